# Sourced after common.sh: build PRESET [TARGET...] configures and builds; on failure it shows the first error and stops.
build() {
  local preset=$1 log=$ROOT/build/$1.log
  shift
  mkdir -p "$ROOT/build"
  say "building $preset ${*:+($*)}"
  {
    cmake --preset "$preset" && cmake --build --preset "$preset" -j "$JOBS" ${@:+--target "$@"}
  } >"$log" 2>&1 || {
    grep -m 1 -A 12 -E 'error|FAILED|CMake Error' "$log" >&2 || tail -n 12 "$log" >&2
    die "the $preset build failed (the whole story: build/$preset.log)"
  }
}
