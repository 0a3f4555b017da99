#!/usr/bin/env python3
"""tools/cards/make_bull_run.py [--check]: makes assets/games/dixie/bull-run.json from the tables in assets/games/dixie/sources.

The numbers on the cards come from the formulas of assets/games/dixie/FORMAT.md, which are written out here once. With
--check nothing is written: status 1 when the file is not what the tables give. Prints the counts and sums by side and arm.
"""
import csv
import json
import re
import sys
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets/games/dixie"
TARGET = ASSETS / "bull-run.json"
SIDES = {"usa": "Union", "csa": "Confederate"}
ARMS = ("infantry", "cavalry", "artillery", "general")
ROMAN = {"1": "I", "2": "II", "3": "III", "4": "IV", "5": "V"}
ORDER = ("id", "side", "type", "name", "short", "ob", "cv", "fire", "guns", "attack", "defense", "stars", "wounded", "killed",
         "terrain", "limit", "special", "when", "effect", "face", "strength", "estimated", "commander", "coat", "bp", "line")

HEAD = {
    "edition": "bull-run",
    "title": "First Bull Run",
    "day": "July 21st, 1861",
    "sources": "assets/games/dixie/sources/README.md",
    "format": 1,
    "battle_deck": {"usa": 30, "csa": 30},
    "muster": {"usa": 18, "csa": 15},
    "reinforcements": {"usa": 1, "csa": 1},
    "quiet_turns": 6,
}

TERRAIN_POINTS = {"hill": 8, "woods": 7, "field": 5}


def rows(name):
    with open(ASSETS / "sources" / name, encoding="ascii", newline="") as file:
        return list(csv.DictReader(file))


def combat_value(arm, strength, guns, conduct):
    """FORMAT.md, "Combat value": a band of size, moved by conduct, within 1 to 4."""
    if arm == "artillery":
        band = 2 if guns >= 4 else 1
    else:
        band = 1 if strength < 350 else 2 if strength < 750 else 3
    return max(1, min(4, band + conduct))


def firepower(arm, guns_text):
    """FORMAT.md, "Firepower": infantry F2, cavalry F1, artillery by what most of its pieces are."""
    if arm == "infantry":
        return {"short": 2}
    if arm == "cavalry":
        return {"short": 1}
    pieces = [(int(n), kind) for n, kind in re.findall(r"(\d+)x ([^,)]+)", guns_text)]
    if not pieces:  # a mix that the sources do not break down
        pieces = [(1, guns_text)]
    total = sum(n for n, _ in pieces)
    heavy = sum(n for n, kind in pieces if re.search(r"\b[23]0-pdr", kind))
    modern = sum(n for n, kind in pieces if re.search(r"rifle|Parrott|1[23]-pdr", kind))
    if heavy == total:
        return {"long": 2, "short": 2}
    return {"long": 1, "short": 3 if 2 * modern > total else 2}


def battle_points(card):
    """FORMAT.md, "Battle points"."""
    if card["type"] == "general":
        return 1 + 2 * (card["attack"] + card["defense"])
    if card["type"] == "terrain":
        return TERRAIN_POINTS.get(card["terrain"]) or 7 - card["limit"]
    fire = card["fire"]
    points = 2 + card["cv"] * (1 + fire["short"] + fire.get("long", 0))
    return points + (2 if card["type"] == "cavalry" else 0)


def order_of_battle(unit):
    """USA "V/2": 5th Division, 2nd Brigade. CSA "Shenandoah/2"; "Potomac/R" is the Reserve Brigade."""
    if unit["division"] == "Army HQ" and unit["short"] != "Runyon":
        return "Army"
    brigade = re.match(r"(\d)\w\w Brigade|(Reserve) Brigade", unit["brigade"])
    tail = "" if not brigade else "/" + (brigade[1] or "R")
    if unit["side"] == "Union":
        return ROMAN[unit["division"][0]] + tail
    return unit["army"].split()[-1] + tail


def general(card, unit, sheet):
    fate = unit["commander"].split(")")[0]
    card["name"] = re.split(r" \(|, ", unit["commander"])[0]
    card["attack"], card["defense"] = int(sheet["attack"]), int(sheet["defense"])
    card["stars"] = 3 if card["side"] == "csa" else 1 if unit["name"].startswith("Brig") else 0
    if "killed" in fate or "mortally" in fate:
        card["killed"] = True
    elif "wounded" in fate:
        card["wounded"] = True


