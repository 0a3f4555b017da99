"""subset_font.py IN.woff2 OUT.ttf: the glyphs that the page writes, as plain TrueType for Dear ImGui and the board.

The figures of both faces are lining figures as they come (EB Garamond's are tabular too), so no feature is applied. Layout
tables go, except kerning; hinting goes, because nothing here hints. The name table keeps copyright and licence.
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from glyphs import WANTED

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
