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

/// Every hex that can be come to within a budget, the least cost of each, and the way there. May be used for many
/// searches: only what was touched is cleared.
class Reach {
 public:
  static constexpr int kFar = 0x7fff;

  Reach() { cost_.fill(kFar); }

  bool has(HexId hex) const { return is_hex(hex) && cost_[static_cast<std::size_t>(hex)] != kFar; }
  /// Least cost from where the search began; kFar when it cannot be come to.
  int cost(HexId hex) const { return is_hex(hex) ? cost_[static_cast<std::size_t>(hex)] : kFar; }
  /// The hex before `hex`, which must have been come to, on the way; kNoHex for where the search began.
  HexId before(HexId hex) const {
    LR_CHECK(has(hex), "a hex that was come to");
    return from_[static_cast<std::size_t>(hex)];
  }
  /// Whoever has come to `hex`, which must have been come to, goes no farther.
  bool stops(HexId hex) const {
    LR_CHECK(has(hex), "a hex that was come to");
    return stops_[static_cast<std::size_t>(hex)];
  }
  /// All of them, cheapest first, equally cheap ones by number; where the search began is one.
  const std::vector<HexId>& hexes() const { return found_; }
  /// From where the search began to `to`, both included; empty when it cannot be come to.
  std::vector<HexId> way(HexId to) const;

  /// Begins anew.
  void clear();

 private:
  template <class Step>
  friend void search(const Grid&, std::span<const Start>, int, Step&&, Reach&, int);

  /// A hex that waits to be settled at some cost, and who waits for the same cost.
  struct Offer {
    HexId hex;
    std::int16_t next;
  };

  void open(int budget);
  void offer(HexId hex, int cost, HexId from, bool stops);
  /// Settles those that wait for this cost, in the order of their numbers; returns how many were settled before.
  std::size_t settle(int cost);

  std::array<std::int16_t, kMostHexes> cost_;
  std::array<HexId, kMostHexes> from_;  // only of hexes with a cost, as is stops_
  std::array<bool, kMostHexes> stops_;
  std::vector<HexId> found_;
  std::vector<Offer> offers_;
  std::vector<std::int16_t> waiting_;  // by cost: the latest of offers_, -1 none
};

/// Shortest paths from any of `starts` over steps whose cost `step(HexId from, Direction, HexId to) -> Pace` gives, as
/// far as `budget` (at most 10,000) lasts. No step costs less than `cheapest`: hexes with less than that left are not
/// looked about from. Where two ways cost the same, the one found first in the order of hex
/// numbers and directions is kept, so that the same question has the same answer everywhere.
template <class Step>
void search(const Grid& grid, std::span<const Start> starts, int budget, Step&& step, Reach& reach, int cheapest) {
  LR_CHECK(budget <= 10'000, "a search is bounded");
  reach.clear();
  if (budget < 0) {
    return;
  }
  reach.open(budget);
  for (const Start& start : starts) {
    LR_CHECK(grid.contains(start.hex) && start.cost >= 0, "a search begins on the map");
    if (start.cost <= budget && start.cost < reach.cost(start.hex)) {
      reach.offer(start.hex, start.cost, kNoHex, false);
    }
  }
  for (int cost = 0; cost <= budget; ++cost) {
    const std::size_t first = reach.settle(cost);
    const std::size_t settled = reach.found_.size();
    // A step of no cost adds to the hexes that are being looked at.
    for (std::size_t i = first; i < reach.found_.size() && cost + cheapest <= budget; ++i) {
      const HexId hex = reach.found_[i];
      if (reach.stops_[static_cast<std::size_t>(hex)]) {
        continue;
      }
      for (const Direction d : kAllDirections) {
        const HexId to = grid.neighbor(hex, d);
        if (to == kNoHex || reach.cost_[static_cast<std::size_t>(to)] <= cost) {
          continue;
        }
        const Pace pace = step(hex, d, to);
        const int sum = cost + pace.cost;
        if (pace.cost < 0 || sum > budget || sum >= reach.cost_[static_cast<std::size_t>(to)]) {
          continue;
        }
        reach.offer(to, sum, hex, pace.stops);
        if (pace.cost == 0) {
          reach.found_.push_back(to);
        }
      }
    }
    if (reach.found_.size() > settled) {
      std::sort(reach.found_.begin() + static_cast<std::ptrdiff_t>(first), reach.found_.end());
    }
  }
}

/// The same from one hex.
template <class Step>
void search(const Grid& grid, HexId from, int budget, Step&& step, Reach& reach, int cheapest = 0) {
  const Start start{from, 0};
  search(grid, std::span(&start, 1), budget, std::forward<Step>(step), reach, cheapest);
}

}  // namespace longroll
