"""Lines and outlines in the plane of the hexes."""
import math

from hexes import STEP, centre

# Points of a hex, relative to its centre, by which an outline's share of it is counted.
SAMPLES = [(x * 0.19, y * 0.19) for x in range(-3, 4) for y in range(-2, 3)
           if abs(x * 0.19) < 0.56 and abs(x * 0.19) * STEP + abs(y * 0.19) * 0.5 < 0.5]


class Line:
    """A line of points; an outline is one that comes back to its first point."""

    def __init__(self, points):
        self.points = points
        xs, ys = [x for x, _ in points], [y for _, y in points]
        self.box = min(xs), min(ys), max(xs), max(ys)
        self.rows = {}  # of each whole y, the segments that a point of that y may be within 3 hexes of
        for a, b in zip(points, points[1:]):
            for y in range(math.floor(min(a[1], b[1])) - 3, math.floor(max(a[1], b[1])) + 4):
                self.rows.setdefault(y, []).append((*a, *b))

    def is_near(self, x, y, reach):
        left, top, right, bottom = self.box
        return left - reach <= x <= right + reach and top - reach <= y <= bottom + reach

    def distance(self, x, y, reach=3.0):
        """From a point to the line, in hexes; anything beyond `reach`, 3 at most, counts as infinitely far."""
        if not self.is_near(x, y, reach):
            return math.inf
        near = [part for part in self.rows.get(math.floor(y), ()) if min(part[0], part[2]) - reach <= x <= max(part[0], part[2]) + reach]
        return min((to_segment(x, y, *part) for part in near), default=math.inf)


def to_segment(x, y, ax, ay, bx, by):
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    along = 0.0 if square == 0 else min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / square))
    return math.hypot(x - ax - along * dx, y - ay - along * dy)


class Outline(Line):
    def __init__(self, points):
        super().__init__(points if points[0] == points[-1] else points + [points[0]])

    def contains(self, x, y):
        if not self.is_near(x, y, 0):
            return False
        inside = False
        for ax, ay, bx, by in self.rows.get(math.floor(y), ()):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                inside = not inside
        return inside


def share(name, contains):
    """The part of a hex, 0 to 1, whose points `contains(x, y)`."""
    x, y = centre(name)
    return sum(bool(contains(x + dx, y + dy)) for dx, dy in SAMPLES) / len(SAMPLES)
