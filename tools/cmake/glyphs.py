"""The characters that the page writes. Every other costs each visitor some hundred bytes a face: tools/check-glyphs holds the
texts of the house to this list, so what a new text needs is added here."""

WANTED = (
    list(range(0x20, 0x7F))
    + [0xA0, 0xA7, 0xA9, 0xB0, 0xB1, 0xB7, 0xBC, 0xBD, 0xBE, 0xD7]  # no-break space, section, degree, quarters, times
    + [ord(c) for c in "\u00c9\u00e0\u00e4\u00e7\u00e8\u00e9\u00ea\u00f1\u00f6\u00fc"]  # in names
    + [0x2009, 0x202F, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2020, 0x2022, 0x2026, 0x2032, 0x2033]
    + [0x2153, 0x2154] + list(range(0x2190, 0x2194))  # thirds, arrows: where the face has them
    + [0x2212, 0x2264, 0x2265, 0xFFFD]
)
