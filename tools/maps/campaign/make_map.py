#!/usr/bin/env python3
"""Makes assets/games/campaign/map.json from assets/games/campaign/sources (SOURCES.md tells what they are).
usage: tools/maps/campaign/make_map.py [--check]     (--check: says whether the file is what the sources give)"""
import json
import sys

from ground import LETTERS, STATES, ZONES, Ground
from hexes import COLUMNS, NAMES, ROWS, Mapping
from sources import ROOT, Sources, sides_of

FOLDER = ROOT / 'assets' / 'games' / 'campaign'


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
    ground = Ground(FOLDER / 'sources' / 'ground.json', Mapping(FOLDER / 'sources' / 'mapping.json'), rows)
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


def text_of(ground):
    """JSON with a line for each row of the ground and each part of the lists."""
    def compact(item):
        return json.dumps(item, ensure_ascii=True, separators=(',', ':'))
    parts = []
    for key, value in ground.items():
        if isinstance(value, list):
            parts.append(' %s: [\n%s\n ]' % (json.dumps(key), ',\n'.join('  ' + compact(item) for item in value)))
        else:
            parts.append(' %s: %s' % (json.dumps(key), json.dumps(value)))
    return '{\n' + ',\n'.join(parts) + '\n}\n'


def main():
    sources = Sources(FOLDER / 'sources')
    if sources.faults:
        sys.stderr.write(''.join('assets/games/campaign/sources/%s\n' % fault for fault in sources.faults))
        return 1
    text = text_of(make(sources.rows))
    path = FOLDER / 'map.json'
    if '--check' not in sys.argv[1:]:
        path.write_text(text, encoding='utf-8')
        print('%s: %d hexes, %d bytes' % (path.relative_to(ROOT), COLUMNS * ROWS, len(text)))
        return 0
    if path.is_file() and path.read_text(encoding='utf-8') == text:
        return 0
    sys.stderr.write('assets/games/campaign/map.json: is not what its sources give: run tools/maps/campaign/make_map.py\n')
    return 1


if __name__ == '__main__':
    sys.exit(main())
