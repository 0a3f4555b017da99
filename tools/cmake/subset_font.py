"""subset_font.py IN.woff2 OUT.ttf: the glyphs that the page writes, as plain TrueType for Dear ImGui and the board.

The figures of both faces are lining figures as they come (EB Garamond's are tabular too), so no feature is applied. Layout
tables go, except kerning; hinting goes, because nothing here hints. The name table keeps copyright and licence. Points lie on a
grid of 500 to the em: the largest letters of the page are 60 px high, and a tenth of a pixel of them nobody sees. The four faces of
the first download weigh a sixth less than on the grid of 1,000 or 2,000 that they come with.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from glyphs import WANTED

GRID = 500  # units to the em
UNREAD = ["GSUB", "GDEF", "gasp"]  # tables that nobody looks at: Dear ImGui, the board, or a browser, which has the faces for its fields

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
    scale_upem(font, GRID)
    for tag in UNREAD:
        if tag in font:
            del font[tag]
    font.flavor = None
    font.save(target)


main(*sys.argv[1:])
