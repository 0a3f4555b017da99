#!/usr/bin/env python3
"""tools/counters/make_chattanooga.py [--check]: makes forces.json and unit-notes.json in assets/games/chattanooga.

Reads sources/: units.csv (regiments and batteries, with what their ratings come from), leaders.csv, formations.csv, markers.csv, and
card.csv, the list of the printed order of battle, each of whose units must stand in units.csv once. Ratings come from the one formula
of FORMAT.md, below. With --check nothing is written: it says whether the files are what their tables give.
"""
import json
import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets/games/chattanooga"

sys.path.insert(0, str(ROOT / "tools/lib"))
sys.path.insert(0, str(ROOT / "tools/counters"))
from make_forces import text_of  # noqa: E402
from strict_csv import NUMBER, TEXT, WORD, Table, one_of  # noqa: E402

YES_NO = one_of("y", "n")
SIDES = one_of("usa", "csa")
ARMIES = one_of("cumberland", "potomac", "tennessee", "confederate-tennessee")
ARMS = one_of("infantry", "cavalry", "artillery")

# FORMAT.md, "Ratings".
MEN_A_POINT = 125              # of combat strength
MEN_A_STEP = 150               # of intensity
GUNS_A_POINT = 3
RIDERS = (3, 4)                # of cavalry, three men in four fight; the fourth holds the horses
WEAPONS = {"repeating": 2, "rifle": 1, "mixed": 0, "carbine": 0, "musket": -1}  # for the intensity
MORALE = {"elite": 5, "veteran": 4, "average": 3, "green": 2}
PIECES = {"howitzer": 4, "smoothbore": 5, "napoleon": 6, "mixed": 7, "field-rifle": 8, "heavy-rifle": 9, "siege-rifle": 10}  # range
CANISTER = ("howitzer", "smoothbore", "napoleon")
SMALL = 200                    # infantry with fewer men gets no extra strength
COMMAND = {"group": 4, "army": 3, "corps": 3, "division": 2}
GRADES = {"outstanding": (2, 1), "able": (1, 1), "steady": (1, 0)}  # combat, and what is added to command
REGIMENTS_A_POINT = 2          # of extra strength
BATTERIES_A_POINT = 4

COLUMNS = {
    "units.csv": {"id": WORD, "side": SIDES, "formation": WORD, "brigade": WORD, "army": ARMIES, "arm": ARMS, "name": WORD, "title": WORD,
                  "printed": TEXT, "men": NUMBER, "guns": NUMBER, "pieces": one_of(*PIECES, ""), "weapon": one_of(*WEAPONS, ""),
                  "record": one_of(*MORALE), "battalion": YES_NO, "regular": YES_NO, "dagger": YES_NO, "estimated": YES_NO, "about": TEXT,
                  "note": TEXT},
    "leaders.csv": {"side": SIDES, "formation": WORD, "army": ARMIES, "name": WORD, "title": WORD, "level": one_of(*COMMAND),
                    "grade": one_of(*GRADES), "span": WORD, "about": WORD},
    "formations.csv": {"id": WORD, "side": SIDES, "formation": TEXT, "title": WORD, "about": TEXT},
    "markers.csv": {"id": WORD, "side": one_of("usa", "csa", "any"), "type": WORD, "name": WORD, "title": WORD, "count": NUMBER, "value": NUMBER},
    "card.csv": {"side": SIDES, "formation": WORD, "arm": ARMS, "printed": WORD},
}
NEEDS = {"units.csv": (("arm", ("infantry", "cavalry"), "weapon"), ("arm", ("artillery",), "pieces"), ("arm", ("artillery",), "guns"),
                       ("dagger", ("n",), "printed"), ("arm", ARMS, "men"))}
SPAN = re.compile(r"A|[1-9][0-9]?(-[1-9][0-9]?)?( [1-9][0-9]?(-[1-9][0-9]?)?)*")
LAST_FORMATION = 63


def rounded(above, below):
    """above / below to the nearest whole number, a half up."""
    return (2 * above + below) // (2 * below)


def within(value, least, most):
    return max(least, min(most, value))


def formations_of(span):
    """The numbers of a span: "1-17 38"."""
    numbers = set()
    for part in span.split():
        first, _, last = part.partition("-")
        numbers |= set(range(int(first), int(last or first) + 1))
    return numbers


