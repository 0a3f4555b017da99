# Sourced by the tools: where things are, how they speak, how they stop.
set -euo pipefail
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
CACHE=${LONGROLL_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/longroll}
export LONGROLL_CACHE=$CACHE
TOOL=${TOOL:-$(basename "$0")}
JOBS=${LONGROLL_JOBS:-$(nproc)}

say() { printf '[%s %4ds] %s\n' "$TOOL" "$SECONDS" "$*"; }
die() {
  printf '%s: %s\n' "$TOOL" "$*" >&2
  exit 1
}

# Emscripten takes the first python3 that it finds; a version manager's shim would slow down every call of it.
if [ -x /usr/bin/python3 ]; then export EMSDK_PYTHON=/usr/bin/python3; fi
