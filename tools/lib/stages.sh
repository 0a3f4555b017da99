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

ctest_run() { # ctest_run BUILD [OPTION...]: prints the name of the log
  local preset=$1 log=$ROOT/build/test/ctest-$1.log
  shift
  ctest --test-dir "build/$preset" -j "$JOBS" --output-on-failure "$@" >"$log" 2>&1 || true
  echo "$log"
}

count_ctest() { # count_ctest STAGE LOG
  local line bad total name
  line=$(grep -E '^[0-9]+% tests passed' "$2" || true)
  if [ -z "$line" ]; then
    failed "$1: ctest ran no test ($2)"
    return
  fi
  bad=$(sed -E 's/.* ([0-9]+) tests? failed.*/\1/' <<<"$line")
  total=$(sed -E 's/.* out of ([0-9]+).*/\1/' <<<"$line")
  passed $((total - bad))
  say "$1: $((total - bad)) of $total tests passed"
  if [ "$bad" -gt 0 ]; then
    while read -r name; do failed "$1: $name (${2#"$ROOT/"})"; done \
      < <(sed -nE '/The following tests FAILED/,$ s/^[[:space:]]*[0-9]+ - (.*)/\1/p' "$2")
  fi
}

count_gtest() { # count_gtest STAGE LOG
  local good
  good=$(sed -nE 's/^\[  PASSED  \] ([0-9]+) tests?\..*/\1/p' "$2")
  local names
  mapfile -t names < <(sed -nE 's/^\[  FAILED  \] ([A-Za-z0-9_./]+)( \(.*|,.*)?$/\1/p' "$2" | sort -u)
  passed "${good:-0}"
  say "$1: ${good:-0} tests passed"
  local name
  for name in "${names[@]}"; do failed "$1: $name (${2#"$ROOT/"})"; done
  [ -n "$good" ] || [ ${#names[@]} -gt 0 ] || failed "$1: the tests did not come to their end: $(tail -n 1 "$2")"
}

tap_count() { sed -nE "s/^# $1 ([0-9]+)/\1/p" "$2" | tail -n 1; } # tap_count pass|fail LOG
tap_failures() { sed -nE 's/^ *not ok [0-9]+ - (.*)/\1/p' "$1"; }   # tap_failures LOG: their names

count_tap() { # count_tap STAGE LOG
  local good bad name
  good=$(tap_count pass "$2")
  bad=$(tap_count fail "$2")
  passed "${good:-0}"
  say "$1: ${good:-0} tests passed"
  if [ -z "$good" ]; then
    failed "$1: the tests did not come to their end: $(tail -n 1 "$2")"
  elif [ "${bad:-0}" -gt 0 ]; then
    while read -r name; do failed "$1: $name (${2#"$ROOT/"})"; done < <(tap_failures "$2")
  fi
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
