"""What fills each hex: from the outlines of sources/ground.json, then the hexes that sources/by_hand.csv sets."""
import json

from hexes import NAMES, STEP, centre

LETTERS = {'clear': '.', 'rough': 'r', 'swamp': 's', 'sea': '~'}
STATES = {'AL': 'a', 'AR': 'b', 'DC': 'c', 'DE': 'd', 'FL': 'f', 'GA': 'g', 'MS': 'h', 'IL': 'i', 'NJ': 'j', 'KS': 'k', 'LA': 'l', 'MO': 'm',
          'NC': 'n', 'OH': 'o', 'PA': 'p', 'SC': 's', 'TN': 't', 'KY': 'u', 'VA': 'v', 'IA': 'w', 'TX': 'x', 'MD': 'y', 'IN': 'z'}
ZONES = {'West Gulf': '1', 'East Gulf': '2', 'South Atlantic': '3', 'Mid-Atlantic': '4', 'North Atlantic': '5'}
SNOW_STATES = {'VA', 'MD', 'DE', 'PA', 'NJ', 'OH', 'IN', 'IL', 'KY', 'MO', 'KS', 'IA', 'DC'}  # 8.6
SNOW_LINE = {'4813', '0113'}  # on the line itself
LEAST = {'rough': 0.5, 'swamp': 0.45, 'appalachia': 0.5}  # of a hex, so that all of it counts as that


def points_of(name, parts=6):
    """Points spread evenly over a hex."""
    x, y = centre(name)
    found = []
    for i in range(-parts, parts + 1):
        for j in range(-parts, parts + 1):
            dx, dy = i / parts / 2 / STEP, j / parts / 2
            if abs(dx) * STEP + abs(dy) / 2 <= 0.5:
                found.append((x + dx * 0.98, y + dy * 0.98))
    return found


class Outline:
    """A closed line of the plane."""

    def __init__(self, points):
        self.edges = list(zip(points, points[1:] + points[:1]))
        self.left, self.right = min(x for x, _ in points), max(x for x, _ in points)
        self.top, self.bottom = min(y for _, y in points), max(y for _, y in points)

    def contains(self, x, y):
        if not (self.left <= x <= self.right and self.top <= y <= self.bottom):
            return False
        inside = False
        for (ax, ay), (bx, by) in self.edges:
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                inside = not inside
        return inside


class Ground:
    """`terrain[hex]`: a word of LETTERS; `state[hex]`: its state of 1861, none at sea; `zone[hex]`: of the sea; `appalachia`: hexes."""

    def __init__(self, path, mapping, rows):
        with open(path, encoding='utf-8') as file:
            told = json.load(file)
        outlines = {group: [Outline(mapping.outline(points)) for points in lines.values()] for group, lines in told.items()}
        self.state = {row['hex']: row['state'] for row in rows['hexes.csv']}
        self.terrain, self.zone, self.appalachia = {}, {}, set()
        by_hand = {name: row['terrain'] for row in rows['by_hand.csv'] for name in row['hexes'].split()}
        for name in NAMES:
            if name not in self.state:
                self.terrain[name] = 'sea'
                self.zone[name] = self.zone_of(name, rows['seas.csv'])
                continue
            self.terrain[name] = by_hand.get(name) or self.fill(name, outlines)
            if self.share(name, lambda x, y: self.is_in(outlines['appalachia'], x, y)) >= LEAST['appalachia']:
                self.appalachia.add(name)

    def fill(self, name, outlines):
        def is_rough(x, y):
            return self.is_in(outlines['rough'], x, y) and not self.is_in(outlines['valleys'], x, y)
        if self.share(name, is_rough) >= LEAST['rough']:
            return 'rough'
        if self.share(name, lambda x, y: self.is_in(outlines['swamp'], x, y)) >= LEAST['swamp']:
            return 'swamp'
        return 'clear'

    @staticmethod
    def is_in(outlines, x, y):
        return any(outline.contains(x, y) for outline in outlines)

    @staticmethod
    def share(name, is_there):
        points = points_of(name)
        return sum(is_there(x, y) for x, y in points) / len(points)

    @staticmethod
    def zone_of(name, seas):
        """The first row of seas.csv whose columns and rows hold the hex."""
        column, row = name[:2], name[2:]
        for sea in seas:
            if sea['first_column'] <= column <= sea['last_column'] and sea['first_row'] <= row <= sea['last_row']:
                return sea['zone']
        return None

    def snow(self):
        """8.6: the hexes of the states north of the line, and the two that it is named by."""
        return {name for name, state in self.state.items() if state in SNOW_STATES} | SNOW_LINE
