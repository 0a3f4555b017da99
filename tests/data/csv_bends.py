#!/usr/bin/env python3
"""Does tools/counters/make_forces.py see what is wrong with a table? Bends a copy of a battle's sources in one place at a time and
asks that the fault is told as row, column, what stands there and what may stand there. usage: tests/data/csv_bends.py"""
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools/counters"))
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

unseen = 0
with tempfile.TemporaryDirectory() as scratch:
    make_forces.BATTLES = Path(scratch)
    for name, file, bend, fault in BENDS:
        folder = Path(scratch) / BATTLE
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT / "assets/games/battles" / BATTLE, folder)
        path = folder / "sources" / file
        if bend is None:
            path.unlink()
        else:
            lines = path.read_text(encoding="utf-8").splitlines()
            bend(lines)
            path.write_text("\n".join(lines) + "\n", encoding="utf-8", errors="surrogateescape")
        told = make_forces.Sheet(BATTLE).faults
        if not any(re.search(fault, text) for text in told):
            unseen += 1
            print(f"{name}: nobody says {fault}{': only ' + told[0] if told else ''}")
print(f"{len(BENDS)} bends of tables, {unseen} unseen")
sys.exit(1 if unseen else 0)
