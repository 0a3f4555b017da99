"""Reads assets/games/campaign/sources strictly: every fault is told as file, row, column, what stands there, what may stand there."""
import math
import re
import sys
from pathlib import Path

from ground import LETTERS, STATES, ZONES
from hexes import ON_MAP, Mapping, around, centre, hex_at, name_of

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / 'tools' / 'lib'))
from strict_csv import FIGURE, TEXT, WORD, Table, one_of  # noqa: E402

SURE = one_of('rule', 'sure', 'likely', 'estimated', 'doubtful')
WATERS = ('minor', 'seasonal', 'navigable', 'lake', 'bay', 'tidal')
KINDS = ('city', 'town', 'port', 'fortress', 'inlet', 'source')  # of a place, in this order
GROUPS = ('Trans-Mississippi', 'Mississippi Valley', 'Piedmont', 'Tidewater', 'Gulf Coast', 'Atlantic Coast', 'Tennessee Valley')
TABLES = {
    'hexes.csv': {'hex': WORD, 'state': one_of(*STATES), 'land': FIGURE, 'latitude': WORD, 'longitude': WORD},
    'by_hand.csv': {'hexes': WORD, 'terrain': one_of(*LETTERS), 'note': TEXT, 'sure': SURE},
    'seas.csv': {'zone': one_of(*ZONES), 'first_column': WORD, 'last_column': WORD, 'first_row': WORD, 'last_row': WORD},
    'waters.csv': {'name': WORD, 'kind': one_of(*WATERS), 'sides': WORD, 'sure': SURE, 'note': TEXT},
    'lines.csv': {'kind': one_of('railroad', 'unfinished', 'road'), 'name': WORD, 'hexes': WORD, 'sure': SURE, 'note': TEXT},
    'crossings.csv': {'kind': one_of('bridge', 'ferry'), 'side': WORD, 'name': TEXT, 'sure': SURE, 'note': TEXT},
    'marks.csv': {'kind': one_of('levee', 'sand-bar', 'loop'), 'name': WORD, 'sides': WORD, 'sure': SURE, 'note': TEXT},
    'inlets.csv': {'name': WORD, 'corner': WORD, 'sure': SURE, 'note': TEXT},
    'places.csv': {'name': WORD, 'kinds': WORD, 'latitude': WORD, 'longitude': WORD, 'hex': WORD, 'group': one_of('', *GROUPS),
                   'center': one_of('', '1', '2', '4'), 'harbor': one_of('', '1'), 'sure': SURE, 'note': TEXT},
}
HEXES = {('hexes.csv', 'hex'), ('by_hand.csv', 'hexes'), ('lines.csv', 'hexes'), ('inlets.csv', 'corner'), ('places.csv', 'hex')}
SIDES = {('waters.csv', 'sides'), ('crossings.csv', 'side'), ('marks.csv', 'sides')}
FARTHEST = 1.8  # hexes between where a place lies by its degrees and the hex that it is given


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
            self.check_kinds()
            self.check_degrees(Mapping(Path(folder) / 'mapping.json'))

    def fault(self, file, number, column, text, may):
        self.faults.append('%s: row %d, column %s: "%s": %s' % (file, number, column, text, may))

    def check_places(self, file, number, row):
        for column, text in row.items():
            if (file, column) in HEXES:
                for word in text.split():
                    if word not in ON_MAP:
                        self.fault(file, number, column, word, 'a hex of the map, column and row: 4410')
            if (file, column) in SIDES:
                for word in text.split():
                    if len(word) != 9 or word[4] != '/' or word[:4] not in ON_MAP or word[5:] not in around(word[:4]):
                        self.fault(file, number, column, word, 'a hexside, two neighbours of the map: 4506/4406')
            if column in ('latitude', 'longitude') and not re.fullmatch(r'-?[0-9]{2}\.[0-9]{3}', text):
                self.fault(file, number, column, text, 'degrees with three decimals, west negative: -85.310')

    def check_kinds(self):
        """A place is a city, a town or neither, besides what else it is; cities alone recruit and have a value; one place a hex."""
        taken = {}
        for number, row in enumerate(self.rows['places.csv'], 2):
            kinds = row['kinds'].split()
            if kinds != [kind for kind in KINDS if kind in kinds] or {'city', 'town'} <= set(kinds):
                self.fault('places.csv', number, 'kinds', row['kinds'], 'some of %s, in this order, never city and town' % ' '.join(KINDS))
            if (row['group'] or row['center']) and 'city' not in kinds:
                self.fault('places.csv', number, 'kinds', row['kinds'], 'a city recruits and is a critical supply centre, no other place')
            if row['harbor'] and 'port' not in kinds:
                self.fault('places.csv', number, 'harbor', row['harbor'], 'a critical port is a port')
            if 'city' in kinds and not row['note']:
                self.fault('places.csv', number, 'note', '', 'why the place is a city')
            if row['hex'] in taken:
                self.fault('places.csv', number, 'hex', row['hex'], 'one place a hex: %s lies there' % taken[row['hex']])
            taken[row['hex']] = row['name']

    def check_degrees(self, mapping):
        """A place lies in the hex where its degrees fall, or near it."""
        for number, row in enumerate(self.rows['places.csv'], 2):
            point = mapping.point(float(row['latitude']), float(row['longitude']))
            away = math.dist(point, centre(row['hex']))
            if away > FARTHEST and name_of(*hex_at(*point)) != row['hex']:
                self.fault('places.csv', number, 'hex', row['hex'],
                           '%s lies %.1f hexes away by its degrees; %.1f at most' % (row['name'], away, FARTHEST))


def sides_of(text):
    return [side.split('/') for side in text.split()]
