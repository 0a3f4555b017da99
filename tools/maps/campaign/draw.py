#!/usr/bin/env python3
"""Draws assets/games/campaign/map.json as plain as it is in the data, to look at while editing its sources.
usage: tools/maps/campaign/draw.py [FIRST_HEX LAST_HEX] [OUT.svg]   (the corners of a part of the map; default: all of it, build/campaign.svg)"""
import json
import math
import sys

from ground import STATES
from hexes import COLUMNS, NAMES, ROWS, STEP, around, centre
from sources import ROOT

SIZE = 64.0  # pixels from side to side
TERRAIN = {'r': '#a98858', 's': '#7fae93'}
TINT = ('#f3ecd0', '#e9e2f0', '#e3efd2', '#f0e0cc', '#dfeaf0', '#f3dede', '#e6e6c8')
SEAS = {'1': '#b7d3e6', '2': '#a6c9e4', '3': '#b9dbe6', '4': '#a5cfe0', '5': '#b4cdea'}
WATER = {'minor': ('#6aaede', 3, ''), 'seasonal': ('#2b78c5', 5, '9 4'), 'navigable': ('#123f9c', 6, ''), 'lake': ('#6a4fc0', 7, ''),
         'bay': ('#10a0b8', 7, ''), 'tidal': ('#0a7f74', 6, '')}
LINE = {'railroad': ('#111', 3, ''), 'unfinished': ('#c02080', 3, '4 5'), 'road': ('#a04a20', 2, '7 3')}
MARK = {'levee': '#6b3d00', 'sand-bar': '#d8a93a', 'loop': '#c00000'}


