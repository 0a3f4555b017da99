"""The hexes of the campaign's map as points of a plane: a hex is one unit from side to side, x runs east, y south, even columns lie half a
hex lower. And the way from degrees to that plane: Albers' equal-area cone, a turn and scale, and a bend (sources/mapping.json)."""
import json
import math

COLUMNS, ROWS = 49, 35
STEP = math.sqrt(3) / 2  # from column to column
PARALLELS = (math.radians(29.5), math.radians(45.5))
CONE = (math.sin(PARALLELS[0]) + math.sin(PARALLELS[1])) / 2
CONSTANT = math.cos(PARALLELS[0]) ** 2 + 2 * CONE * math.sin(PARALLELS[0])


def name_of(column, row):
    return '%02d%02d' % (column, row)


def place_of(name):
    return int(name[:2]), int(name[2:])


NAMES = [name_of(column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)]


def centre(name):
    column, row = place_of(name)
    return column * STEP, row + (0.5 if column % 2 == 0 else 0.0)


def around(name):
    """The six hexes about a hex, clockwise from the north; also those beyond the edge of the map."""
    column, row = place_of(name)
    down = 1 if column % 2 == 0 else 0
    steps = ((0, -1), (1, down - 1), (1, down), (0, 1), (-1, down), (-1, down - 1))
    return [name_of(column + across, row + lower) for across, lower in steps]


ON_MAP = set(NAMES)


def neighbours(name):
    return [other for other in around(name) if other in ON_MAP]


def side_of(a, b):
    """A hexside, its lower hex first."""
    return tuple(sorted((a, b)))


def corners(side):
    """The two corners in which a hexside ends, each by the three hexes that meet there."""
    a, b = side
    return [tuple(sorted((a, b, c))) for c in around(a) if c in around(b)]


def hex_at(x, y):
    """The hex that holds a point; also one beyond the edge of the map, as column and row."""
    nearest = None
    about = round(x / STEP)
    for column in (about - 1, about, about + 1):
        drop = 0.5 if column % 2 == 0 else 0.0
        row = math.floor(y - drop + 0.5)
        for near in (row - 1, row, row + 1):
            distance = (x - column * STEP) ** 2 + (y - near - drop) ** 2
            if not nearest or distance < nearest[0]:
                nearest = (distance, column, near)
    return nearest[1], nearest[2]


class Mapping:
    """From degrees to the plane."""

    def __init__(self, path):
        with open(path, encoding='utf-8') as file:
            told = json.load(file)
        self.meridian = told['meridian']
        self.similarity = told['similarity']
        self.bend = list(zip(told['points'], told['weights']))
        self.affine = told['affine']

    def straight(self, latitude, longitude):
        angle = CONE * math.radians(longitude - self.meridian)
        radius = math.sqrt(CONSTANT - 2 * CONE * math.sin(math.radians(latitude))) / CONE
        east, south = radius * math.sin(angle), -radius * math.cos(angle)
        a, b, across, down = self.similarity
        return a * east - b * south + across, -a * south - b * east + down

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

    def outline(self, points, step=0.4):
        """A closed line of degrees as points of the plane, none much farther from the next than `step`."""
        dense = []
        for (from_lat, from_lon), (to_lat, to_lon) in zip(points, points[1:] + points[:1]):
            (x, y), (to_x, to_y) = self.straight(from_lat, from_lon), self.straight(to_lat, to_lon)
            parts = max(1, int(math.hypot(to_x - x, to_y - y) / step))
            dense += [(from_lat + (to_lat - from_lat) * i / parts, from_lon + (to_lon - from_lon) * i / parts) for i in range(parts)]
        return [self.point(*point) for point in dense]
