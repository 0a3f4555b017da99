"""Reads assets/games/chattanooga/sources strictly: every fault is told as file, row, column, what stands there, what may stand there."""
import sys
from pathlib import Path

from hexes import NAMES, Mapping

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / 'tools' / 'lib'))
from map_sources import MapSources, sides_of  # noqa: E402, F401
from strict_csv import TEXT, WORD, one_of  # noqa: E402

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


class Sources(MapSources):
    tables, hexes, sides, on_map = TABLES, HEXES, SIDES, set(NAMES)
    hex_words = 'a hex of the map, column and row: 4128'
    side_words = 'a hexside, two hexes of the map: 4245/4345'
    degrees = (r'-?[0-9]{2}\.[0-9]{3,5}', 'degrees with three to five decimals, west negative: -85.2738')
    farthest = 2.5

    def __init__(self, folder):
        super().__init__(folder)
        if not self.faults:
            self.check_degrees(Mapping(Path(folder) / 'mapping.json'))
