"""precompile.py ROOT COMPILER ARGUMENT...: compiles, and writes beside a precompiled header FILE its check sum, FILE.sum.

The sum is over the command and over the text of all headers, with ROOT and the build's folder left out. ccache reads it in place of
the precompiled header (CCACHE_PCH_EXTSUM), so that clones of the repository, and builds in one, share what they compile.
"""
import hashlib
import os
import subprocess
import sys

root, *command = sys.argv[1:]


def bare(text):
    """The text without what differs between clones, and between builds in one."""
    return text.replace(os.getcwd(), "").replace(root, "")


status = subprocess.run(command).returncode
out = command[command.index("-o") + 1]
if status == 0 and out.endswith((".pch", ".gch")):
    digest = hashlib.sha256(bare(" ".join(command)).encode())
    with open(command[command.index("-MF") + 1], encoding="utf-8") as depends:
        headers = depends.read().split(": ", 1)[1].replace("\\\n", " ").split()
    for header in sorted(headers, key=bare):
        with open(header, "rb") as file:
            digest.update(file.read())
    with open(out + ".sum", "w", encoding="ascii") as file:
        file.write(digest.hexdigest() + "\n")
sys.exit(status)
