"""The hexes of the campaign's map, and the way from degrees to their plane: Albers' equal-area cone, a turn and scale, and a bend
(sources/mapping.json)."""
import math
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / 'lib'))
from hex_plane import STEP, BentMapping, centre, hex_at, name_of, names_of, place_of, places_around  # noqa: E402, F401

COLUMNS, ROWS = 49, 35
PARALLELS = (math.radians(29.5), math.radians(45.5))
CONE = (math.sin(PARALLELS[0]) + math.sin(PARALLELS[1])) / 2
CONSTANT = math.cos(PARALLELS[0]) ** 2 + 2 * CONE * math.sin(PARALLELS[0])
NAMES = names_of(COLUMNS, ROWS)
ON_MAP = set(NAMES)


def around(name):
    """The six hexes about a hex, clockwise from the north; also those beyond the edge of the map."""
    return [name_of(column, row) for column, row in places_around(name)]


def neighbours(name):
    return [other for other in around(name) if other in ON_MAP]


def side_of(a, b):
    """A hexside, its lower hex first."""
    return tuple(sorted((a, b)))


def corners(side):
    """The two corners in which a hexside ends, each by the three hexes that meet there."""
    a, b = side
    return [tuple(sorted((a, b, c))) for c in around(a) if c in around(b)]


class Mapping(BentMapping):
    def straight(self, latitude, longitude):
        angle = CONE * math.radians(longitude - self.told['meridian'])
        radius = math.sqrt(CONSTANT - 2 * CONE * math.sin(math.radians(latitude))) / CONE
        east, south = radius * math.sin(angle), -radius * math.cos(angle)
        a, b, across, down = self.similarity
        return a * east - b * south + across, -a * south - b * east + down

    def outline(self, points, step=0.4):
        """A closed line of degrees as points of the plane, none much farther from the next than `step`."""
        return [self.point(*point) for point in self.dense(points + points[:1], step, 1)]
