#pragma once
#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "engine/core/check.h"
#include "engine/map/hex.h"

namespace longroll {

/// What a game says of one step from a hex to its neighbour.
struct Pace {
  int cost = -1;       ///< in the game's units, 0 or more; below 0: may not
  bool stops = false;  ///< whoever comes there goes no farther
};
constexpr Pace kImpassable{};

/// Where a search begins and what has been spent by then.
struct Start {
  HexId hex = kNoHex;
  int cost = 0;
};

/// Every hex that can be come to within a budget, the least cost of each, and the way there. Reuse one for many
/// searches: only what was touched is cleared.
class Reach {
 public:
  static constexpr int kFar = 0x7fff;

  bool has(HexId hex) const { return is_hex(hex) && cost_[static_cast<std::size_t>(hex)] != kFar; }
  /// Least cost from where the search began; kFar when it cannot be come to.
  int cost(HexId hex) const { return is_hex(hex) ? cost_[static_cast<std::size_t>(hex)] : kFar; }
  /// The hex before `hex` on the way; kNoHex for where the search began.
  HexId before(HexId hex) const { return from_[static_cast<std::size_t>(hex)]; }
  /// All of them, cheapest first, equally cheap ones by number; where the search began is one.
  const std::vector<HexId>& hexes() const { return found_; }
  /// From where the search began to `to`, both included; empty when it cannot be come to.
  std::vector<HexId> way(HexId to) const;

  /// Begins anew.
  void clear();

 private:
  template <class Step>
  friend void search(const Grid&, std::span<const Start>, int, Step&&, Reach&);

  void offer(HexId hex, int cost, HexId from, bool stops);

  struct Blank {
    std::array<std::int16_t, kMostHexes> values;
    constexpr explicit Blank(std::int16_t value) : values() { values.fill(value); }
  };
  std::array<std::int16_t, kMostHexes> cost_ = Blank(kFar).values;
  std::array<HexId, kMostHexes> from_ = Blank(kNoHex).values;
  std::array<bool, kMostHexes> stops_{};
  std::vector<HexId> found_;
  std::vector<std::vector<HexId>> buckets_;  // by cost
};

/// Shortest paths from any of `starts` over steps whose cost `step(HexId from, Direction, HexId to) -> Pace` gives, as
/// far as `budget` (at most 10,000) lasts. Where two ways cost the same, the one found first in the order of hex
/// numbers and directions is kept, so that the same question has the same answer everywhere.
template <class Step>
void search(const Grid& grid, std::span<const Start> starts, int budget, Step&& step, Reach& reach) {
  LR_CHECK(budget <= 10'000, "a search is bounded");
  reach.clear();
  if (budget < 0) {
    return;
  }
  if (reach.buckets_.size() < static_cast<std::size_t>(budget) + 1) {
    reach.buckets_.resize(static_cast<std::size_t>(budget) + 1);
  }
  for (const Start& start : starts) {
    LR_CHECK(grid.contains(start.hex) && start.cost >= 0, "a search begins on the map");
    if (start.cost <= budget && start.cost < reach.cost(start.hex)) {
      reach.offer(start.hex, start.cost, kNoHex, false);
    }
  }
  for (int cost = 0; cost <= budget; ++cost) {
    auto& bucket = reach.buckets_[static_cast<std::size_t>(cost)];
    // A step of no cost adds to the bucket that is being read.
    for (std::size_t i = 0; i < bucket.size(); ++i) {
      if (i == 0) {
        std::sort(bucket.begin(), bucket.end());
      }
      const HexId hex = bucket[i];
      if (reach.cost_[static_cast<std::size_t>(hex)] != cost) {
        continue;  // a cheaper way was found meanwhile
      }
      reach.found_.push_back(hex);
      if (reach.stops_[static_cast<std::size_t>(hex)]) {
        continue;
      }
      for (const Direction d : kAllDirections) {
        const HexId to = grid.neighbor(hex, d);
        if (to == kNoHex || reach.cost_[static_cast<std::size_t>(to)] <= cost) {
          continue;
        }
        const Pace pace = step(hex, d, to);
        if (pace.cost >= 0 && cost + pace.cost <= budget &&
            cost + pace.cost < reach.cost_[static_cast<std::size_t>(to)]) {
          reach.offer(to, cost + pace.cost, hex, pace.stops);
        }
      }
    }
    bucket.clear();
  }
}

/// The same from one hex.
template <class Step>
void search(const Grid& grid, HexId from, int budget, Step&& step, Reach& reach) {
  const Start start{from, 0};
  search(grid, std::span(&start, 1), budget, std::forward<Step>(step), reach);
}

}  // namespace longroll
