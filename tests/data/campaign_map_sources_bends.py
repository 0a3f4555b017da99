#!/usr/bin/env python3
"""Does tools/maps/campaign/make_map.py see what is wrong with a table of its sources? Bends a copy in one place at a time and asks that
the fault is told as file, row, column, what stands there and what may stand there.
usage: tests/data/campaign_map_sources_bends.py"""
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tools/maps/campaign'))
from sources import Sources  # noqa: E402

SOURCES = ROOT / 'assets/games/campaign/sources'

# What is bent, the table, what stands there, what is put there, the words of the fault.
BENDS = [
    ('a hex of a word', 'lines.csv', '4410 4409', '4410 B409', r'lines\.csv: row \d+, column hexes: "B409": a hex of the map'),
    ('a hex off the map', 'by_hand.csv', '4815 4816', '4815 5016', r'by_hand\.csv: row 2, column hexes: "5016": a hex of the map'),
    ('terrain of another game', 'by_hand.csv', 'swamp', 'woods', r'column terrain: "woods": clear, rough, swamp'),
    ('a state of later years', 'hexes.csv', ',VA,', ',WV,', r'column state: "WV": AL, AR'),
    ('a side of hexes apart', 'waters.csv', '1001/1102', '1001/1103', r'waters\.csv: row 2, column sides: "1001/1103": a hexside'),
    ('a creek', 'waters.csv', 'River,minor', 'River,creek', r'column kind: "creek": minor, seasonal'),
    ('a ford', 'crossings.csv', 'ferry,', 'ford,', r'column kind: "ford": bridge, ferry'),
    ('degrees in minutes', 'places.csv', '37.541', "37 32'", r"column latitude: \"37 32'\": degrees"),
    ('a place far from its degrees', 'places.csv', '-77.436,4410', '-77.436,4405', r'column hex: "4405": .*Richmond lies \d\.\d hexes away|one place a hex'),
    ('a city without a reason', 'places.csv', '"capital of the Confederacy; 37,900 people"', '', r'column note: "": why the place is a city'),
    ('a town that recruits', 'places.csv', 'Macon,city,32', 'Macon,town,32', r'column kinds: "town": a city recruits'),
    ('city and town', 'places.csv', 'Macon,city,32', 'Macon,city town,32', r'column kinds: "city town": some of city town port'),
    ('a harbour ashore', 'places.csv', 'Norfolk,city port', 'Norfolk,city', r'column harbor: "1": a critical port is a port'),
    ('a group of another name', 'places.csv', ',Tidewater,', ',Uplands,', r'column group: "Uplands": nothing, Trans-Mississippi'),
    ('sure in other words', 'waters.csv', ',estimated,', ',perhaps,', r'column sure: "perhaps": rule, sure'),
    ('a column is gone', 'places.csv', 'longitude', 'east', r'row 1: no column longitude'),
]

unseen = 0
for fault in Sources(SOURCES).faults:
    unseen += 1
    print('the tables as they are: %s' % fault)
for name, table, stands, put, words in BENDS:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / 'sources'
        shutil.copytree(SOURCES, copy)
        text = (copy / table).read_text(encoding='utf-8')
        if stands not in text:
            unseen += 1
            print('%s: %s does not stand in %s' % (name, stands, table))
            continue
        (copy / table).write_text(text.replace(stands, put, 1), encoding='utf-8')
        faults = Sources(copy).faults
        if not any(re.search(words, fault) for fault in faults):
            unseen += 1
            print('%s: nobody says %s: only %s' % (name, words, ' | '.join(faults[:3]) or 'nothing'))
print('%d bends of the sources of the campaign\'s map, %d unseen' % (len(BENDS), unseen))
sys.exit(1 if unseen else 0)
