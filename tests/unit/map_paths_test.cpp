// Shortest paths against a plain reckoning over all steps again and again (Bellman and Ford).
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/map/paths.h"

namespace longroll {
namespace {

/// A made-up ground: what each step costs, and which hexes end a way.
struct Ground {
  Grid grid;
  std::vector<std::array<int, kDirections>> costs = std::vector<std::array<int, kDirections>>(kMaxHexes);
  std::vector<bool> stops = std::vector<bool>(kMaxHexes);

  Ground(std::uint64_t number, int lowest, int highest) {
    Rng rng(number);
    const auto below = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    grid = {3 + below(14), 3 + below(14), below(2) == 0 ? Parity::EvenLower : Parity::OddLower};
    for (std::size_t i = 0; i < costs.size(); ++i) {
      for (int& cost : costs[i]) {
        cost = below(5) == 0 ? -1 : lowest + below(highest - lowest + 1);
      }
      stops[i] = below(6) == 0;
    }
  }

  StepCost step_cost(HexId from, Direction d, HexId to) const {
    return {costs[static_cast<std::size_t>(from)][static_cast<std::size_t>(d)], stops[static_cast<std::size_t>(to)]};
  }

  /// The least cost of every hex; kFar when it is more than `budget`.
  std::vector<int> reckoned(const std::vector<SearchStart>& starts, int budget) const {
    std::vector<int> least(kMaxHexes, Reach::kFar);
    HexId first = kNoHex;
    for (const SearchStart& start : starts) {
      auto& cost = least[static_cast<std::size_t>(start.hex)];
      cost = start.cost <= budget ? std::min(cost, start.cost) : cost;
      first = start.hex;
    }
    for (bool changes = true; changes;) {
      changes = false;
      for (int hex = 0; hex < kMaxHexes; ++hex) {
        const auto from = static_cast<HexId>(hex);
        const int so_far = least[static_cast<std::size_t>(hex)];
        const bool is_start = from == first;
        if (!grid.contains(hex) || so_far == Reach::kFar || (stops[static_cast<std::size_t>(hex)] && !is_start)) {
          continue;
        }
        for (const Direction d : kAllDirections) {
          const HexId to = grid.neighbor(from, d);
          const StepCost step = to == kNoHex ? kImpassable : step_cost(from, d, to);
          if (step.cost >= 0 && so_far + step.cost <= budget &&
              so_far + step.cost < least[static_cast<std::size_t>(to)]) {
            least[static_cast<std::size_t>(to)] = so_far + step.cost;
            changes = true;
          }
        }
      }
    }
    return least;
  }
};

void expect_as_reckoned(const Ground& ground, const std::vector<SearchStart>& starts, int budget, const Reach& reach) {
  const std::vector<int> least = ground.reckoned(starts, budget);
  std::size_t count = 0;
  for (int hex = 0; hex < kMaxHexes; ++hex) {
    ASSERT_EQ(reach.cost(static_cast<HexId>(hex)), least[static_cast<std::size_t>(hex)]);
    count += least[static_cast<std::size_t>(hex)] != Reach::kFar ? 1U : 0U;
  }
  ASSERT_EQ(reach.hexes().size(), count);
  for (std::size_t i = 1; i < reach.hexes().size(); ++i) {
    const HexId a = reach.hexes()[i - 1];
    const HexId b = reach.hexes()[i];
    ASSERT_TRUE(reach.cost(a) < reach.cost(b) || (reach.cost(a) == reach.cost(b) && a < b)) << "the order promised";
  }
  for (const HexId to : reach.hexes()) {
    const std::vector<HexId> way = reach.way(to);
    ASSERT_EQ(way.back(), to);
    ASSERT_EQ(reach.before(way.front()), kNoHex);
    int cost = reach.cost(way.front());
    for (std::size_t i = 1; i < way.size(); ++i) {
      const auto d = ground.grid.direction(way[i - 1], way[i]);
      ASSERT_TRUE(d);
      ASSERT_TRUE(i == 1 || !ground.stops[static_cast<std::size_t>(way[i - 1])]) << "nobody goes on from there";
      cost += ground.step_cost(way[i - 1], *d, way[i]).cost;
    }
    ASSERT_EQ(cost, reach.cost(to));
  }
}

auto steps_of(const Ground& ground) {
  return [&](HexId from, Direction d, HexId to) { return ground.step_cost(from, d, to); };
}

TEST(MapPaths, AreThoseOfAPlainReckoning) {
  Reach reach;  // one for all: nothing of a search may be left for the next
  for (std::uint64_t number = 0; number < 300; ++number) {
    const Ground ground(number, number % 3 == 0 ? 0 : 1, 7);
    const HexId from = hex_at(1 + static_cast<int>(number) % ground.grid.columns, 2);
    const int budget = static_cast<int>(number % 40);
    search(ground.grid, from, {budget}, steps_of(ground), reach);
    expect_as_reckoned(ground, {{from, 0}}, budget, reach);
    search(ground.grid, from, {budget, number % 3 == 0 ? 0 : 1}, steps_of(ground), reach);
    expect_as_reckoned(ground, {{from, 0}}, budget, reach);
  }
}

TEST(MapPaths, BeginInSeveralHexesAtOnce) {
  Reach reach;
  for (std::uint64_t number = 0; number < 100; ++number) {
    Ground ground(number, 1, 5);
    ground.stops.assign(ground.stops.size(), false);
    const std::vector<SearchStart> starts = {
        {hex_at(1, 1), 3}, {hex_at(3, 3), 0}, {hex_at(3, 3), 2}, {hex_at(2, 3), 99}};
    search(ground.grid, starts, {12, 1}, steps_of(ground), reach);
    expect_as_reckoned(ground, starts, 12, reach);
  }
}

TEST(MapPaths, ASearchLeavesNothingForTheNext) {
  const Ground wide(1, 1, 2);
  const Ground narrow(2, 3, 9);
  Reach used;
  search(wide.grid, hex_at(2, 2), {60}, steps_of(wide), used);
  search(narrow.grid, hex_at(2, 2), {9}, steps_of(narrow), used);
  Reach fresh;
  search(narrow.grid, hex_at(2, 2), {9}, steps_of(narrow), fresh);
  EXPECT_TRUE(std::ranges::equal(used.hexes(), fresh.hexes()));
  for (int hex = 0; hex < kMaxHexes; ++hex) {
    EXPECT_EQ(used.cost(static_cast<HexId>(hex)), fresh.cost(static_cast<HexId>(hex)));
  }
  used.clear();
  EXPECT_TRUE(used.hexes().empty());
  EXPECT_FALSE(used.has(hex_at(2, 2)));
}

TEST(MapPaths, ASearchForOneHexFindsItsWayAndLeavesNothingBehind) {
  Reach all;
  Reach one;
  for (std::uint64_t number = 0; number < 100; ++number) {
    const Ground ground(number, number % 3 == 0 ? 0 : 1, 4);
    search(ground.grid, hex_at(2, 2), {12}, steps_of(ground), all);
    for (const HexId to : all.hexes()) {
      search(ground.grid, hex_at(2, 2), {.budget = 12, .until = to}, steps_of(ground), one);
      ASSERT_EQ(one.cost(to), all.cost(to));
      ASSERT_EQ(one.way(to), all.way(to));
      ASSERT_LE(one.hexes().size(), all.hexes().size());
    }
    one.clear();
    for (int hex = 0; hex < kMaxHexes; ++hex) {
      ASSERT_FALSE(one.has(static_cast<HexId>(hex)));
    }
  }
}

TEST(MapPaths, StepsMayBeToldHexByHex) {
  Reach at_once;
  Reach by_hex;
  for (std::uint64_t number = 0; number < 50; ++number) {
    const Ground ground(number, 1, 5);
    search(ground.grid, hex_at(2, 2), {15}, steps_of(ground), at_once);
    search(
        ground.grid, hex_at(2, 2), {15},
        [&](HexId from) { return [&, from](Direction d, HexId to) { return ground.step_cost(from, d, to); }; }, by_hex);
    ASSERT_TRUE(std::ranges::equal(at_once.hexes(), by_hex.hexes()));
    for (const HexId to : at_once.hexes()) {
      ASSERT_EQ(at_once.way(to), by_hex.way(to));
    }
  }
}

TEST(MapPaths, WithoutABudgetNothingIsFoundAndWithNoneLeftOnlyTheStart) {
  const Ground ground(7, 1, 3);
  Reach reach;
  search(ground.grid, hex_at(2, 2), {-1}, steps_of(ground), reach);
  EXPECT_TRUE(reach.hexes().empty());
  EXPECT_TRUE(reach.way(hex_at(2, 2)).empty());
  search(ground.grid, hex_at(2, 2), {0}, steps_of(ground), reach);
  ASSERT_EQ(reach.hexes().size(), 1U);
  EXPECT_EQ(reach.hexes().front(), hex_at(2, 2));
}

TEST(MapPaths, EquallyCheapWaysAreSettledByNumberAndDirection) {
  const Grid grid{9, 9, Parity::EvenLower};
  Reach reach;
  search(
      grid, hex_at(5, 5), {6},
      [](HexId, Direction, HexId) {
        return StepCost{1, false};
      },
      reach);
  for (const HexId to : reach.hexes()) {
    if (to == hex_at(5, 5)) {
      continue;
    }
    HexId lowest = kNoHex;
    for (const Direction d : kAllDirections) {
      const HexId next = grid.neighbor(to, d);
      if (next != kNoHex && reach.cost(next) == reach.cost(to) - 1 && (lowest == kNoHex || next < lowest)) {
        lowest = next;
      }
    }
    EXPECT_EQ(reach.before(to), lowest);
  }
}

}  // namespace
}  // namespace longroll
