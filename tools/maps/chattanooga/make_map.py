#!/usr/bin/env python3
"""Makes assets/games/chattanooga/map.json from assets/games/chattanooga/sources (SOURCES.md tells what they are).
usage: tools/maps/chattanooga/make_map.py [--check]     (--check: says whether the file is what the sources give)"""
import sys

from ground import LETTERS, Ground
from hexes import COLUMNS, NAMES, ROWS, Mapping, neighbours
from regions import reach, regions
from sources import Sources, sides_of
from map_file import sources_of, write_or_check

SOURCES = sources_of('chattanooga')
START = '4128'  # a hex of the ground in play: all that hangs together with it on this bank is in play


def blocked_sides(ground, road_steps):
    """The palisade: where the plateau of Lookout Mountain falls off, but for the road that climbs it."""
    found = []
    for name in NAMES:
        for other in neighbours(name):
            is_cliff = (ground.height[name] == ground.height[other] == 'Lookout Mountain'
                        and ground.level[name] == 2 and ground.level[other] < 2)
            if is_cliff and frozenset((name, other)) not in road_steps:
                found.append(sorted((name, other)))
    return sorted(found)


def make(rows):
    """The map as its file tells it; `rows` are those of the tables of the sources."""
    mapping = Mapping(SOURCES / 'mapping.json')
    ground = Ground(SOURCES / 'ground.json', mapping)
    ground.set_by_hand(rows['hexes.csv'])
    lines = [{'name': row['name'], 'kind': row['kind'], 'hexes': row['hexes'].split()} for row in rows['lines.csv']]
    streams = {row['name']: sides_of(row['sides']) for row in rows['streams.csv']}
    roads = [line['hexes'] for line in lines if line['kind'] == 'road']
    road_steps = {frozenset(step) for hexes in roads for step in zip(hexes, hexes[1:])}
    in_play = reach(START, lambda a, b: ground.terrain[b] != 'river')
    works = rows['fortification.csv']
    named = regions(ground, streams, {name for hexes in roads for name in hexes}, in_play)
    named.append(('Redoubts', 'area', {row['hex'] for row in works if row['redoubt']}))
    spots = [{'name': row['name'], 'kind': row['kind'], 'hex': row['hex'] or mapping.hex(float(row['latitude']), float(row['longitude']))}
             for row in rows['places.csv']]
    return {
        'format': 'longroll-chattanooga-map/1',
        'id': 'chattanooga',
        'title': 'Chattanooga',
        'sources': 'assets/games/chattanooga/SOURCES.md',
        'columns': COLUMNS,
        'rows': ROWS,
        'lower': 'even',
        'terrain': ground.letters(lambda name: LETTERS[ground.terrain[name]]),
        'levels': ground.letters(lambda name: str(ground.level[name])),
        'playable': ground.letters(lambda name: '.' if name in in_play else 'x'),
        'waters': [{'name': name, 'kind': 'stream', 'sides': sides} for name, sides in streams.items()],
        'crossings': [{**({'name': row['name']} if row['name'] else {}), 'kind': 'bridge', 'side': row['side'].split('/')}
                      for row in rows['bridges.csv']],
        'works': [{'kind': 'fortification', 'hex': row['hex'], 'against': row['against'].split()} for row in works],
        'hexsides': [{'kind': 'blocked', 'sides': blocked_sides(ground, road_steps)}],
        'lines': [{**({'name': line['name']} if line['name'] else {}), 'kind': line['kind'], 'hexes': line['hexes']} for line in lines],
        'spots': spots,
        'regions': [{'name': name, 'kind': kind, 'hexes': sorted(hexes)} for name, kind, hexes in named],
    }


if __name__ == '__main__':
    sys.exit(write_or_check('chattanooga', Sources, make, COLUMNS * ROWS))
