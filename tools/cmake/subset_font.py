"""subset_font.py IN.woff2 OUT.ttf: the glyphs that the page writes, as plain TrueType for Dear ImGui and the board.

The figures of both faces are lining figures as they come (EB Garamond's are tabular too), so no feature is applied. Layout
tables go, except kerning; hinting goes, because nothing here hints. The name table keeps copyright and licence.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

WANTED = (
    list(range(0x20, 0x7F)) + list(range(0xA0, 0x100))          # Latin and Latin-1, with the quarter fractions
    + [0x131, 0x152, 0x153, 0x2C6, 0x2DC, 0x20AC, 0x2116, 0x2122]
    + [0x2009, 0x200A, 0x202F] + list(range(0x2010, 0x2016)) + [0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E]
    + [0x2020, 0x2021, 0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044]
    + list(range(0x2150, 0x215F)) + list(range(0x2190, 0x2194))  # thirds and eighths, arrows: where the face has them
    + [0x2212, 0x2215, 0x2260, 0x2264, 0x2265, 0xFFFD]
)


def main(source, target):
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.drop_tables += ["STAT", "DSIG", "MVAR", "meta"]
    tool = subset.Subsetter(options)
    tool.populate(unicodes=WANTED)
    tool.subset(font)
    font.flavor = None
    font.save(target)


main(*sys.argv[1:])
