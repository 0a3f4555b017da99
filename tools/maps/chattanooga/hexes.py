"""The hexes of the map of Chattanooga as points of a plane: a hex is one unit from side to side, x runs to the right, y down, even
columns lie half a hex lower. And the way from degrees to that plane."""
import json
import math

COLUMNS, ROWS = 60, 56
STEP = math.sqrt(3) / 2  # from column to column
RADIUS = 0.5 / STEP


def name_of(column, row):
    return '%02d%02d' % (column, row)


def place_of(name):
    return int(name[:2]), int(name[2:])


NAMES = [name_of(column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)]


def centre(name):
    column, row = place_of(name)
    return column * STEP, row + (0.5 if column % 2 == 0 else 0.0)


def neighbours(name):
    """The neighbours on the map, clockwise from the top."""
    column, row = place_of(name)
    down = 1 if column % 2 == 0 else 0
    steps = ((0, -1), (1, down - 1), (1, down), (0, 1), (-1, down), (-1, down - 1))
    around = ((column + dc, row + dr) for dc, dr in steps)
    return [name_of(c, r) for c, r in around if 1 <= c <= COLUMNS and 1 <= r <= ROWS]


def hex_at(x, y):
    """The hex that holds a point; also one beyond the edge of the map, as column and row."""
    nearest = None
    about = round(x / STEP)
    for column in (about - 1, about, about + 1):
        drop = 0.5 if column % 2 == 0 else 0.0
        row = math.floor(y - drop + 0.5)
        for near in (row - 1, row, row + 1):
            distance = (x - column * STEP) ** 2 + (y - near - drop) ** 2
            if nearest is None or distance < nearest[0]:
                nearest = (distance, column, near)
    return nearest[1], nearest[2]


class Mapping:
    """From degrees to the plane, by sources/mapping.json."""

    def __init__(self, path):
        with open(path, encoding='utf-8') as file:
            told = json.load(file)
        self.origin = told['origin']
        self.unit = told['unit_yards'] * 0.9144
        self.similarity = told['similarity']
        self.bend = list(zip(told['points'], told['weights']))
        self.affine = told['affine']

    def straight(self, latitude, longitude):
        """Turned and scaled, not bent."""
        at = math.radians(self.origin[0])
        metres_north = 111132.954 - 559.822 * math.cos(2 * at)
        metres_east = 111412.84 * math.cos(at) - 93.5 * math.cos(3 * at)
        east = (longitude - self.origin[1]) * metres_east / self.unit
        north = (latitude - self.origin[0]) * metres_north / self.unit
        a, b, across, down = self.similarity
        return a * east - b * north + across, -a * north - b * east + down

    def point(self, latitude, longitude):
        x, y = self.straight(latitude, longitude)
        moved = [self.affine[0][k] + x * self.affine[1][k] + y * self.affine[2][k] for k in (0, 1)]
        for (px, py), weight in self.bend:
            square = max((x - px) ** 2 + (y - py) ** 2, 1e-300)
            pull = 0.5 * square * math.log(square)
            moved[0] += pull * weight[0]
            moved[1] += pull * weight[1]
        return x + moved[0], y + moved[1]

    def hex(self, latitude, longitude):
        return name_of(*hex_at(*self.point(latitude, longitude)))

    def line(self, points, step=0.2):
        """A line of degrees as points of the plane, none much farther from the next than `step`."""
        dense = []
        for (from_lat, from_lon), (to_lat, to_lon) in zip(points, points[1:]):
            (x, y), (to_x, to_y) = self.straight(from_lat, from_lon), self.straight(to_lat, to_lon)
            parts = max(2, int(math.hypot(to_x - x, to_y - y) / step))
            dense += [(from_lat + (to_lat - from_lat) * i / parts, from_lon + (to_lon - from_lon) * i / parts) for i in range(parts)]
        dense.append(tuple(points[-1]))
        return [self.point(*point) for point in dense]
