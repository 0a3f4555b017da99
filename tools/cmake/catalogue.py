"""catalogue.py OUT.json POSTER.json...: what the home page says of the games before any of them has been read.

POSTER is assets/posters/GAME.json; its name is the game's id. OUT holds the posters in their order, each with its game's battles:
as games/GAME/index.json lists them: "battles" with the first scenario of each folder, or "editions", a file each. An entry is the
battle's folder, the scenario that its button begins, its name (the folder's words: cedar-mountain is Cedar Mountain), title and
date. web/views/catalogue.cpp reads it. A scenario that cannot be read is left out here with a warning: the engine names its
faults when the game is opened.
"""
import json
import sys
from pathlib import Path


def read(file):
    return json.loads(Path(file).read_text(encoding="utf-8"))


def entry(folder, scenario, title, date):
    name = " ".join(word.capitalize() for word in folder.split("-"))
    return {"folder": folder, "scenario": scenario, "name": name, "title": title, "date": date}


def of_battle(folder, battle):
    scenario = read(folder / battle["folder"] / f"{battle['scenarios'][0]}.json")
    return entry(battle["folder"], scenario["id"], scenario["title"], scenario["date"])


def of_edition(folder, name):
    one = read(folder / f"{name}.json")
    return entry(name, one["edition"], one["title"], one["day"])


def of_index(folder):
    """What the index lists, as far as it can be read; a game to come has none."""
    file = folder / "index.json"
    index = read(file) if file.is_file() else {}
    for kind, make in (("battles", of_battle), ("editions", of_edition)):
        for one in index.get(kind, []):
            try:
                yield make(folder, one)
            except (OSError, ValueError, KeyError) as trouble:
                print(f"warning: {one} of {file} has no place on the home page: {trouble!r}", file=sys.stderr)


def poster(file):
    """The file with its game and battles; what it does not say is empty."""
    said = read(file)
    folder = file.parent.parent / "games" / file.stem
    battles = list(of_index(folder))
    words = {"game": file.stem, "places": ", ".join(one["name"] for one in battles), "lesson": "", "has_cards": False, **said}
    return {**{name: value for name, value in words.items() if name not in ("format", "order")}, "quick_starts": battles}


out, *files = sys.argv[1:]
files = sorted(map(Path, files), key=lambda file: read(file)["order"])
with open(out, "w", encoding="ascii", newline="\n") as f:
    json.dump({"format": "longroll-catalogue/2", "posters": list(map(poster, files))}, f, separators=(",", ":"))
    f.write("\n")
