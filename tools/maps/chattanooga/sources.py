"""Reads assets/games/chattanooga/sources strictly: every fault is told as file, row, column, what stands there, what may stand there."""
import math
import re
import sys
from pathlib import Path

from hexes import NAMES, Mapping, centre

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / 'tools' / 'lib'))
from strict_csv import TEXT, WORD, Table, one_of  # noqa: E402

SURE = one_of('rule', 'sure', 'likely', 'doubtful')
KINDS_OF_SPOTS = one_of('town', 'village', 'house', 'church', 'mill', 'landing', 'fort', 'hill', 'gap', 'crossroads', 'mouth', 'camp',
                        'station', 'tunnel', 'landmark')
TERRAIN = one_of('', 'clear', 'woods', 'swamp', 'ravine', 'hillside', 'town', 'river')
TABLES = {
    'hexes.csv': {'hexes': WORD, 'terrain': TERRAIN, 'level': one_of('', '0', '1', '2'), 'height': TEXT, 'note': TEXT, 'sure': SURE},
    'lines.csv': {'kind': one_of('road', 'railroad'), 'name': TEXT, 'hexes': WORD, 'sure': SURE, 'note': TEXT},
    'streams.csv': {'name': WORD, 'sides': WORD, 'sure': SURE, 'note': TEXT},
    'bridges.csv': {'side': WORD, 'name': TEXT, 'sure': SURE, 'note': TEXT},
    'fortification.csv': {'hex': WORD, 'against': WORD, 'redoubt': one_of('', 'yes')},
    'places.csv': {'name': WORD, 'kind': KINDS_OF_SPOTS, 'latitude': WORD, 'longitude': WORD, 'hex': TEXT, 'sure': SURE, 'note': TEXT},
}
HEXES = {('hexes.csv', 'hexes'), ('lines.csv', 'hexes'), ('fortification.csv', 'hex'), ('fortification.csv', 'against'), ('places.csv', 'hex')}
SIDES = {('streams.csv', 'sides'), ('bridges.csv', 'side')}
FARTHEST = 2.5  # hexes between where a place lies by its degrees and the hex that it is given
ON_MAP = set(NAMES)


class Sources:
    """`rows[file]`: the rows of each table; `faults`: what is wrong with them."""

    def __init__(self, folder):
        self.faults = []
        self.rows = {}
        for file, columns in TABLES.items():
            table = Table(Path(folder) / file, columns, ascii_only=True)
            self.faults += table.faults
            self.rows[file] = table.rows
        for file, rows in self.rows.items():
            for number, row in enumerate(rows, 2):
                self.check_places(file, number, row)
        if not self.faults:
            self.check_degrees(Mapping(Path(folder) / 'mapping.json'))

    def fault(self, file, number, column, text, may):
        self.faults.append('%s: row %d, column %s: "%s": %s' % (file, number, column, text, may))

    def check_places(self, file, number, row):
        for column, text in row.items():
            if (file, column) in HEXES:
                for word in text.split():
                    if word not in ON_MAP:
                        self.fault(file, number, column, word, 'a hex of the map, column and row: 4128')
            if (file, column) in SIDES:
                for word in text.split():
                    if len(word) != 9 or word[4] != '/' or word[:4] not in ON_MAP or word[5:] not in ON_MAP:
                        self.fault(file, number, column, word, 'a hexside, two hexes of the map: 4245/4345')
            if column in ('latitude', 'longitude') and not re.fullmatch(r'-?[0-9]{2}\.[0-9]{3,5}', text):
                self.fault(file, number, column, text, 'degrees with three to five decimals, west negative: -85.2738')

    def check_degrees(self, mapping):
        """A place is given a hex of its own only near the one where its degrees lie."""
        for number, row in enumerate(self.rows['places.csv'], 2):
            if not row['hex']:
                continue
            point = mapping.point(float(row['latitude']), float(row['longitude']))
            away = math.dist(point, centre(row['hex']))
            if away > FARTHEST:
                self.fault('places.csv', number, 'hex', row['hex'],
                           '%s lies %.1f hexes away by its degrees; %.1f at most' % (row['name'], away, FARTHEST))


def sides_of(text):
    return [side.split('/') for side in text.split()]
