#!/usr/bin/env python3
"""Do tools/counters/make_forces.py, tools/counters/make_chattanooga.py and tools/cards/make.py see what is wrong with a table? Bends a copy
of the sources of a battle, of Chattanooga's units, or of the cards, in one place at a time and asks that the fault is told as row, column, what stands there and what may stand there. Then puts
nonsense into every column in turn: that may give faults, never a traceback. usage: tests/data/csv_bends.py"""
import csv
import io
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools/counters"), str(ROOT / "tools/cards")]
import make as cards  # noqa: E402
import make_chattanooga  # noqa: E402
import make_forces  # noqa: E402

BATTLE = "bull-run"


def cell(column, text):
    """Puts `text`, as it stands in the file, in that column of the last row that has something there."""
    def bend(lines):
        head = lines[0].split(",")
        at = max(n for n, line in enumerate(lines) if n and len(cells(line)) == len(head) and cells(line)[head.index(column)])
        row = cells(lines[at])
        row[head.index(column)] = text
        lines[at] = ",".join(row)
    return bend


def cells(line):
    return re.findall(r'(?:^|,)("(?:[^"]|"")*"|[^,]*)', line)


BENDS = [
    ("a number with a comma between quotation marks", "brigades.csv", cell("strength", '"1,700"'),
     r'row \d+ \([uc]\d+\), column strength: "1,700": a whole number in digits alone'),
    ("a number with a comma", "brigades.csv", cell("strength", "1,700"), r"13 cells.* there must be 12.*quotation marks"),
    ("about so many", "brigades.csv", cell("strength", "ca. 900"), r'column strength: "ca. 900": a whole number'),
    ("a negative number", "brigades.csv", cell("strength", "-5"), r'column strength: "-5": a whole number'),
    ("guns in words", "brigades.csv", cell("guns", "six"), r'column guns: "six": a whole number'),
    ("an unknown side", "brigades.csv", cell("side", "Rebel"), r'column side: "Rebel": Union, Confederate'),
    ("an unknown arm", "brigades.csv", cell("arm", "zouaves"), r'column arm: "zouaves": infantry, cavalry'),
    ("neither yes nor no", "brigades.csv", cell("estimated", "maybe"), r'column estimated: "maybe": y, n, nothing'),
    ("a text cut by a comma", "counters.csv", cell("about", "It stood, and ran."), r"10 cells.* there must be 9.*quotation marks"),
    ("no text at all", "counters.csv", cell("about", ""), r"column about: \"\": something must stand there"),
    ("men in a phrase", "counters.csv", cell("rows", ""), r"column rows: \"\": something must stand there"),
    ("a column is gone", "counters.csv", lambda lines: lines.__setitem__(0, lines[0].replace("about", "text")),
     r"row 1: no column about: its columns are id, name"),
    ("a row twice", "brigades.csv", lambda lines: lines.append(lines[3]), r"two rows "),
    ("a formation of no side", "formations.csv", cell("side", "union"), r'column side: "union": usa, csa'),
    ("a file that is no text", "formations.csv", lambda lines: lines.append("\udcff"), r"formations.csv: cannot be read"),
    ("no file", "formations.csv", None, r"formations.csv: cannot be read"),
]

