"""Reads assets/games/campaign/sources strictly: every fault is told as file, row, column, what stands there, what may stand there."""
import sys
from pathlib import Path

from ground import LETTERS, STATES, ZONES
from hexes import ON_MAP, Mapping, around, hex_at, name_of

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / 'tools' / 'lib'))
from map_sources import MapSources, sides_of  # noqa: E402, F401
from strict_csv import FIGURE, TEXT, WORD, one_of  # noqa: E402

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


class Sources(MapSources):
    tables, hexes, sides, on_map = TABLES, HEXES, SIDES, ON_MAP
    hex_words = 'a hex of the map, column and row: 4410'
    side_words = 'a hexside, two neighbours of the map: 4506/4406'
    degrees = (r'-?[0-9]{2}\.[0-9]{3}', 'degrees with three decimals, west negative: -85.310')
    farthest = 1.8

    def __init__(self, folder):
        super().__init__(folder)
        if not self.faults:
            self.check_kinds()
            self.check_degrees(Mapping(Path(folder) / 'mapping.json'))

    def is_side(self, a, b):
        return a in ON_MAP and b in around(a)

    def has_its_hex(self, point, name):
        return name_of(*hex_at(*point)) == name

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
