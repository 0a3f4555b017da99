"""The hexes of the map of Chattanooga, and the way from degrees to their plane."""
import math
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / 'lib'))
from hex_plane import STEP, BentMapping, centre, hex_at, name_of, names_of, place_of, places_around  # noqa: E402, F401

COLUMNS, ROWS = 60, 56
RADIUS = 0.5 / STEP
NAMES = names_of(COLUMNS, ROWS)


def neighbours(name):
    """The neighbours on the map, clockwise from the top."""
    return [name_of(c, r) for c, r in places_around(name) if 1 <= c <= COLUMNS and 1 <= r <= ROWS]


class Mapping(BentMapping):
    def straight(self, latitude, longitude):
        origin, unit = self.told['origin'], self.told['unit_yards'] * 0.9144
        at = math.radians(origin[0])
        metres_north = 111132.954 - 559.822 * math.cos(2 * at)
        metres_east = 111412.84 * math.cos(at) - 93.5 * math.cos(3 * at)
        east = (longitude - origin[1]) * metres_east / unit
        north = (latitude - origin[0]) * metres_north / unit
        a, b, across, down = self.similarity
        return a * east - b * north + across, -a * north - b * east + down

    def line(self, points, step=0.2):
        """A line of degrees as points of the plane, none much farther from the next than `step`."""
        return [self.point(*point) for point in self.dense(points, step, 2) + [tuple(points[-1])]]
