"""standalone.py JOBS [FOLDER...]: compiles every source and every header by itself, without precompiled headers.

A precompiled header may hide that a file does not include what it uses. The flags are those of build/native and, for what only
the page has, of build/wasm. Names each file that does not compile; FOLDER (engine/core) leaves out all others.
"""
import concurrent.futures
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PCH = re.compile(r"-Xclang -include-pch -Xclang \S+ -Xclang -include -Xclang \S+")


def commands():
    """Source -> (folder, compiler and flags)."""
    found = {}
    for preset in ("native", "wasm"):
        for entry in json.loads((ROOT / "build" / preset / "compile_commands.json").read_text()):
            file = Path(entry["file"])
            if file.is_relative_to(ROOT) and not file.is_relative_to(ROOT / "build"):
                flags = shlex.split(PCH.sub("", entry["command"]))
                at = flags.index("-o")
                found.setdefault(file.relative_to(ROOT), (entry["directory"], flags[:at]))
    return found


def check(file, folder, flags):
    language = ["-x", "c++", "-Wno-pragma-once-outside-header", "-Wno-unused-const-variable"] if file.suffix == ".h" else []
    run = subprocess.run([*flags, "-fsyntax-only", *language, str(ROOT / file)], cwd=folder, capture_output=True, text=True)
    first = next((line for line in run.stderr.split("\n") if "error:" in line), run.stderr[:200])
    return file, first if run.returncode else ""


def wanted(file):
    return not sys.argv[2:] or any(file.is_relative_to(folder) for folder in sys.argv[2:])


sources = commands()
listed = subprocess.run(["git", "ls-files", "*.h"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
work = {file: how for file, how in sources.items() if wanted(file)}
for header in filter(wanted, map(Path, listed)):
    # A header is compiled with the flags of the nearest source: of its own folder, else of one above. Those of the page know
    # SDL and ImGui and were found last.
    for above in header.parents:
        near = next((how for file, how in reversed(sources.items()) if file.is_relative_to(above)), None)
        if near:
            work[header] = near
            break
faults = []
with concurrent.futures.ThreadPoolExecutor(int(sys.argv[1])) as pool:
    jobs = [pool.submit(check, file, *how) for file, how in work.items()]
    for done, job in enumerate(concurrent.futures.as_completed(jobs), 1):
        file, fault = job.result()
        if fault:
            faults.append(f"{file}: {fault}")
            print(faults[-1])
        print(f"{done} of {len(jobs)} files", flush=True)
print(f"{len(faults)} of {len(jobs)} files do not compile by themselves")
sys.exit(1 if faults else 0)
