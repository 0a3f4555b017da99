#pragma once
#include <algorithm>
#include <cstdlib>

namespace longroll::test {

/// How many times fewer random games and positions the dearest tests look at: LONGROLL_SPARING, or 1 when it is not
/// set. `tools/test` sets it for the sanitized build, where they take ten times as long; `tools/test long` does not.
inline int sparing() {
  static const char* const asked = std::getenv("LONGROLL_SPARING");
  return asked == nullptr ? 1 : std::clamp(std::atoi(asked), 1, 8);
}

/// That share of `count`, at least one.
template <class Int>
Int some_of(Int count) {
  return std::max(count / static_cast<Int>(sparing()), Int{1});
}

}  // namespace longroll::test
