#pragma once
#include <algorithm>
#include <array>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/check.h"
#include "engine/map/hex.h"

namespace longroll {

/// What a game says of one step from a hex to its neighbour.
struct StepCost {
  int cost = -1;       ///< in the game's units, 0 or more; below 0: may not
  bool stops = false;  ///< whoever comes there goes no farther
};
constexpr StepCost kImpassable{};

/// Where a search begins and what has been spent by then.
struct SearchStart {
  HexId hex = kNoHex;
  int cost = 0;
};

/// How far a search goes.
struct SearchLimits {
  int budget = 0;        ///< at most 10,000; below 0 nothing is found
  int cheapest = 0;      ///< no step costs less: hexes with less than that left are not looked about from
  HexId until = kNoHex;  ///< the search may end as soon as the way to this hex is known
};

/// Every hex that can be come to within a budget, the least cost of each, and the way there. May be used for many
/// searches: only what was touched is cleared.
class Reach {
 public:
  /// More than any budget. Both bytes alike, so that a whole map is filled with it at one go.
  static constexpr std::int16_t kFar = 0x7f7f;

  Reach() { cost_.fill(kFar); }

  bool has(HexId hex) const { return is_hex(hex) && cost_[hex] != kFar; }
  /// Least cost from where the search began; kFar when it cannot be come to.
  int cost(HexId hex) const { return is_hex(hex) ? cost_[hex] : kFar; }
  /// The hex before `hex`, which must have been come to, on the way; kNoHex for where the search began.
  HexId before(HexId hex) const {
    LR_CHECK(has(hex), "a hex that was come to");
    return from_[hex];
  }
  /// Whoever has come to `hex`, which must have been come to, goes no farther.
  bool stops(HexId hex) const {
    LR_CHECK(has(hex), "a hex that was come to");
    return stops_[hex];
  }
  /// All of them, cheapest first, equally cheap ones by number; where the search began is one. Valid until the next
  /// search.
  std::span<const HexId> hexes() const { return {found_.data(), count_}; }
  /// From where the search began to `to`, both included; empty when it cannot be come to.
  std::vector<HexId> way(HexId to) const;

  /// Begins anew.
  void clear();

 private:
  template <class Step>
  friend void search(const Grid&, std::span<const SearchStart>, const SearchLimits&, Step&&, Reach&);

  void open(int budget);
  /// `hex` can be had for less than before: it waits to be settled at that cost.
  void offer(HexId hex, int cost, HexId from, bool stops) {
    if (cost_[hex] != kFar) {
      leave_queue(hex);
    }
    HexId& head = waiting_[static_cast<std::size_t>(cost)];
    next_[hex] = head;
    last_[hex] = kNoHex;
    if (head != kNoHex) {
      last_[head] = hex;
    }
    head = hex;
    cost_[hex] = static_cast<std::int16_t>(cost);
    from_[hex] = from;
    stops_[hex] = stops;
  }
  void leave_queue(HexId hex) {
    const HexId before = last_[hex];
    const HexId after = next_[hex];
    (before == kNoHex ? waiting_[static_cast<std::size_t>(cost_[hex])] : next_[before]) = after;
    if (after != kNoHex) {
      last_[after] = before;
    }
  }
  /// Settles those that wait for this cost, in the order of their numbers.
  void settle(int cost);

  HexArray<std::int16_t> cost_;
  HexArray<HexId> from_;         // of hexes with a cost only, as all that follow
  HexArray<HexId> next_, last_;  // in the queue of those that wait for the same cost
  HexArray<bool> stops_;
  std::array<HexId, kMaxHexes> found_;
  std::size_t count_ = 0;
  std::vector<HexId> waiting_;  // by cost: the first of the queue
};

/// Shortest paths from any of `starts`. `step(HexId from)` gives what can be said of all steps from a hex, and that
/// called with `(Direction, HexId to)` the StepCost of one; or else `step(HexId from, Direction, HexId to)` says it at
/// once. Where two ways cost the same, the one found first in the order of hex numbers and directions is kept, so that
/// the same question has the same answer everywhere.
template <class Step>
void search(const Grid& grid, std::span<const SearchStart> starts, const SearchLimits& limits, Step&& step,
            Reach& reach) {
  const int budget = limits.budget;
  LR_CHECK(budget <= 10'000, "a search is bounded");
  reach.clear();
  if (budget < 0) {
    return;
  }
  reach.open(budget);
  for (const SearchStart& start : starts) {
    LR_CHECK(grid.contains(start.hex) && start.cost >= 0, "a search begins on the map");
    if (start.cost <= budget && start.cost < reach.cost(start.hex)) {
      reach.offer(start.hex, start.cost, kNoHex, false);
    }
  }
  const auto steps_from = [&](HexId from) {
    if constexpr (std::is_invocable_v<Step&, HexId>) {
      return step(from);
    } else {
      return [&step, from](Direction d, HexId to) { return step(from, d, to); };
    }
  };
  for (int cost = 0; cost <= budget && reach.cost(limits.until) > cost; ++cost) {
    const std::size_t first = reach.count_;
    reach.settle(cost);
    const std::size_t settled = reach.count_;
    // A step of no cost adds to the hexes that are being looked at.
    for (std::size_t i = first; i < reach.count_ && cost + limits.cheapest <= budget; ++i) {
      const HexId hex = reach.found_[i];
      if (reach.stops_[hex]) {
        continue;
      }
      const auto cost_to = steps_from(hex);
      grid.for_each_neighbor(hex, [&](Direction d, HexId to) {
        const int so_far = reach.cost_[to];
        if (so_far <= cost) {
          return;
        }
        const StepCost step_cost = cost_to(d, to);
        const int sum = cost + step_cost.cost;
        if (step_cost.cost < 0 || sum > budget || sum >= so_far) {
          return;
        }
        reach.offer(to, sum, hex, step_cost.stops);
        if (step_cost.cost == 0) {
          reach.leave_queue(to);
          reach.found_[reach.count_++] = to;
        }
      });
    }
    if (reach.count_ > settled) {
      std::sort(reach.found_.begin() + static_cast<std::ptrdiff_t>(first),
                reach.found_.begin() + static_cast<std::ptrdiff_t>(reach.count_));
    }
  }
}

/// The same from one hex.
template <class Step>
void search(const Grid& grid, HexId from, const SearchLimits& limits, Step&& step, Reach& reach) {
  const SearchStart start{from, 0};
  search(grid, std::span(&start, 1), limits, std::forward<Step>(step), reach);
}

}  // namespace longroll
