"""derive_font.py BASE.ttf OTHER.ttf FACE.ttf OUT.face OUT.ttf: a face as its difference from two others.

The weights of one family have the same outlines with other coordinates, and those of a weight lie nearly on a line between
two others. So OUT.face holds how far FACE is from that line, which packs far better than outlines do; web/board/fonts.cpp,
where the format is described, makes the face of it. OUT.ttf is what it makes, byte for byte, for the tests. With OTHER the
same as BASE the difference is that from BASE.
"""
import os
import struct
import sys

from fontTools.ttLib import TTFont

ONE = 1 << 16  # the place on the line is in 65,536ths


def outlines(font):
    """For each glyph None (a blank or one made of others), or (ends of contours, flags of on the curve, points)."""
    table = font["glyf"]
    found = []
    for name in font.getGlyphOrder():
        glyph = table[name]
        if glyph.isComposite() or glyph.numberOfContours <= 0:
            found.append(None)
        else:
            points, ends, flags = glyph.getCoordinates(table)
            found.append((list(ends), [flag & 1 for flag in flags], list(points)))
    return found


def line_at(base, other, place):
    return base + ((other - base) * place + ONE // 2 >> 16)


def place_on_line(base, other, face):
    """The place from BASE to OTHER that is nearest to FACE, by least squares."""
    over = under = 0
    for glyphs in zip(base, other, face):
        if glyphs[0] is None:
            continue
        for from_, to, at in zip(*(glyph[2] for glyph in glyphs)):
            for axis in (0, 1):
                over += (at[axis] - from_[axis]) * (to[axis] - from_[axis])
                under += (to[axis] - from_[axis]) ** 2
    return round(over * ONE / under) if under else 0


def simple_glyph(ends, flags, points):
    xs, ys = [x for x, _ in points], [y for _, y in points]
    out = struct.pack(">5h", len(ends), min(xs), min(ys), max(xs), max(ys))
    out += struct.pack(f">{len(ends)}H", *ends) + struct.pack(">H", 0) + bytes(flags)
    for all_ in (xs, ys):
        out += struct.pack(f">{len(all_)}h", *(b - a for a, b in zip([0] + all_, all_)))
    return out + bytes(-len(out) % 4)


def directory(tables, sizes):
    """The head of a TrueType file with the tables of `sizes` in that order, and where each lies."""
    count = len(sizes)
    power = 1 << (count.bit_length() - 1)
    at = 12 + 16 * count
    rows = {}
    for tag, size in sizes.items():
        rows[tag] = struct.pack(">4sIII", tag.encode(), 0, at, size)
        at += size + -size % 4
    head = struct.pack(">IHHHH", 0x00010000, count, power * 16, power.bit_length() - 1, count * 16 - power * 16)
    return head + b"".join(rows[tag] for tag in sorted(rows))


def main(base_file, other_file, face_file, out_file, built_file):
    base, other, font = TTFont(base_file), TTFont(other_file), TTFont(face_file)
    lines = [outlines(one) for one in (base, other, font)]
    for one in lines[:2]:
        if [glyph and glyph[:2] for glyph in one] != [glyph and glyph[:2] for glyph in lines[2]]:
            sys.exit(f"{face_file}: its outlines are not made like those of {base_file} and {other_file}")
    place = place_on_line(*lines)
    aside = ([], [])  # how far x and y are from the line, each less what the point before had
    composed = b""
    glyphs = []
    for name, from_, to, at in zip(font.getGlyphOrder(), *lines):
        if at is None:
            glyph = font["glyf"][name]
            raw = glyph.compile(font["glyf"]) if glyph.isComposite() else b""
            composed += struct.pack(">H", len(raw)) + raw
            glyphs.append(raw + bytes(-len(raw) % 4))
            continue
        glyphs.append(simple_glyph(*at))
        for axis in (0, 1):
            before = 0
            for a, b, c in zip(from_[2], to[2], at[2]):
                now = c[axis] - line_at(a[axis], b[axis], place)
                aside[axis].append(now - before)
                before = now
    if any(not -128 <= one <= 127 for axis in aside for one in axis):
        sys.exit(f"{face_file}: it lies too far from {base_file} and {other_file}")
    glyf = b"".join(glyphs)
    ends = [0]
    for glyph in glyphs:
        ends.append(ends[-1] + len(glyph))
    loca = struct.pack(f">{len(ends)}I", *ends)
    tables = {tag: font.reader[tag] for tag in font.reader.keys() if tag not in ("glyf", "loca")}
    tables["head"] = tables["head"][:50] + struct.pack(">h", 1) + tables["head"][52:]  # places of glyphs are 32 bits wide
    sizes = {tag: len(data) for tag, data in tables.items()} | {"glyf": len(glyf), "loca": len(loca)}
    start = directory(tables, sizes) + b"".join(data + bytes(-len(data) % 4) for data in tables.values())
    name = lambda file: os.path.basename(file)[: -len(".ttf")]
    # A byte is never 0 where nothing is aside: wasm-opt makes a segment of its own of what stands between two rows of zeros.
    with open(out_file, "wb") as out:
        out.write(f"{name(base_file)} {name(other_file)} {place} {len(start)} {len(aside[0])}\n".encode())
        out.write(start + b"".join(bytes(one + 128 for one in axis) for axis in aside) + composed)
    with open(built_file, "wb") as out:
        out.write(start + glyf + loca)
    if outlines(TTFont(built_file)) != lines[2]:
        sys.exit(f"{built_file}: what was made is not {face_file}")


main(*sys.argv[1:])
