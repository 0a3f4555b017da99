"""The hexes of a map as points of a plane, and the way from degrees to that plane; tools/maps/GAME/hexes.py has what is of one map. A hex is
one unit from side to side, x runs to the right, y down, even columns lie half a hex lower."""
import json
import math

STEP = math.sqrt(3) / 2  # from column to column


def name_of(column, row):
    return '%02d%02d' % (column, row)


def place_of(name):
    return int(name[:2]), int(name[2:])


def names_of(columns, rows):
    """Every hex of a map of that size, column by column."""
    return [name_of(column, row) for column in range(1, columns + 1) for row in range(1, rows + 1)]


def centre(name):
    column, row = place_of(name)
    return column * STEP, row + (0.5 if column % 2 == 0 else 0.0)


def places_around(name):
    """Column and row of the six hexes about a hex, clockwise from the top; also those beyond the edge of the map."""
    column, row = place_of(name)
    down = 1 if column % 2 == 0 else 0
    steps = ((0, -1), (1, down - 1), (1, down), (0, 1), (-1, down), (-1, down - 1))
    return [(column + across, row + lower) for across, lower in steps]


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


class BentMapping:
    """From degrees to the plane, by a file mapping.json: `straight` of a map turns and scales, and thin plates bend the rest."""

    def __init__(self, path):
        with open(path, encoding='utf-8') as file:
            self.told = json.load(file)
        self.similarity = self.told['similarity']
        self.bend = list(zip(self.told['points'], self.told['weights']))
        self.affine = self.told['affine']

    def straight(self, latitude, longitude):
        """Turned and scaled, not bent."""
        raise NotImplementedError

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

    def dense(self, points, step, fewest):
        """Degrees on the way from each point to the next, `fewest` parts at least and none much longer than `step`; without the last point."""
        found = []
        for (from_lat, from_lon), (to_lat, to_lon) in zip(points, points[1:]):
            (x, y), (to_x, to_y) = self.straight(from_lat, from_lon), self.straight(to_lat, to_lon)
            parts = max(fewest, int(math.hypot(to_x - x, to_y - y) / step))
            found += [(from_lat + (to_lat - from_lat) * i / parts, from_lon + (to_lon - from_lon) * i / parts) for i in range(parts)]
        return found
