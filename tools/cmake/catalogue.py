"""catalogue.py OUT.json INDEX.json EDITION.json...: what the home page says of the battles before any game has been read.

OUT holds a list for each game: "battles" as assets/games/battles/index.json lists them, with the first scenario of each folder;
"dixie" by the days of its editions. An entry is the battle's folder, the scenario that its button begins, its name (the folder's
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


def battles(index):
    for battle in read(index)["battles"]:
        folder = battle["folder"]
        file = Path(index).parent / folder / f"{battle['scenarios'][0]}.json"
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


out, index, *files = sys.argv[1:]
editions = sorted(map(read, files), key=day)
games = {"dixie": [entry(one["edition"], one["edition"], one["title"], one["day"]) for one in editions],
         "battles": list(battles(index))}
with open(out, "w", encoding="ascii", newline="\n") as f:
    json.dump({"format": "longroll-catalogue/1", "games": games}, f, separators=(",", ":"))
    f.write("\n")
