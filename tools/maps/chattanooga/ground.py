"""What fills each hex and how high it lies: from the outlines and crests of sources/ground.json, then the hexes that
sources/hexes.csv sets by hand."""
import json

from hexes import NAMES, centre
from shapes import Line, Outline, share

LETTERS = {'clear': '.', 'woods': 'w', 'swamp': 's', 'ravine': 'v', 'hillside': 'h', 'town': 't', 'river': '~'}
LOW, HIGH, HILLTOP = 0, 1, 2
# Of a crest: how far from it, in hexes, its top reaches, and its hillside; how much of that hillside is high ground.
CRESTS = {
    'Missionary Ridge': {'top': 0.58, 'side': 2.05, 'high': 1.2, 'level': HILLTOP},
    'Billy Goat Hill': {'top': 0.5, 'side': 1.6, 'high': 0, 'level': HILLTOP},
    'Missionary Ridge south of Rossville Gap': {'top': 0.5, 'side': 1.6, 'high': 0, 'level': HILLTOP},
    "Brown's Ferry hills": {'top': 0.55, 'side': 1.4, 'high': 0, 'level': HIGH},
    "Stringer's Ridge": {'top': 0.6, 'side': 1.6, 'high': 0, 'level': HIGH},
}
RIDGES = ('Missionary Ridge', 'Billy Goat Hill', 'Missionary Ridge south of Rossville Gap')


class Ground:
    """Terrain and level of each hex by its name, and why a hex is part of a height."""

    def __init__(self, path, mapping):
        with open(path, encoding='utf-8') as file:
            told = json.load(file)
        def outlines(group):
            return {name: Outline(mapping.line(points + [points[0]], 0.3)) for name, points in told[group].items()}
        self.crests = {name: Line(mapping.line(points)) for name, points in told['crests'].items()}
        self.outlines = outlines('outlines')
        self.woods, self.cleared, self.swamps = outlines('woods'), outlines('cleared'), outlines('swamps')
        self.ravines = {name: Line(mapping.line(points)) for name, points in told['ravines'].items()}
        self.knobs = {mapping.hex(*point): name for name, point in told['knobs'].items()}
        self.river = Line(mapping.line(told['river']['line']))
        self.bank = told['river']['width_yards'] / 250 / 2
        self.terrain, self.level, self.height = {}, {}, {}
        for name in NAMES:
            self.terrain[name], self.level[name], self.height[name] = self.fill(name)

    def fill(self, name):
        terrain, level, height = self.on_crests(name, *self.on_lookout(name))
        x, y = centre(name)
        def is_in(group):
            return lambda px, py: any(outline.contains(px, py) for outline in group.values())
        if terrain == 'clear' and level < HILLTOP and share(name, is_in(self.woods)) > 0.5 and share(name, is_in(self.cleared)) < 0.4:
            terrain = 'woods'
        if terrain in ('clear', 'woods') and share(name, is_in(self.swamps)) > 0.35:
            terrain = 'swamp'
        if level < HILLTOP and any(line.distance(x, y) < 0.45 for line in self.ravines.values()):
            terrain = 'ravine'
        if name in self.knobs:
            level = max(level, HIGH)
            height = height or self.knobs[name]
        if share(name, self.outlines['Chattanooga'].contains) > 0.45:
            terrain = 'town'
        if share(name, lambda px, py: self.river.distance(px, py, self.bank) <= self.bank) > 0.5:
            terrain, level, height = 'river', LOW, ''
        return terrain, level, height

    def on_lookout(self, name):
        """Foot, bench and plateau of Lookout Mountain."""
        x, y = centre(name)
        terrain, level, height = 'clear', LOW, ''
        if self.outlines['Lookout foot'].contains(x, y):
            terrain, height = 'hillside', 'Lookout Mountain'
        if self.outlines['Lookout bench'].contains(x, y):
            terrain, level, height = 'hillside', HIGH, 'Lookout Mountain'
        if share(name, self.outlines['Lookout plateau'].contains) > 0.45:
            terrain, level, height = 'woods', HILLTOP, 'Lookout Mountain'
        return terrain, level, height

    def on_crests(self, name, terrain, level, height):
        x, y = centre(name)
        for crest, reach in CRESTS.items():
            distance = self.crests[crest].distance(x, y)
            mountain = 'Missionary Ridge' if crest in RIDGES else crest
            if distance < reach['top']:
                # Missionary Ridge had been cleared for firewood and fields of fire; the hills in the west are wooded.
                terrain, level, height = 'clear' if crest in RIDGES else 'woods', reach['level'], mountain
            elif distance < reach['side'] and level < HILLTOP and height != mountain:
                terrain, level, height = 'hillside', HIGH if distance < reach['high'] else LOW, mountain
        raccoon = self.outlines['Raccoon Mountain']
        if raccoon.contains(x, y):
            is_inner = raccoon.distance(x, y) > 1.2
            terrain, level, height = 'woods' if is_inner else 'hillside', HIGH if is_inner else LOW, 'Raccoon Mountain'
        return terrain, level, height

    def set_by_hand(self, rows):
        """Rows of sources/hexes.csv: hex, terrain, level, height, each but the hex may be empty."""
        for row in rows:
            hexes = row['hexes'].split()
            for name in hexes:
                if row['terrain']:
                    self.terrain[name] = row['terrain']
                if row['level']:
                    self.level[name] = int(row['level'])
                if row['height']:
                    self.height[name] = '' if row['height'] == '-' else row['height']

    def letters(self, of):
        """A string a row; `of(name)` is the letter of a hex."""
        rows = {}
        for name in NAMES:
            rows.setdefault(name[2:], []).append(of(name))
        return [''.join(letters) for _, letters in sorted(rows.items())]