NUMERAL = "a whole number in digits alone"
CARD_BENDS = [
    ("men with a comma between quotation marks", "bull-run-1861.csv", cell("strength", '"1,700"'),
     rf'bull-run-1861.csv: row \d+ \(\w+\), column strength: "1,700": {NUMERAL}'),
    ("men with a comma", "shiloh-1862.csv", cell("crew", "1,700"), r"17 cells.* there must be 16.*quotation marks"),
    ("about so many men", "gettysburg-1863.csv", cell("strength", "ca. 900"), rf'column strength: "ca. 900": {NUMERAL}'),
    ("losses in words", "gettysburg-1863.csv", cell("casualties", "many"), rf'column casualties: "many": {NUMERAL}'),
    ("guns in words", "gettysburg-1863.csv", cell("guns", "six"), rf'column guns: "six": {NUMERAL}'),
    ("guns and nothing after", "bull-run-1861.csv", cell("guns", "6 pieces"), r'column guns: "6 pieces": a whole number in digits, or "6 \('),
    ("an unknown side", "shiloh-1862.csv", cell("side", "USA"), r'column side: "USA": Union, Confederate'),
    ("an unknown arm", "bull-run-1861.csv", cell("arm", "marines"), r'column arm: "marines": general, infantry'),
    ("a fourth morale", "gettysburg-1863.csv", cell("morale", "D"), r'column morale: "D": A, B, C, nothing'),
    ("a letter of another alphabet", "bull-run-1861.csv", cell("commander", "Schenck\u00e9"), r'column commander: "Schenck.": letters, digits and signs of a plain'),
    ("a column is gone", "shiloh-1862.csv", lambda lines: lines.__setitem__(0, lines[0].replace("crew", "men")), r"row 1: no column crew: its columns are"),
    ("a line cut by a comma", "bull-run-cards.csv", cell("line", "It stood, and ran."), r"bull-run-cards.csv: row \d+ .*cells.*quotation marks"),
    ("a card without a line", "bull-run-cards.csv", cell("line", ""), r'bull-run-cards: csa .*, column line: "": something must stand'),
    ("a rating in words", "gettysburg-cards.csv", cell("attack", "good"), rf'column attack: "good": {NUMERAL}'),
    ("a general without a rating", "gettysburg-cards.csv", cell("attack", ""), r'gettysburg-cards: .*, column attack: "": something must stand'),
    ("conduct beyond measure", "shiloh-cards-csa.csv", cell("conduct", "+2"), r'column conduct: "\+2": -1, 0, 1, nothing'),
    ("unknown ground", "shiloh-terrain-usa.csv", cell("terrain", "swamp"), r'column terrain: "swamp": hill, rocks'),
    ("a creek without a limit", "bull-run-terrain.csv", cell("limit", ""), r"column limit: \"\": something must stand there where terrain is creek"),
    ("copies in words", "gettysburg-specials.csv", cell("copies", "two"), rf'column copies: "two": {NUMERAL}'),
    ("no copies", "shiloh-specials-usa.csv", cell("copies", ""), r'column copies: "": something must stand there'),
    ("an unknown kind of special", "bull-run-specials.csv", cell("kind", "airship"), r'column kind: "airship": ford, railway'),
    ("points in words", "special-kinds.csv", cell("bp", "two"), rf'column bp: "two": {NUMERAL}'),
    ("a state of no card", "states.csv", cell("short", "Nobody"), r'states.csv: column short: "Nobody": no such card'),
    ("losses with a comma", "shiloh-brigade-losses.csv", cell("casualties", '"1,013"'), rf'column casualties: "1,013": {NUMERAL}'),
]

UNIT_BENDS = [
    ("men in words", "units.csv", cell("men", "many"), rf'units.csv: row \d+ \(.+\), column men: "many": {NUMERAL}'),
    ("a battery without guns", "units.csv", cell("guns", ""), r'column guns: "": something must stand there where arm is artillery'),
    ("an unknown weapon", "units.csv", cell("weapon", "bow"), r'column weapon: "bow": repeating, rifle, mixed'),
    ("an unknown record", "units.csv", cell("record", "good"), r'column record: "good": elite, veteran'),
    ("a formation in words", "units.csv", cell("formation", "the first"), r'units.csv: .*, column formation: "the first": formations such as 7'),
    ("a brigade of nobody", "units.csv", cell("brigade", "nobody"), r"there is no formation nobody of csa in formations.csv"),
    ("a unit of the card is misspelt", "units.csv", cell("printed", "60 TN"), r"units.csv: the card's .* stands 0 times: 1 there"),
    ("a unit of the card is gone", "units.csv", lambda lines: lines.pop(5), r"units.csv: the card's .* stands 0 times: 1 there"),
    ("a unit of the card twice", "card.csv", lambda lines: lines.append(lines[9]), r"units.csv: the card's .* stands 1 times: 2 there"),
    ("a span in words", "leaders.csv", cell("span", "all"), r'leaders.csv: .*, column span: "all": formations such as 7'),
    ("a span beyond the last", "leaders.csv", cell("span", "33-70"), r'leaders.csv: .*, column span: "33-70": the last formation may be 63'),
    ("an unknown grade", "leaders.csv", cell("grade", "brilliant"), r'column grade: "brilliant": outstanding, able, steady'),
    ("copies in words", "markers.csv", cell("count", "many"), rf'column count: "many": {NUMERAL}'),
]


