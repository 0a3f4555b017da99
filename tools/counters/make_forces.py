#!/usr/bin/env python3
"""tools/counters/make_forces.py [--check] [BATTLE...]: makes assets/games/battles/BATTLE/forces.json.

Reads the battle's sources/: brigades.csv (the order of battle, one row a brigade, battery group or leader), counters.csv (which
rows make a counter, its names and a line about it; id "-" leaves rows out and says why) and formations.csv. Strengths come from
the one formula of FORMAT.md, below. Every row must be used once; where a row is shared, the shares must add up to it.
With --check nothing is written: it says whether the files are what their tables give.
"""
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BATTLES = ROOT / "assets/games/battles"

sys.path.insert(0, str(ROOT / "tools/lib"))
from strict_csv import COUNT, NUMBER, TEXT, WORD, Table, one_of  # noqa: E402

# FORMAT.md, "Ratings": men or guns for a point of strength, and movement points an hour.
MEN_A_POINT = {"infantry": 300, "cavalry": 400}
GUNS_A_POINT = {"artillery": 3, "horse-artillery": 3, "gunboat": 1.5}
MOVEMENT = {"infantry": 4, "cavalry": 7, "artillery": 4, "horse-artillery": 6, "leader": 7, "gunboat": 6}
SIDES = {"Union": "usa", "Confederate": "csa"}

# FORMAT.md, "Sources": the columns that are read, and what may stand in them. There may be more.
COLUMNS = {
    "brigades.csv": {"row": WORD, "side": one_of(*SIDES), "commander": TEXT, "arm": one_of(*MOVEMENT), "strength": NUMBER, "guns": COUNT,
                     "estimated": one_of("y", "n", "")},
    "formations.csv": {"id": WORD, "side": one_of("usa", "csa"), "title": WORD},
    "counters.csv": {"id": WORD, "name": TEXT, "title": TEXT, "formation": TEXT, "arm": one_of(*MOVEMENT, ""), "rows": WORD, "men": NUMBER,
                     "guns": NUMBER, "about": WORD},
}


def strength(arm, men, guns):
    """The one formula: men (or guns) by the point, rounded, a half up, at least 1."""
    if arm == "leader":
        return 0
    points = guns / GUNS_A_POINT[arm] if arm in GUNS_A_POINT else men / MEN_A_POINT[arm]
    return max(1, int(points + 0.5))


class Sheet:
    """The tables of one battle, and what is wrong with them."""

    def __init__(self, battle):
        self.battle = battle
        folder = BATTLES / battle / "sources"
        self.faults = []
        self.used = {}
        tables = {name: Table(folder / name, columns) for name, columns in COLUMNS.items()}
        for table in tables.values():
            self.faults += [f"{battle}: {text}" for text in table.faults]
        self.rows = {}
        for row in tables["brigades.csv"].rows:
            if row["row"] in self.rows:
                self.fault(f"brigades.csv: two rows {row['row']}")
            self.rows[row["row"]] = row
        self.formations = tables["formations.csv"].rows
        self.counters = tables["counters.csv"].rows

    def fault(self, text):
        self.faults.append(f"{self.battle}: {text}")

    def size(self, row, key):
        return row[key] or 0

    def rows_of(self, line):
        rows = []
        for name in line["rows"].split():
            if name in self.rows:
                rows.append(self.rows[name])
            else:
                self.fault(f"{line['id']}: there is no row {name}")
        return rows

    def counter(self, line):
        """The counter of a line of counters.csv; None when the line leaves its rows out."""
        rows = self.rows_of(line)
        men = sum(self.size(row, "strength") for row in rows) if line["men"] is None else line["men"]
        guns = sum(self.size(row, "guns") for row in rows) if line["guns"] is None else line["guns"]
        share = tuple(line["rows"].split())
        for row in share:
            taken = self.used.setdefault(row, [share, 0, 0])
            if taken[0] != share:
                self.fault(f"row {row} is in two groups of rows: {' '.join(taken[0])} and {' '.join(share)}")
        self.used[share[0]][1] += men
        self.used[share[0]][2] += guns if line["men"] is None or line["guns"] is not None else 0
        if line["id"] == "-":
            return None
        arms = {row["arm"] for row in rows}
        arm = line["arm"] or (arms.pop() if len(arms) == 1 else self.fault(f"{line['id']}: several arms") or "infantry")
        if any(SIDES[row["side"]] != line["id"][:3] for row in rows):
            self.fault(f"{line['id']}: a row of the other side")
        counter = {
            "id": line["id"], "name": line["name"], "title": line["title"], "side": line["id"][:3], "arm": arm,
            "strength": strength(arm, men, guns), "movement": MOVEMENT[arm], "formation": line["formation"],
        }
        if arm != "leader":
            counter["men"] = men
        if guns and arm in GUNS_A_POINT:
            counter["guns"] = guns
        if any(row["estimated"] == "y" for row in rows):
            counter["estimated"] = True
        counter["about"] = line["about"]
        return counter

    def make(self):
        counters = [made for line in self.counters if (made := self.counter(line))]
        for name, row in self.rows.items():
            if name not in self.used:
                self.fault(f"row {name} ({row['commander']}) is neither on a counter nor left out")
        for share, men, guns in {taken[0]: self.used[taken[0][0]] for taken in self.used.values()}.values():
            of_rows = [self.rows[row] for row in share if row in self.rows]
            for what, given in (("strength", men), ("guns", guns)):
                there = sum(self.size(row, what) for row in of_rows)
                if there != given:
                    self.fault(f"rows {' '.join(share)}: {given} of {what} on counters, {there} in the order of battle")
        return {
            "format": "longroll-battles-forces/1",
            "id": self.battle,
            "sources": f"assets/games/battles/{self.battle}/sources/README.md",
            "formations": [{key: line[key] for key in ("id", "side", "title")} for line in self.formations],
            "counters": counters,
        }


def text_of(forces):
    """One counter a line."""
    parts = []
    for key, value in forces.items():
        if isinstance(value, list):
            lines = ",\n".join("    " + json.dumps(item, ensure_ascii=False) for item in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main():
    only_check = "--check" in sys.argv[1:]
    battles = [name for name in sys.argv[1:] if name != "--check"]
    battles = battles or sorted(path.parents[1].name for path in BATTLES.glob("*/sources/counters.csv"))
    faults = []
    for battle in battles:
        sheet = Sheet(battle)
        if sheet.faults:  # a table that cannot be read makes no order of battle
            faults += sheet.faults
            continue
        forces = sheet.make()
        faults += sheet.faults
        file = BATTLES / battle / "forces.json"
        text = text_of(forces)
        if only_check:
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                faults.append(f"{file.relative_to(ROOT)}: not what its tables give; run tools/counters/make_forces.py")
        else:
            file.write_text(text, encoding="utf-8")
            for side in ("usa", "csa"):
                mine = [counter for counter in forces["counters"] if counter["side"] == side]
                by_arm = {}
                for counter in mine:
                    count, points = by_arm.get(counter["arm"], (0, 0))
                    by_arm[counter["arm"]] = (count + 1, points + counter["strength"])
                arms = ", ".join(f"{count} {arm} of {points}" for arm, (count, points) in by_arm.items())
                print(f"{battle} {side}: {len(mine)} counters: {arms}")
    for text in faults:
        print(text, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