def ratings(row):
    """FORMAT.md, "Ratings": front and reverse of a combat unit, and its range."""
    men = row["men"] if row["arm"] == "infantry" else rounded(row["men"] * RIDERS[0], RIDERS[1])
    front = {}
    if row["arm"] == "artillery":
        front["strength"] = within(rounded(row["guns"], GUNS_A_POINT) + (row["pieces"] in CANISTER), 1, 4)
        reach = PIECES[row["pieces"]]
    else:
        front["strength"] = within(rounded(men, MEN_A_POINT), 1, 4)
        front["intensity"] = within(2 + WEAPONS[row["weapon"]] + rounded(men, MEN_A_STEP), 3, 7)
        reach = 2 if row["weapon"] == "repeating" else 1
    front["morale"] = MORALE[row["record"]]
    least = {"strength": 1, "intensity": 3, "morale": 1}
    back = {key: max(least[key], value - 1) for key, value in front.items()}
    return front, back, reach


def has_asterisk(row):
    """FORMAT.md: infantry battalions, and infantry of fewer than 200 men."""
    return row["arm"] == "infantry" and (row["battalion"] == "y" or row["men"] < SMALL)


class Sheet:
    """The tables, and what is wrong with them."""

    def __init__(self, folder=FOLDER):
        self.faults = []
        self.tables = {}
        for name, columns in COLUMNS.items():
            table = Table(folder / "sources" / name, columns, needs=NEEDS.get(name, ()), ascii_only=True)
            self.faults += [f"chattanooga: {text}" for text in table.faults]
            self.tables[name] = table.rows
        self.abouts = {}
        self.notes = {}

    def fault(self, text):
        self.faults.append(f"chattanooga: {text}")

    def check_spans(self):
        for name, key in (("units.csv", "formation"), ("leaders.csv", "span")):
            for row in self.tables[name]:
                if not SPAN.fullmatch(row[key]):
                    self.fault(f"{name}: {row['name']}, column {key}: \"{row[key]}\": formations such as 7, 11-14 or 1-17 38, or A")
                    row[key] = "1"
                elif row[key] != "A" and max(formations_of(row[key])) > LAST_FORMATION:
                    self.fault(f"{name}: {row['name']}, column {key}: \"{row[key]}\": the last formation may be {LAST_FORMATION}")

    def check_card(self):
        """The units of the printed card and those of units.csv that are no dagger units: each once."""
        def key(row):
            return (row["side"], row["formation"], row["arm"], row["printed"])
        card = Counter(key(row) for row in self.tables["card.csv"])
        mine = Counter(key(row) for row in self.tables["units.csv"] if row["dagger"] == "n")
        for one in (card - mine):
            self.fault(f"units.csv: the card's {one[3]} ({one[2]} of {one[0]} {one[1]}) stands {mine[one]} times: {card[one]} there")
        for one in (mine - card):
            self.fault(f"units.csv: {one[3]} ({one[2]} of {one[0]} {one[1]}) stands {mine[one]} times: {card[one]} on the card")

    def formation(self, side, name, place):
        if (side, name) not in self.abouts:
            self.fault(f"{place}: there is no formation {name} of {side} in formations.csv")
        return f"{side}.{name}"

    def unit(self, row):
        front, back, reach = ratings(row)
        unit = {"id": row["id"], "name": row["name"], "title": row["title"], "side": row["side"],
                "formation": self.formation(row["side"], row["brigade"], f"units.csv: {row['id']}"), "type": row["arm"], "army": row["army"],
                "formations": row["formation"], "front": front, "back": back, "range": reach}
        if has_asterisk(row):
            unit["asterisk"] = True
        for key in ("dagger", "regular", "estimated"):
            if row[key] == "y":
                unit[key] = True
        unit["men"] = row["men"]
        if row["arm"] == "artillery":
            unit["guns"] = row["guns"]
        unit["weapon"] = row["weapon"] or row["pieces"]
        unit["record"] = row["record"]
        about = row["about"] or self.abouts.get((row["side"], row["brigade"]), "")
        if about:
            self.notes[row["id"]] = about
        return unit

    def leader(self, row):
        combat, more = GRADES[row["grade"]]
        name = f"{row['side']}.{row['name'].lower().replace(' ', '-')}"
        self.notes[name] = row["about"]
        return {"id": name, "name": row["name"], "title": row["title"], "side": row["side"],
                "formation": self.formation(row["side"], row["formation"], f"leaders.csv: {row['name']}"), "type": "leader", "army": row["army"],
                "formations": row["span"], "combat": combat, "command": COMMAND[row["level"]] + more}

    def marker(self, side, formation, name, whose, span, points):
        word = "all" if name == "AA" else span
        return {"id": f"{side}.extra-{word}", "name": name, "title": f"Extra strength, {whose}", "side": side, "formation": formation,
                "type": "extra-strength", "formations": span, "value": points, **({"artillery": True} if name == "AA" else {})}

    def extra_strength(self, side):
        """5.9: a marker a division, and one for all batteries of the side."""
        units = [row for row in self.tables["units.csv"] if row["side"] == side and row["dagger"] == "n"]
        markers = []
        for leader in self.tables["leaders.csv"]:
            if leader["side"] == side and leader["level"] == "division":
                span = formations_of(leader["span"])
                regiments = [row for row in units if row["arm"] != "artillery" and not has_asterisk(row) and formations_of(row["formation"]) <= span]
                markers.append(self.marker(side, f"{side}.{leader['formation']}", f"Extra {leader['span']}", f"{leader['name']}'s division", leader["span"],
                                           rounded(len(regiments), REGIMENTS_A_POINT)))
        batteries = [row for row in units if row["arm"] == "artillery"]
        army = {"usa": "armies", "csa": "army"}[side]
        markers.append(self.marker(side, self.formation(side, army, "extra strength"), "AA", "all batteries", "A", rounded(len(batteries), BATTERIES_A_POINT)))
        return markers

    def make(self):
        self.check_spans()
        self.check_card()
        formations = self.tables["formations.csv"]
        self.abouts = {(row["side"], row["id"]): row["about"] for row in formations}
        counters = [self.unit(row) for row in self.tables["units.csv"]] + [self.leader(row) for row in self.tables["leaders.csv"]]
        counters += self.extra_strength("usa") + self.extra_strength("csa")
        markers = [{key: row[key] for key in ("id", "side", "type", "name", "title", "count", "value") if row[key] is not None} for row in self.tables["markers.csv"]]
        return {
            "format": "longroll-chattanooga-forces/1",
            "id": "chattanooga",
            "sources": "assets/games/chattanooga/SOURCES-UNITS.md",
            "formations": [{"id": f"{row['side']}.{row['id']}", "side": row["side"], "title": row["title"]} for row in formations],
            "counters": counters,
            "markers": markers,
        }


