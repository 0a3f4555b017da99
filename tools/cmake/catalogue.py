"""catalogue.py OUT.json POSTER.json...: what the home page says of the games before any of them has been read.

POSTER is assets/posters/GAME.json; its name is the game's id. OUT holds the posters in their order, each with its game's battles:
as games/GAME/index.json lists them: "battles" with the first scenario of each folder, "scenarios" or "editions", a file each. An entry is the
battle's folder, the scenario that its button begins, its name (the folder's words: cedar-mountain is Cedar Mountain), title,
date, and the forces of both sides in words: who leads them, what they have, and what comes later. web/views/catalogue.cpp reads it. A scenario that cannot be read is left out here with a warning: the engine names its
faults when the game is opened. The campaign has no index: its starts are games/campaign/1861.json and so on.
"""
import json
import sys
from pathlib import Path


def read(file):
    return json.loads(Path(file).read_text(encoding="utf-8"))


def entry(folder, scenario, title, date, forces):
    name = " ".join(word.capitalize() for word in folder.split("-"))
    return {"folder": folder, "scenario": scenario, "name": name, "title": title, "date": date, **forces}


def number(count, one, many):
    return f"{count} {one if count == 1 else many}"


def forces_of_battle(forces, scenario, side):
    """"McDowell. 11 units of infantry, 1 of cavalry, 9 of guns. 2 come later, from one in the afternoon.\""""
    counters = [one for one in forces["counters"] if one["side"] == side]
    heads = [one["name"] for one in counters if one["arm"] == "leader" and "." not in one["formation"]][:2]
    arms = [(sum(one["arm"] == arm for one in counters), words)
            for arm, words in (("infantry", "infantry"), ("cavalry", "cavalry"), ("artillery", "guns"))]
    first, *rest = [(count, words) for count, words in arms if count]
    said = ", ".join([f"{number(first[0], 'unit', 'units')} of {first[1]}"] + [f"{count} of {words}" for count, words in rest])
    later = [one for one in scenario["arrivals"] if one["units"][0].startswith(side)]
    units = sum(len(one["units"]) for one in later)
    hour = scenario["turns"][min(one["turn"] for one in later) - 1]["label"] if later else ""
    return f"{' and '.join(heads)}. {said}." + (f" {number(units, 'unit comes', 'units come')} later, from {hour}." if later else "")


def forces_of_edition(one, side):
    """"McDowell. 88 cards: 60 infantry, 8 cavalry, 13 guns. A hand of 18, then 1 a turn.\""""
    cards = [card for card in one["cards"] if card["side"] == side]
    general = next(card["short"] for card in cards if card["type"] == "general")
    of = lambda kind: sum(card["type"] == kind for card in cards)
    arms = [f"{of(kind)} {words}" for kind, words in (("infantry", "infantry"), ("cavalry", "cavalry"), ("artillery", "guns")) if of(kind)]
    return f"{general}. {len(cards)} cards: {', '.join(arms)}. A hand of {one['muster'][side]}, then {one['reinforcements'][side]} a turn."


def of_battle(folder, battle):
    scenario = read(folder / battle["folder"] / f"{battle['scenarios'][0]}.json")
    forces = read(folder / battle["folder"] / "forces.json")
    sides = {side: forces_of_battle(forces, scenario, side) for side in ("usa", "csa")}
    return entry(battle["folder"], scenario["id"], scenario["title"], scenario["date"], sides)


def forces_set_up(forces, scenario, side):
    """"Longstreet. 37 units of infantry, 6 of guns.\""""
    units = {one["id"]: one for one in forces["counters"]}
    placed = [units[name] for entry in scenario["setup"] + scenario.get("arrivals", []) for name in entry["units"] if name.startswith(side)]
    heads = [one["name"] for one in placed if one["type"] == "leader"][:2]
    arms = [(sum(one["type"] == arm for one in placed), words)
            for arm, words in (("infantry", "infantry"), ("cavalry", "cavalry"), ("artillery", "guns"))]
    first, *rest = [(count, words) for count, words in arms if count]
    said = ", ".join([f"{number(first[0], 'unit', 'units')} of {first[1]}"] + [f"{count} of {words}" for count, words in rest])
    return (f"{' and '.join(heads)}. " if heads else "") + said + "."


def of_scenario(folder, name):
    scenario = read(folder / f"{name}.json")
    forces = read(folder / "forces.json")
    sides = {side: forces_set_up(forces, scenario, side) for side in ("usa", "csa")}
    return entry(name, scenario["id"], scenario["title"], scenario["date"], sides)


def of_edition(folder, name):
    one = read(folder / f"{name}.json")
    return entry(name, one["edition"], one["title"], one["day"], {side: forces_of_edition(one, side) for side in ("usa", "csa")})


def force_of_start(start, side):
    """"49 army points, 4 naval.\""""
    units = {}
    for line in start["setup"]:
        if line["side"] == side:
            for kind, count in line.get("units", {}).items():
                units[kind] = units.get(kind, 0) + count
    kinds = [(units.get("asp", 0), "of the armies"), (units.get("cavalry", 0), "of cavalry"),
             (sum(units.get(kind, 0) for kind in ("nsp", "rsp", "ironclad", "flotilla")), "afloat")]
    first, *rest = [(count, words) for count, words in kinds if count]
    return ", ".join([f"{number(first[0], 'point', 'points')} {first[1]}"] + [f"{count} {words}" for count, words in rest]) + "."


def of_start(file):
    start = read(file)
    turn = next(one for one in read(file.parent / "turns.json")["turns"] if one["turn"] == start["begins"]["turn"])
    sides = {side: force_of_start(start, side) for side in ("usa", "csa")}
    return entry(start["id"], start["id"], start["title"], f"{turn['season'].capitalize()} {turn['year']}", sides)


def of_starts(folder):
    for file in sorted(folder.glob("[0-9]*.json")):
        if read(file)["format"] == "longroll-campaign-start/1":
            yield of_start(file)


def of_index(folder):
    """What the index lists, as far as it can be read; a game to come has none."""
    file = folder / "index.json"
    index = read(file) if file.is_file() else {}
    for kind, make in (("battles", of_battle), ("scenarios", of_scenario), ("editions", of_edition)):
        for one in index.get(kind, []):
            try:
                yield make(folder, one)
            except (OSError, ValueError, KeyError) as trouble:
                print(f"warning: {one} of {file} has no place on the home page: {trouble!r}", file=sys.stderr)


def poster(file):
    """The file with its game and battles; what it does not say is empty."""
    said = read(file)
    folder = file.parent.parent / "games" / file.stem
    battles = list(of_index(folder)) or list(of_starts(folder))
    words = {"game": file.stem, "places": ", ".join(one["name"] for one in battles), "lesson": "", "has_cards": False, **said}
    return {**{name: value for name, value in words.items() if name not in ("format", "order")}, "quick_starts": battles}


out, *files = sys.argv[1:]
files = sorted(map(Path, files), key=lambda file: read(file)["order"])
with open(out, "w", encoding="ascii", newline="\n") as f:
    json.dump({"format": "longroll-catalogue/2", "posters": list(map(poster, files))}, f, separators=(",", ":"))
    f.write("\n")
