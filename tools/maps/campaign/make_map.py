#!/usr/bin/env python3
"""Makes assets/games/campaign/map.json from assets/games/campaign/sources (SOURCES.md tells what they are).
usage: tools/maps/campaign/make_map.py [--check]     (--check: says whether the file is what the sources give)"""
import sys

from ground import LETTERS, STATES, ZONES, Ground
from hexes import COLUMNS, NAMES, ROWS, Mapping
from sources import Sources, sides_of
from map_file import sources_of, write_or_check

SOURCES = sources_of('campaign')


def place_of_row(row):
    place = {'name': row['name'], 'hex': row['hex'], 'kinds': row['kinds'].split()}
    if row['group']:
        place['group'] = row['group']
    for column in ('center', 'harbor'):
        if row[column]:
            place[column] = int(row[column])
    return place


def letters(of):
    """A string a row of the map, a letter a column."""
    rows = {}
    for name in NAMES:
        rows.setdefault(name[2:], []).append(of(name))
    return [''.join(row) for _, row in sorted(rows.items())]


def make(rows):
    """The map as its file tells it; `rows` are those of the tables of the sources."""
    ground = Ground(SOURCES / 'ground.json', Mapping(SOURCES / 'mapping.json'), rows)
    lost = [name for name in NAMES if name not in ground.state and not ground.zone[name]]
    if lost:
        sys.exit('seas.csv: no zone for ' + ' '.join(lost))
    return {
        'format': 'longroll-campaign-map/1',
        'id': 'campaign',
        'title': 'The American Civil War, 1861 to 1865',
        'sources': 'assets/games/campaign/SOURCES.md',
        'columns': COLUMNS,
        'rows': ROWS,
        'lower': 'even',
        'terrain': letters(lambda name: LETTERS[ground.terrain[name]]),
        'areas': letters(lambda name: STATES[ground.state[name]] if name in ground.state else ZONES[ground.zone[name]]),
        'waters': [{'name': row['name'], 'kind': row['kind'], 'sides': sides_of(row['sides'])} for row in rows['waters.csv']],
        'crossings': [{'kind': row['kind'], 'side': row['side'].split('/')} for row in rows['crossings.csv']],
        'hexsides': [{'kind': row['kind'], 'sides': sides_of(row['sides'])} for row in rows['marks.csv']],
        'inlets': [{'name': row['name'], 'corner': row['corner'].split()} for row in rows['inlets.csv']],
        'lines': [{'name': row['name'], 'kind': row['kind'], 'hexes': row['hexes'].split()} for row in rows['lines.csv']],
        'places': [place_of_row(row) for row in rows['places.csv']],
        'regions': [{'name': 'Appalachia', 'kind': 'area', 'hexes': sorted(ground.appalachia)},
                    {'name': 'Snow', 'kind': 'area', 'hexes': sorted(ground.snow())}],
    }


if __name__ == '__main__':
    sys.exit(write_or_check('campaign', Sources, make, COLUMNS * ROWS, (',', ':')))