def write_bent(path, bend):
    """Bends the file; with no bend it is taken away."""
    if bend is None:
        path.unlink()
        return
    lines = path.read_text(encoding="utf-8").splitlines()
    bend(lines)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", errors="surrogateescape")


def nonsense(column, text):
    """Puts that into the column of the first row, as the file would have it."""
    def bend(lines):
        table = list(csv.reader(lines))
        table[1][table[0].index(column)] = text
        out = io.StringIO()
        csv.writer(out, lineterminator="\n").writerows(table)
        lines[:] = out.getvalue().splitlines()
    return bend


def faults_of_battle():
    sheet = make_forces.Sheet(BATTLE)
    if not sheet.faults:
        sheet.make()
    return sheet.faults


def faults_of_units():
    sheet = make_chattanooga.Sheet(of_units.parent)
    if not sheet.faults:
        sheet.make()
    return sheet.faults


def faults_of_cards(edition):
    try:
        cards.make(edition)
    except cards.Refused as refused:
        return refused.faults
    return []


def edition_of(file):
    """The edition whose cards a table makes; that of all, a table for all."""
    return next((edition for edition in cards.READERS if file.startswith(edition)), "gettysburg")


unseen = 0
tried = 0


def say(text):
    global unseen
    unseen += 1
    print(text)


def try_bend(name, bent, faults, wanted):
    """`bent`: a path and what stands in it when it is whole; asks for the wanted fault, or only that nothing breaks."""
    global tried
    tried += 1
    path, bend, whole = bent
    write_bent(path, bend)
    try:
        told = faults()
        if wanted and not any(re.search(wanted, text) for text in told):
            say(f"{name}: nobody says {wanted}{': only ' + told[0] if told else ''}")
    except Exception as error:  # pylint: disable=broad-except  # that is what is looked for
        say(f"{name} in {path.name}: {type(error).__name__}: {error}")
    path.write_bytes(whole)


def columns_of(path):
    return path.read_text(encoding="utf-8").splitlines()[0].split(",")


with tempfile.TemporaryDirectory() as scratch:
    make_forces.BATTLES = Path(scratch)
    cards.ASSETS = Path(scratch) / "dixie"
    shutil.copytree(ROOT / "assets/games/battles" / BATTLE, Path(scratch) / BATTLE)
    shutil.copytree(ROOT / "assets/games/dixie", cards.ASSETS)
    shutil.copytree(ROOT / "assets/games/chattanooga/sources", Path(scratch) / "chattanooga/sources")
    of_battle, of_cards, of_units = Path(scratch) / BATTLE / "sources", cards.ASSETS / "sources", Path(scratch) / "chattanooga/sources"
    for name, file, bend, fault in BENDS:
        try_bend(name, (of_battle / file, bend, (of_battle / file).read_bytes()), faults_of_battle, fault)
    for name, file, bend, fault in CARD_BENDS:
        try_bend(name, (of_cards / file, bend, (of_cards / file).read_bytes()), lambda file=file: faults_of_cards(edition_of(file)), fault)
    for name, file, bend, fault in UNIT_BENDS:
        try_bend(name, (of_units / file, bend, (of_units / file).read_bytes()), faults_of_units, fault)
    unit_tables = [of_units / name for name in make_chattanooga.COLUMNS]
    for path in sorted(of_battle.glob("*.csv")) + sorted(of_cards.glob("*.csv")) + unit_tables:
        faults = faults_of_units if path in unit_tables else faults_of_battle if path.parent == of_battle else lambda path=path: faults_of_cards(edition_of(path.name))
        for column in columns_of(path):
            for text in ("", "1,700 ?"):
                try_bend(f"\"{text}\" in the column {column}", (path, nonsense(column, text), path.read_bytes()), faults, None)
bends = len(BENDS) + len(CARD_BENDS) + len(UNIT_BENDS)
print(f"{bends} bends of tables and {tried - bends} of nonsense, {unseen} unseen")
sys.exit(1 if unseen else 0)
