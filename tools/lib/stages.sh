# Sourced by tools/test: runs stages, counts what passed and failed, tells how long each took.
PASSED=0
FAILURES=()
UNSTEADY=() # failed among others and passed alone: told, not counted as failures
TIMES=()

passed() { PASSED=$((PASSED + $1)); }
failed() {
  FAILURES+=("$*")
  say "FAILED: $*"
}

unsteady() {
  UNSTEADY+=("$*")
  say "UNSTEADY: $*"
}

run_stage() { # run_stage NAME COMMAND...
  local name=$1 start=$SECONDS
  shift
  say "--- $name"
  "$@" || failed "$name stopped with status $?"
  TIMES+=("$(printf '%6d s  %s' $((SECONDS - start)) "$name")")
}

# A step that others of the stage stand on: its failure is counted once, and its dependents are skipped by `&&`.
attempt() {
  if ("$@"); then return 0; fi
  failed "$* did not work"
  return 1
}

# ctest_run STAGE PRESET PATTERN: runs the tests of a build whose names match; everything that they say goes to
# build/test/STAGE.log. A run is one process with every n-th test.
ctest_run() {
  local log=$ROOT/build/test/$1.log said=$ROOT/build/$2/Testing/Temporary/LastTest.log
  CTEST_LOG=$ROOT/build/test/ctest-$1.log
  rm -f "$said"
  follow "testing $1" ctest_progress ctest_quietly --test-dir "build/$2" -j "$JOBS" -R "$3"
  if [ -e "$said" ]; then cp "$said" "$log"; else cp "$CTEST_LOG" "$log"; fi
}
ctest_quietly() { ctest "$@" >"$CTEST_LOG" 2>&1 || true; }
ctest_progress() { sed -nE 's/^ *([0-9]+)\/([0-9]+) Test .*/\1 of \2 runs/p' "$CTEST_LOG" | tail -n 1; }

# The log holds several runs of GoogleTest's programs, one after the other. A run that does not say how many tests it ran
# broke off in the test that it named last, and every shard must have ended.
count_ctest() { # count_ctest STAGE
  local log=build/test/$1.log good=0 ended=0 before=${#FAILURES[@]} began name verdict
  while read -r verdict name; do
    case $verdict in
    passed) good=$name ;;
    ended) ended=$name ;;
    failed) failed "$1: $name ($log)" ;;
    broke) failed "$1: broke off in $name ($log)" ;;
    esac
  done < <(awk '
    / Testing: / { shut(); open = 1; ran = 0; last = $0 }
    /^\[ RUN      \] / { last = $4 }
    /^\[==========\] .* ran\./ { ran = 1; ++ended }
    /^\[  PASSED  \] [0-9]+ test/ { good += $4 }
    /^\[  FAILED  \] [A-Za-z0-9_\/]+\.[A-Za-z0-9_\/]+/ { sub(/,$/, "", $4); bad[$4] = 1 }
    function shut() { if (open && !ran) broke[last] = 1 }
    END {
      shut()
      for (name in bad) print "failed", name
      for (name in broke) print "broke", name
      print "passed", good + 0
      print "ended", ended + 0
    }' "$log")
  passed "$good"
  say "$1: $good tests passed"
  began=$(sed -nE 's/^[0-9]+% tests passed, .* out of ([0-9]+)$/\1/p' "build/test/ctest-$1.log")
  [ -n "$began" ] && [ "$good" -gt 0 ] && [ "$ended" = "$began" ] ||
    failed "$1: $ended of ${began:-no} runs came to their end ($log)"
  # A leak, say, is told when all tests of a run have passed.
  grep -q -E '^100% tests passed' "build/test/ctest-$1.log" || [ ${#FAILURES[@]} -gt "$before" ] ||
    failed "$1: a run stopped with a fault, its tests passed ($log)"
}

tap_count() { sed -nE "s/^# $1 ([0-9]+)/\1/p" "$2" | tail -n 1; } # tap_count pass|fail LOG
tap_failures() { sed -nE 's/^ *not ok [0-9]+ - (.*)/\1/p' "$1"; }   # tap_failures LOG: their names

# node_tests LOG SECONDS MOST FILE...: node's tests, MOST files at a time, for at most SECONDS seconds. The largest files begin first, so that no
# core waits for the last one.
node_tests() {
  local log=$1 seconds=$2 most=$3
  shift 3
  TAP_LOG=$log
  local files
  mapfile -t files < <(ls -S "$@")
  TAP_ALL=$(cat "${files[@]}" | grep -cE '^ *test\(')
  follow "testing in ${#files[@]} files" tap_progress node_quietly "$seconds" --test --test-concurrency="$most" --test-reporter=tap "${files[@]}"
}
node_quietly() { timeout "$1" node "${@:2}" >"$TAP_LOG" 2>&1 || true; }
tap_progress() { echo "$(grep -cE '^ *(not )?ok [0-9]+ - ' "$TAP_LOG") tests done of $TAP_ALL or more"; }

count_tap() { # count_tap STAGE LOG
  local good bad name
  good=$(tap_count pass "$2")
  bad=$(tap_count fail "$2")
  passed "${good:-0}"
  say "$1: ${good:-0} tests passed"
  if [ -z "$good" ]; then
    failed "$1: the tests did not end: $(tail -n 1 "$2")"
  elif [ "${bad:-0}" -gt 0 ]; then
    while read -r name; do failed "$1: $name (${2#"$ROOT/"})"; done < <(tap_failures "$2")
  fi
}

# at_once NAME COMMAND NAME COMMAND...: runs the commands beside each other and counts each as a test. What one says is in
# build/test/NAME.log; of that its last line is told, of one that failed the first.
at_once() {
  local i names=() runs=()
  while [ $# -gt 0 ]; do
    # shellcheck disable=SC2086  # a command is words
    $2 >"build/test/$1.log" 2>&1 &
    names+=("$1") runs+=($!)
    shift 2
  done
  for i in "${!names[@]}"; do
    if wait "${runs[i]}"; then
      say "${names[i]}: $(tail -n 1 "build/test/${names[i]}.log")"
      passed 1
    else
      failed "${names[i]}: $(head -n 1 "build/test/${names[i]}.log") (build/test/${names[i]}.log)"
    fi
  done
}

run_replay() { # run_replay OUT COMMAND...: a crash is a verdict too, and will not agree with the others
  local out=$1
  shift
  "$@" >"$out" 2>"$out.err" || echo "stopped with status $?: $*" | cut -c 1-200 >>"$out"
}

finish() {
  echo
  say "time: $((SECONDS / 60)) min $((SECONDS % 60)) s with $JOBS jobs"
  printf '%s\n' "${TIMES[@]}"
  echo
  local line
  for line in "${UNSTEADY[@]}"; do printf 'UNSTEADY, passed when run again alone: %s\n' "$line"; done
  for line in "${FAILURES[@]}"; do printf 'FAILED: %s\n' "$line"; done
  printf '%d passed, %d failed\n' "$PASSED" "${#FAILURES[@]}"
  [ ${#FAILURES[@]} -eq 0 ]
}
