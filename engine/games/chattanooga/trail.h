#pragma once
#include <array>

#include "engine/map/hex.h"

/// The way that a unit or stack has come in its present move, as it stands in the locals of the step.
namespace longroll::chattanooga {

/// Up to five steps in one number: a digit to the base 7 a step, 1 + the Direction, the first step lowest; 0: no step.
struct TrailPart {
  static constexpr int kSteps = 5;
  static constexpr int kBase = kDirections + 1;

  int digits = 0;

  constexpr int pack() const { return digits; }
  static constexpr TrailPart unpack(std::int16_t number) { return {number}; }
  constexpr bool operator==(const TrailPart&) const = default;
};

/// A whole way, in that number of parts.
template <int part_count>
struct TrailOf {
  static constexpr int kParts = part_count;
  static constexpr int kMaxSteps = kParts * TrailPart::kSteps;

  std::array<TrailPart, kParts> parts{};

  /// How many steps have been made.
  constexpr int size() const {
    int steps = 0;
    for (const TrailPart& part : parts) {
      for (int left = part.digits; left > 0; left /= TrailPart::kBase) {
        ++steps;
      }
    }
    return steps;
  }
  constexpr bool is_empty() const { return parts[0].digits == 0; }
  /// The n-th step, 0 <= n < size().
  constexpr Direction step(int n) const {
    int digits = parts[static_cast<std::size_t>(n / TrailPart::kSteps)].digits;
    for (int i = n % TrailPart::kSteps; i > 0; --i) {
      digits /= TrailPart::kBase;
    }
    return static_cast<Direction>(digits % TrailPart::kBase - 1);
  }
  /// Adds a step at the end. There must be room.
  constexpr void add(Direction d) {
    const int steps = size();
    int worth = 1;
    for (int i = steps % TrailPart::kSteps; i > 0; --i) {
      worth *= TrailPart::kBase;
    }
    parts[static_cast<std::size_t>(steps / TrailPart::kSteps)].digits += worth * (1 + static_cast<int>(d));
  }
  /// Its numbers are those of a way: no gap, nothing beyond the base.
  constexpr bool is_valid() const {
    bool is_ended = false;
    for (const TrailPart& part : parts) {
      int left = part.digits;
      if (left < 0) {
        return false;
      }
      for (int i = 0; i < TrailPart::kSteps; ++i, left /= TrailPart::kBase) {
        if (is_ended && left % TrailPart::kBase != 0) {
          return false;
        }
        is_ended = is_ended || left % TrailPart::kBase == 0;
      }
      if (left != 0) {
        return false;
      }
    }
    return true;
  }
};

/// The way of a move. Nobody makes more than 12 steps in a phase (7.6 with 7.5, 7.7).
using Trail = TrailOf<3>;
/// The way of a retreat (10.11).
using RetreatTrail = TrailOf<5>;

/// The hex from which the way leads to `end`, before its last `back` steps; kNoHex when it leaves the map.
template <int part_count>
HexId hex_before(const Grid& grid, const TrailOf<part_count>& trail, HexId end, int back) {
  HexId hex = end;
  for (int n = trail.size() - 1; back > 0 && n >= 0 && hex != kNoHex; --n, --back) {
    hex = grid.neighbor(hex, opposite(trail.step(n)));
  }
  return hex;
}

}  // namespace longroll::chattanooga
