"""The named regions: for lettering, and those whose hexes the rules read (assets/games/chattanooga/FORMAT.md lists them)."""
from hexes import COLUMNS, NAMES, neighbours

# What Union communications end in: Chattanooga 5.4. The bridges over the Tennessee come during play.
UNION_COMMUNICATIONS = ['1056', '1356', '1431', '2923']
ROWS_OF_STEWART = 42  # Chattanooga 3.2: in or south of this row
ROWS_OF_HOOKER = 39   # Chattanooga 13.6: in or south of this row


def reach(start, is_open):
    """Every hex that can be reached from `start` by steps of `is_open(from, to)`."""
    reached, waiting = {start}, [start]
    while waiting:
        name = waiting.pop()
        for other in neighbours(name):
            if other not in reached and is_open(name, other):
                reached.add(other)
                waiting.append(other)
    return reached


def regions(ground, streams, roads, in_play):
    """`streams`: the sides of each creek; `roads`: hexes of all roads. Each region as name, kind and hexes."""
    sides = {name: {frozenset(side) for side in of} for name, of in streams.items()}
    def beyond(creek, start):
        return reach(start, lambda a, b: b in in_play and frozenset((a, b)) not in sides[creek])
    east_of_lookout = beyond('Lookout Creek', '2653')
    east_of_creek = beyond('Chattanooga Creek', '4128')
    heights = {}
    for name in NAMES:
        heights.setdefault(ground.height[name], []).append(name)
    ridge = set(heights['Missionary Ridge'])
    column = {name: int(name[:2]) for name in NAMES}
    row = {name: int(name[2:]) for name in NAMES}
    foot = {}  # of a row, the westernmost column of the ridge
    for name in ridge:
        foot[row[name]] = min(foot.get(row[name], COLUMNS), column[name])
    def is_between(name):
        return name in east_of_creek and row[name] >= ROWS_OF_STEWART and column[name] < foot[row[name]]
    lowland = [n for n in in_play if not ground.height[n] and ground.terrain[n] != 'town']
    return [
        ('Missionary Ridge', 'ridge', ridge & in_play),
        ('Lookout Mountain', 'hill', set(heights['Lookout Mountain']) & in_play),
        ('Orchard Knob', 'hill', set(heights['Orchard Knob'])),
        ('Raccoon Mountain', 'hill', set(heights['Raccoon Mountain'])),
        ("Stringer's Ridge", 'ridge', set(heights["Stringer's Ridge"])),
        ('Moccasin Bend', 'valley', {n for n in NAMES if n not in in_play and ground.terrain[n] != 'river' and row[n] >= 28}),
        ('Tennessee River', 'water', {n for n in NAMES if ground.terrain[n] == 'river'}),
        ('Lookout Valley', 'valley', {n for n in lowland if n not in east_of_lookout and 12 <= column[n] and row[n] >= 38}),
        ('Chattanooga Valley', 'valley', {n for n in lowland if n in east_of_lookout and row[n] >= 40 and 31 <= column[n] <= 50}),
        ('East of Lookout Creek', 'area', east_of_lookout),
        ('Creek to ridge from row 42', 'area', {n for n in in_play if is_between(n)}),
        ("Hooker's command area", 'area', {n for n in in_play if row[n] >= ROWS_OF_HOOKER or n not in east_of_lookout}),
        ('East edge', 'area', {n for n in in_play if column[n] == 60}),
        ('Union communications', 'area', set(UNION_COMMUNICATIONS)),
        ('Confederate communications', 'area', {n for n in roads if column[n] == 60 and n in in_play}),
    ]
