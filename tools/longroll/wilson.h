#pragma once
#include <cmath>

namespace longroll::tool {

/// Bounds of a 95% interval.
struct Interval {
  double low, high;
};

/// The interval that E. B. Wilson (1927) gives for `wins` of `games`; games > 0.
inline Interval wilson(double wins, double games) {
  constexpr double kZ = 1.959964;
  const double rate = wins / games;
  const double middle = rate + kZ * kZ / (2 * games);
  const double width = kZ * std::sqrt(rate * (1 - rate) / games + kZ * kZ / (4 * games * games));
  const double scale = 1 + kZ * kZ / games;
  return {(middle - width) / scale, (middle + width) / scale};
}

}  // namespace longroll::tool
