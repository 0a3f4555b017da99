#!/usr/bin/env python3
"""Does tools/maps/chattanooga/make_map.py see what is wrong with a table of its sources? Bends a copy in one place at a time and asks
that the fault is told as file, row, column, what stands there and what may stand there.
usage: tests/data/chattanooga_map_sources_bends.py"""
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tools/maps/chattanooga'))
from sources import Sources  # noqa: E402

SOURCES = ROOT / 'assets/games/chattanooga/sources'

# What is bent, the table, what stands there, what is put there, the words of the fault.
BENDS = [
    ('a hex of a word', 'lines.csv', '1341 1342', '1341 B342', r'lines\.csv: row \d+, column hexes: "B342": a hex of the map'),
    ('a hex off the map', 'hexes.csv', '4128 4129', '6128 4129', r'hexes\.csv: row 2, column hexes: "6128": a hex of the map'),
    ('terrain of another game', 'hexes.csv', '4128 4129,clear', '4128 4129,morass', r'column terrain: "morass": nothing, clear, woods'),
    ('a level too many', 'hexes.csv', 'clear,1,Orchard Knob', 'clear,3,Orchard Knob', r'column level: "3": nothing, 0, 1, 2'),
    ('half a side', 'streams.csv', '1745/1845', '1745', r'streams\.csv: row 2, column sides: "1745": a hexside'),
    ('a side of no hexes', 'bridges.csv', '4245/4345', '4245/9945', r'bridges\.csv: row \d+, column side: "4245/9945": a hexside'),
    ('a turnpike', 'lines.csv', 'road,Moore road', 'turnpike,Moore road', r'column kind: "turnpike": road, railroad'),
    ('an unknown kind of place', 'places.csv', "Ross's Landing,landing", "Ross's Landing,harbor", r'column kind: "harbor": town, village'),
    ('degrees in minutes', 'places.csv', '35.0535', "35 3'", r"places\.csv: row \d+, column latitude: \"35 3'\": degrees"),
    ('a place far from its degrees', 'places.csv', '-85.3500,1431', '-85.3500,1437', r'column hex: "1437": Brown\'s Ferry lies \d\.\d hexes away'),
    ('sure in other words', 'places.csv', '1431,sure', '1431,certain', r'column sure: "certain": rule, sure, likely, doubtful'),
    ('neither a redoubt nor none', 'fortification.csv', 'yes', 'maybe', r'column redoubt: "maybe": nothing, yes'),
    ('a comma in a note', 'lines.csv', 'the Cracker Line: 3.3', 'the Cracker Line, 3.3', r'there must be 5.*quotation marks'),
    ('letters of other keyboards', 'places.csv', "Smith's Hill", 'Smith\u2019s Hill', r'printable ASCII'),
    ('a column is gone', 'places.csv', 'longitude', 'east', r'row 1: no column longitude'),
]


def faults_of(folder):
    return Sources(folder).faults


def main():
    unseen = 0
    for text in faults_of(SOURCES):
        print('the sources as they are: %s' % text)
        unseen += 1
    for name, file, old, new, words in BENDS:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place) / 'sources'
            shutil.copytree(SOURCES, folder)
            text = (folder / file).read_text(encoding='utf-8')
            if old not in text:
                print('%s: %s has no "%s" to bend' % (name, file, old))
                unseen += 1
                continue
            (folder / file).write_text(text.replace(old, new, 1), encoding='utf-8')
            told = faults_of(folder)
        if not any(re.search(words, fault) for fault in told):
            print('%s: nobody says %s: only %s' % (name, words, ' | '.join(told) or 'nothing'))
            unseen += 1
    print('%d bends of the sources of the map of Chattanooga, %d unseen' % (len(BENDS), unseen))
    return 1 if unseen else 0


if __name__ == '__main__':
    sys.exit(main())
