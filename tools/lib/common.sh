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

# follow LABEL COUNTER COMMAND...: runs COMMAND, and says meanwhile what COUNTER prints ("12 of 40 files"): on a terminal in
# place, each second, else on a line of its own every 15 seconds.
follow() {
  local label=$1 counter=$2 status=0 watcher
  shift 2
  (
    set +e
    n=0
    shown=
    while kill -0 $$ 2>/dev/null && sleep 1 >/dev/null 2>&1; do
      n=$((n + 1))
      if [ ! -t 1 ] && [ $((n % 15)) -ne 0 ]; then continue; fi
      now=$($counter 2>/dev/null)
      [ -n "$now" ] || continue
      if [ -t 1 ]; then
        printf '\r\033[K[%s %4ds] %s: %s' "$TOOL" "$SECONDS" "$label" "$now"
      elif [ "$now" != "$shown" ] || [ $((n % 60)) -eq 0 ]; then
        say "$label: $now"
        shown=$now
      fi
    done
  ) &
  watcher=$!
  "$@" || status=$?
  kill "$watcher" 2>/dev/null || true
  wait "$watcher" 2>/dev/null || true
  if [ -t 1 ]; then printf '\r\033[K'; fi
  return $status
}

# Emscripten takes the first python3 that it finds; a version manager's shim would slow down every call of it.
if [ -x /usr/bin/python3 ]; then export EMSDK_PYTHON=/usr/bin/python3; fi