class Sheet:
    def __init__(self, ground):
        self.ground = ground
        self.out = []

    @staticmethod
    def at(name):
        x, y = centre(name)
        return x * SIZE, y * SIZE

    def corners(self, name):
        x, y = self.at(name)
        radius = SIZE / math.sqrt(3)
        return [(x + radius * math.cos(math.radians(60 * i)), y + radius * math.sin(math.radians(60 * i))) for i in range(6)]

    def side(self, a, b):
        """The two ends of the hexside between neighbours."""
        (ax, ay), (bx, by) = self.at(a), self.at(b)
        half = SIZE / math.sqrt(3) / 2
        x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, (bx - ax) / SIZE, (by - ay) / SIZE
        return (x - dy * half, y + dx * half), (x + dy * half, y - dx * half)

    def stroke(self, points, colour, width, dash='', opacity=1.0):
        path = ' '.join('%.1f,%.1f' % point for point in points)
        self.out.append('<polyline points="%s" fill="none" stroke="%s" stroke-width="%s" stroke-dasharray="%s" opacity="%s" stroke-linecap="round"/>'
                        % (path, colour, width, dash, opacity))

    def words(self, at, text, size, colour, style=''):
        text = text.replace('&', '&amp;').replace('<', '&lt;')
        self.out.append('<text x="%.1f" y="%.1f" font-size="%s" fill="%s" font-family="sans-serif" text-anchor="middle" %s>%s</text>'
                        % (*at, size, colour, style, text))

    def letter(self, key, name):
        return self.ground[key][int(name[2:]) - 1][int(name[:2]) - 1]

    def draw_ground(self):
        tints = {letter: TINT[i % len(TINT)] for i, letter in enumerate(STATES.values())}
        shaded = {name for region in self.ground['regions'] if region['name'] == 'Appalachia' for name in region['hexes']}
        snow = {name for region in self.ground['regions'] if region['name'] == 'Snow' for name in region['hexes']}
        for name in NAMES:
            area = self.letter('areas', name)
            points = ' '.join('%.1f,%.1f' % point for point in self.corners(name))
            self.out.append('<polygon points="%s" fill="%s" stroke="#a59c86" stroke-width="0.6"/>' % (points, tints.get(area) or SEAS[area]))
            x, y = self.at(name)
            if name in shaded:
                self.out.append('<polygon points="%s" fill="#80602030"/>' % points)
            if name in snow:
                self.out.append('<circle cx="%.1f" cy="%.1f" r="2" fill="#88a"/>' % (x + 24, y - 14))
            sign = {'r': '^ ^', 's': '~ ~'}.get(self.letter('terrain', name))
            if sign:
                self.words((x, y + 24), sign, 15, TERRAIN[self.letter('terrain', name)], 'font-weight="bold"')
            self.words((x, y - SIZE * 0.33), name, 9, '#777')
            for other in around(name):
                if other in self.ground['known'] and name < other and self.letter('areas', other) != area:
                    self.stroke(self.side(name, other), '#b04040', 1.2, '3 3')

    def draw_waters(self):
        for water in self.ground['waters']:
            for a, b in water['sides']:
                self.stroke(self.side(a, b), *WATER[water['kind']], opacity=0.85)
        for mark in self.ground['hexsides']:
            for a, b in mark['sides']:
                self.stroke(self.side(a, b), MARK[mark['kind']], 9, '2 5')
        for inlet in self.ground['inlets']:
            at = [self.at(name) for name in inlet['corner']]
            self.out.append('<circle cx="%.1f" cy="%.1f" r="7" fill="#fff" stroke="#d00" stroke-width="3"/>' % (sum(p[0] for p in at) / 3, sum(p[1] for p in at) / 3))

    def draw_lines(self):
        for line in self.ground['lines']:
            self.stroke([self.at(name) for name in line['hexes']], *LINE[line['kind']])
        for crossing in self.ground['crossings']:
            (x1, y1), (x2, y2) = self.side(*crossing['side'])
            is_bridge = crossing['kind'] == 'bridge'
            self.out.append('<rect x="%.1f" y="%.1f" width="10" height="10" rx="%d" fill="%s" stroke="#c00" stroke-width="2"/>'
                            % ((x1 + x2) / 2 - 5, (y1 + y2) / 2 - 5, 0 if is_bridge else 5, '#c00' if is_bridge else '#fff'))

    def draw_places(self):
        for place in self.ground['places']:
            x, y = self.at(place['hex'])
            kinds = place['kinds']
            colour = '#c00000' if 'center' in place else '#c06000' if 'group' in place else '#000'
            if 'source' in kinds:
                self.out.append('<circle cx="%.1f" cy="%.1f" r="15" fill="none" stroke="#1d4fa3" stroke-width="4"/>' % (x, y))
            if 'fortress' in kinds:
                self.out.append('<rect x="%.1f" y="%.1f" width="16" height="16" fill="none" stroke="#000" stroke-width="3"/>' % (x - 8, y - 8))
            self.out.append('<circle cx="%.1f" cy="%.1f" r="%d" fill="%s"/>' % (x, y, 7 if 'city' in kinds else 4, colour))
            signs = ('+%d' % place['center'] if 'center' in place else '') + (' P' if 'port' in kinds else '') + ('%d' % place['harbor'] if 'harbor' in place else '')
            self.words((x, y + 19), place['name'] + signs, 10 if 'city' in kinds else 8.5, colour, 'font-weight="%s"' % ('bold' if 'city' in kinds else 'normal'))

    def draw(self, first, last):
        self.draw_ground()
        self.draw_waters()
        self.draw_lines()
        self.draw_places()
        (left, top), (right, bottom) = self.at(first), self.at(last)
        left, top, right, bottom = left - SIZE, top - SIZE, right + SIZE, bottom + SIZE * 1.5
        return ('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="%.0f %.0f %.0f %.0f">\n<rect x="-99" y="-99" width="9999" height="9999" fill="#fff"/>\n%s\n</svg>\n'
                % (right - left, bottom - top, left, top, right - left, bottom - top, '\n'.join(self.out)))


def main():
    given = sys.argv[1:]
    out = given.pop() if given and given[-1].endswith('.svg') else ROOT / 'build' / 'campaign.svg'
    first, last = given if len(given) == 2 else ('0101', '%02d%02d' % (COLUMNS, ROWS))
    with open(ROOT / 'assets' / 'games' / 'campaign' / 'map.json', encoding='ascii') as file:
        ground = json.load(file)
    ground['known'] = set(NAMES)
    with open(out, 'w', encoding='utf-8') as file:
        file.write(Sheet(ground).draw(first, last))
    print(out, '%d pixels from column to column' % (STEP * SIZE))


if __name__ == '__main__':
    main()
