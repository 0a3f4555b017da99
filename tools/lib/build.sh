# Sourced after common.sh: build PRESET [TARGET...] configures and builds; on failure it shows the first error and stops.
build() {
  local preset=$1
  BUILD_LOG=$ROOT/build/$1.log
  shift
  mkdir -p "$ROOT/build"
  say "building $preset ${*:+($*)}"
  follow "building $preset" build_progress build_quietly "$preset" "$@" || {
    grep -m 1 -A 12 -E 'error|FAILED|CMake Error' "$BUILD_LOG" >&2 || tail -n 12 "$BUILD_LOG" >&2
    die "the $preset build failed (the whole story: build/$preset.log)"
  }
}

build_quietly() { # build_quietly PRESET [TARGET...]
  local preset=$1
  shift
  { cmake --preset "$preset" && cmake --build --preset "$preset" -j "$JOBS" ${@:+--target "$@"}; } >"$BUILD_LOG" 2>&1
}

# Ninja writes [files done/of all] before each line.
build_progress() { tail -c 4000 "$BUILD_LOG" | sed -nE 's/^\[([0-9]+)\/([0-9]+)\].*/\1 of \2 files/p' | tail -n 1; }