def troop(card, unit, sheet):
    arm = unit["arm"]
    guns = int(re.match(r"\d+", unit["guns"])[0]) if unit["guns"] else 0
    card["name"] = sheet["name"]
    card["strength"] = int(sheet["strength"] or unit["strength"])
    card["cv"] = combat_value(arm, card["strength"], guns, int(sheet["conduct"]))
    card["fire"] = firepower(arm, unit["guns"])
    if arm == "artillery":
        card["guns"] = guns
    # A share of a unit is an estimate, however well the whole is known.
    card["estimated"] = unit["estimated"] == "y" or bool(sheet["strength"])
    card["commander"] = unit["commander"]


def match(units, sheets):
    """Every unit has a sheet, every sheet a unit, and shares of a unit add up to it. Cards come in order of battle."""
    faults, pairs = [], []
    known = {(code, unit["short"]) for code, side in SIDES.items() for unit in units if unit["side"] == side}
    faults += [f"no such unit: {sheet['side']} {sheet['key']}" for sheet in sheets if (sheet["side"], sheet["key"]) not in known]
    for unit in units:
        code = next(code for code, side in SIDES.items() if side == unit["side"])
        mine = [sheet for sheet in sheets if (sheet["side"], sheet["key"]) == (code, unit["short"])]
        if not mine:
            faults.append(f"no row in bull-run-cards.csv: {code} {unit['short']}")
        elif len(mine) > 1 and sum(int(sheet["strength"]) for sheet in mine) != int(unit["strength"]):
            faults.append(f"the shares of {code} {unit['short']} do not add up to {unit['strength']}")
        pairs += [(code, unit, sheet) for sheet in mine if sheet["short"] != "-"]
    if faults:
        sys.exit("\n".join(faults))
    return pairs


def make():
    cards = []
    for code, unit, sheet in match(rows("bull-run-1861.csv"), rows("bull-run-cards.csv")):
        card = {"side": code, "type": unit["arm"], "short": sheet["short"], "ob": order_of_battle(unit),
                "coat": sheet["coat"], "line": sheet["line"]}
        (general if unit["arm"] == "general" else troop)(card, unit, sheet)
        card["bp"] = battle_points(card)
        cards.append(card)
    for row in rows("bull-run-terrain.csv"):
        card = {"type": "terrain", **{key: row[key] for key in ("side", "terrain", "name", "short", "line")}}
        if row["limit"]:
            card["limit"] = int(row["limit"])
        card["bp"] = battle_points(card)
        cards.append(card)
    kinds = {row["kind"]: row for row in rows("special-kinds.csv")}
    for row in rows("bull-run-specials.csv"):
        kind = kinds[row["kind"]]
        for _ in range(int(row["copies"])):
            cards.append({"type": "special", "special": row["kind"], "when": kind["when"], "effect": kind["effect"],
                          "face": [kind["face1"], kind["face2"]], "bp": int(kind["bp"]),
                          **{key: row[key] for key in ("side", "name", "short", "line")}})
    numbered = []
    for code in SIDES:
        for number, card in enumerate((card for card in cards if card["side"] == code), 1):
            card["id"] = f"dixie.{code}.{number}"
            numbered.append({key: card[key] for key in ORDER if key in card})
            assert set(card) <= set(ORDER), card
    return numbered


def write(cards):
    head = json.dumps(HEAD, indent=2)[:-2]
    return head + ',\n  "cards": [\n' + ",\n".join("    " + json.dumps(card) for card in cards) + "\n  ]\n}\n"


def report(cards):
    for code in SIDES:
        mine = [card for card in cards if card["side"] == code]
        troops = [card for card in mine if "cv" in card]
        points = sum(card["bp"] for card in mine)
        print(f"{code}: {len(mine)} cards, {points} battle points, {30 * points / len(mine):.0f} in 30 average cards; "
              f"{len(troops)} troops, {sum(card['bp'] for card in troops) / len(troops):.2f} points each")
        for kind in (*ARMS, "terrain", "special"):
            some = [card for card in mine if card["type"] == kind]
            values = [card["cv"] for card in some if "cv" in card]
            cv = f"  CV sum {sum(values):3d} mean {sum(values) / len(values):.2f}" if values else ""
            if kind == "general":
                cv = f"  attack {sum(c['attack'] for c in some)} defense {sum(c['defense'] for c in some)}"
            print(f"  {kind:9s} {len(some):3d}  points {sum(card['bp'] for card in some):4d}{cv}")
        print(f"  all troops: CV sum {sum(c['cv'] for c in troops)} mean {sum(c['cv'] for c in troops) / len(troops):.2f}")


def main():
    cards = make()
    text = write(cards)
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="ascii") != text:
            sys.exit(f"{TARGET.name} is not what its tables give: run tools/cards/make_bull_run.py")
        print(f"{TARGET.name} is what its tables give: {len(cards)} cards")
        return
    TARGET.write_text(text, encoding="ascii")
    report(cards)


main()
