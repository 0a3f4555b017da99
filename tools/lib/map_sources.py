"""The tables from which a map is made, read strictly: every fault is told as file, row, column, what stands there, what may stand there.
tools/maps/GAME/sources.py says which tables and columns there are, and checks what is of that map alone."""
import math
import re
from pathlib import Path

from hex_plane import centre
from strict_csv import Table


class MapSources:
    """`rows[file]`: the rows of each table; `faults`: what is wrong with them. A map sets the names below."""
    tables = {}            # file: its columns, as strict_csv has them
    hexes = frozenset()    # (file, column) in which hexes stand
    sides = frozenset()    # (file, column) in which hexsides stand
    on_map = frozenset()   # every hex of the map
    hex_words = ''         # what a hex looks like
    side_words = ''
    degrees = ('', '')     # what degrees look like: a pattern, and words
    farthest = 0.0         # hexes between where a place lies by its degrees and the hex that it is given

    def __init__(self, folder):
        self.faults = []
        self.rows = {}
        for file, columns in self.tables.items():
            table = Table(Path(folder) / file, columns, ascii_only=True)
            self.faults += table.faults
            self.rows[file] = table.rows
        for file, rows in self.rows.items():
            for number, row in enumerate(rows, 2):
                self.check_places(file, number, row)

    def fault(self, file, number, column, text, may):
        self.faults.append('%s: row %d, column %s: "%s": %s' % (file, number, column, text, may))

    def is_side(self, a, b):
        return a in self.on_map and b in self.on_map

    def check_places(self, file, number, row):
        pattern, words = self.degrees
        for column, text in row.items():
            if (file, column) in self.hexes:
                for word in text.split():
                    if word not in self.on_map:
                        self.fault(file, number, column, word, self.hex_words)
            if (file, column) in self.sides:
                for word in text.split():
                    if len(word) != 9 or word[4] != '/' or not self.is_side(word[:4], word[5:]):
                        self.fault(file, number, column, word, self.side_words)
            if column in ('latitude', 'longitude') and not re.fullmatch(pattern, text):
                self.fault(file, number, column, text, words)

    def has_its_hex(self, point, name):
        """The place at that point of the plane may be given that hex, however far it is."""
        return False

    def check_degrees(self, mapping):
        """A place that is given a hex lies near it by its degrees."""
        for number, row in enumerate(self.rows['places.csv'], 2):
            if not row['hex']:
                continue
            point = mapping.point(float(row['latitude']), float(row['longitude']))
            away = math.dist(point, centre(row['hex']))
            if away > self.farthest and not self.has_its_hex(point, row['hex']):
                self.fault('places.csv', number, 'hex', row['hex'],
                           '%s lies %.1f hexes away by its degrees; %.1f at most' % (row['name'], away, self.farthest))


def sides_of(text):
    return [side.split('/') for side in text.split()]
