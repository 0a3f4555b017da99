#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "engine/core/check.h"
#include "engine/map/hex.h"

namespace longroll::chattanooga {

/// Every hex that a stack can move to, by the way with the fewest checks and among those the cheapest (6.3, 7.1). It is
/// filled in by StackMove::reach. Nothing in here is allocated.
class MoveReach {
 public:
  /// More than anybody has.
  static constexpr int kMaxPoints = 15;
  static constexpr int kMaxChecks = 15;

  /// One way to a hex. A hex has several where more checks make a way cheaper, so that others lie within reach.
  struct Way {
    HexId hex;
    std::int16_t before;  ///< index of the way that this one goes on from; -1: it begins here
    std::int8_t checks;   ///< times that the stack leaves an enemy zone of control
    std::int8_t spent;    ///< movement points; all of them where it has to stop
    bool is_slow;         ///< cavalry that has lost the double allowance (7.6)
    std::int16_t next;    ///< for the search: the next way of equal checks and points
  };

  MoveReach() { least_.fill(kFar); }  // NOLINT: the rest is filled in by the search

  bool has(HexId hex) const { return is_hex(hex) && least_[hex] != kFar; }
  /// The best way to the hex, which must be within reach.
  const Way& way(HexId hex) const {
    LR_CHECK(has(hex), "a hex within reach");
    return ways_[static_cast<std::size_t>(best_[hex])];
  }
  /// Runs `then(const Way&)` for each step of the way to `hex`, which must be within reach, the first step first, as
  /// long as it answers true.
  template <class Then>
  void for_each_step_to(HexId hex, Then&& then) const {
    std::array<std::int16_t, kMaxPoints> steps;  // NOLINT: filled in below
    std::size_t count = 0;
    for (std::int16_t index = best_[hex]; index > 0; index = ways_[static_cast<std::size_t>(index)].before) {
      steps[count++] = index;  // a step costs a point at least
    }
    while (count > 0 && then(ways_[static_cast<std::size_t>(steps[--count])])) {
    }
  }
  /// Each hex within reach once, the nearest first; where the stack stands is the first.
  std::span<const HexId> hexes() const { return {found_.data(), count_}; }

  // ---- for the search ----
  /// Forgets everything; the search begins in that hex.
  void open(HexId from);
  /// A way that is at least as good as all that wait for it to be looked at. Ways that lead nowhere new are dropped.
  void offer(const Way& way);
  /// The next way to go on from, fewest checks first, then fewest points; null when none is left. Its index is given.
  const Way* take(std::int16_t& index);

 private:
  static constexpr std::int8_t kFar = 127;
  static constexpr std::size_t kMaxWays = 4096;
  static constexpr std::size_t kQueues = (kMaxChecks + 1) * (kMaxPoints + 1);

  static std::size_t queue_of(const Way& way) {
    return static_cast<std::size_t>(way.checks) * (kMaxPoints + 1) + static_cast<std::size_t>(way.spent);
  }

  HexArray<std::int8_t> least_;  // points of the cheapest way so far; kFar: none
  HexArray<std::int16_t> best_;  // the first way that was found; of hexes that have one only
  std::array<Way, kMaxWays> ways_;
  std::array<std::int16_t, kQueues> queues_;
  std::array<HexId, kMaxHexes> found_;
  std::size_t way_count_ = 0;
  std::size_t count_ = 0;
  std::size_t queue_ = 0;  // the one that is being emptied
};

}  // namespace longroll::chattanooga
