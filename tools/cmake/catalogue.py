"""catalogue.py OUT.json POSTER.json...: what the home page says of the games before any of them has been read.

POSTER is assets/posters/GAME.json; its name is the game's id. OUT holds the posters in their order, each with its game's battles:
as games/GAME/index.json lists them, with the first scenario of each folder; without an index, every file of the folder that has an
"edition" and its "day", by that day. An entry is the battle's folder, the scenario that its button begins, its name (the folder's
words: cedar-mountain is Cedar Mountain), title and date. web/views/catalogue.cpp reads it. A scenario that cannot be read is left
out here with a warning: the engine names its faults when the game is opened.
"""
import json
import re
import sys
from pathlib import Path

MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December")


def read(file):
    return json.loads(Path(file).read_text(encoding="utf-8"))


def entry(folder, scenario, title, date):
    name = " ".join(word.capitalize() for word in folder.split("-"))
    return {"folder": folder, "scenario": scenario, "name": name, "title": title, "date": date}


def of_index(index):
    for battle in read(index)["battles"]:
        folder = battle["folder"]
        file = index.parent / folder / f"{battle['scenarios'][0]}.json"
        try:
            scenario = read(file)
            yield entry(folder, scenario["id"], scenario["title"], scenario["date"])
        except (OSError, ValueError, KeyError) as trouble:
            print(f"warning: {file} has no place on the home page: {trouble!r}", file=sys.stderr)


def day(edition):
    """The first day of "July 1st to 3rd, 1863", to sort by."""
    found = re.match(rf"({'|'.join(MONTHS)}) (\d+)\D.* (\d{{4}})$", edition["day"])
    if not found:
        sys.exit(f"the day of the edition {edition['edition']} is no date: {edition['day']}")
    return int(found[3]), MONTHS.index(found[1]), int(found[2])


def of_editions(folder):
    files = map(read, sorted(folder.glob("*.json")))
    for one in sorted((file for file in files if "edition" in file and "day" in file), key=day):
        yield entry(one["edition"], one["edition"], one["title"], one["day"])


def poster(file):
    """The file with its game and battles; what it does not say is empty."""
    said = read(file)
    folder = file.parent.parent / "games" / file.stem
    index = folder / "index.json"
    battles = list(of_index(index) if index.is_file() else of_editions(folder))
    words = {"game": file.stem, "places": ", ".join(one["name"] for one in battles), "lesson": "", "has_cards": False, **said}
    return {**{name: value for name, value in words.items() if name not in ("format", "order")}, "quick_starts": battles}


out, *files = sys.argv[1:]
files = sorted(map(Path, files), key=lambda file: read(file)["order"])
with open(out, "w", encoding="ascii", newline="\n") as f:
    json.dump({"format": "longroll-catalogue/2", "posters": list(map(poster, files))}, f, separators=(",", ":"))
    f.write("\n")
