"""embed.py FUNCTION LIST OUT.cpp: turn the files of LIST ("name=file" a line) into one sorted table of bytes."""
import sys

function, listing, out = sys.argv[1:]
entries = sorted(line.split("=", 1) for line in open(listing, encoding="utf-8").read().split("\n") if line)
rows = []
with open(out, "w", encoding="ascii") as f:
    f.write('#include "assets/embedded.h"\n\n#include <algorithm>\n#include <array>\n\nnamespace {\n')
    for i, (name, path) in enumerate(entries):
        data = open(path, "rb").read()
        f.write(f"alignas(16) constexpr unsigned char file_{i}[] = {{\n")
        for at in range(0, len(data), 64):
            f.write(",".join(str(b) for b in data[at:at + 64]) + ",\n")
        f.write("0};\n")  # one zero past the end, outside the span: text readers may lean on it
        rows.append(f'    {{"{name}", {{file_{i}, {len(data)}}}}},\n')
    f.write(f"constexpr std::array<longroll::Embedded, {len(rows)}> kTable = {{{{\n{''.join(rows)}}}}};\n}}  // namespace\n\n")
    f.write(f"namespace longroll {{\nstd::span<const Embedded> {function}() {{ return kTable; }}\n}}  // namespace longroll\n")