def notes_text(notes):
    """What is told of each unit: a line for all of whom the same is told, in the order of their first."""
    told = {}
    for name, about in notes.items():
        told.setdefault(about, []).append(name)
    lines = ",\n".join("    " + json.dumps({"units": units, "about": about}, ensure_ascii=False) for about, units in told.items())
    return '{\n  "format": "longroll-chattanooga-unit-notes/1",\n  "notes": [\n' + lines + "\n  ]\n}\n"


def summary(forces):
    for side in ("usa", "csa"):
        mine = [unit for unit in forces["counters"] if unit["side"] == side]
        print(side, dict(Counter(unit["type"] for unit in mine)))
        for arm in ARMS:
            of_arm = [unit for unit in mine if unit["type"] == arm]
            if of_arm:
                told = {key: dict(sorted(Counter(unit["front"].get(key, 0) for unit in of_arm).items())) for key in ("strength", "intensity", "morale")}
                print(f"  {arm}: {told}, {sum('asterisk' in unit for unit in of_arm)} asterisks")


def main():
    sheet = Sheet()
    if not sheet.faults:
        forces = sheet.make()
        for name, text in {"forces.json": text_of(forces), "unit-notes.json": notes_text(sheet.notes)}.items():
            file = FOLDER / name
            if "--check" not in sys.argv[1:]:
                file.write_text(text, encoding="utf-8")
            elif not file.exists() or file.read_text(encoding="utf-8") != text:
                sheet.fault(f"{file.relative_to(ROOT)}: not what its tables give; run tools/counters/make_chattanooga.py")
        if "--check" not in sys.argv[1:]:
            summary(forces)
    for text in sheet.faults:
        print(text, file=sys.stderr)
    return 1 if sheet.faults else 0


if __name__ == "__main__":
    sys.exit(main())
