// Movement costs, distances and floods over made-up ground, each against its plain meaning.
#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/map/distance_field.h"
#include "engine/map/flood.h"
#include "engine/map/paths.h"

namespace longroll {
namespace {

/// Ground of any size in which a third of the hexes is out of play, with costs of two classes made up from the seed.
struct Land {
  explicit Land(std::uint64_t seed) : rng(seed) {
    map.grid = {2 + below(kMaxColumns - 1), 2 + below(kMaxRows - 1),
                below(2) == 0 ? Parity::EvenLower : Parity::OddLower};
    for (int column = 1; column <= map.grid.columns; ++column) {
      for (int row = 1; row <= map.grid.rows; ++row) {
        map.playable[static_cast<std::size_t>(hex_at(column, row))] = below(3) != 0;
      }
    }
    costs = MovementCosts(map, 2, [&](int cost_class, HexId, Direction, HexId to) {
      EXPECT_TRUE(map.is_playable(to)) << "only steps into hexes in play are asked about";
      return below(4) == 0 ? MovementCosts::kNever : 1 + cost_class + below(5);
    });
  }

  int below(int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); }
  HexId any_hex() { return hex_at(1 + below(map.grid.columns), 1 + below(map.grid.rows)); }
  std::vector<HexId> hexes() const {
    std::vector<HexId> all;
    for (int column = 1; column <= map.grid.columns; ++column) {
      for (int row = 1; row <= map.grid.rows; ++row) {
        all.push_back(hex_at(column, row));
      }
    }
    return all;
  }

  Rng rng;
  HexMap map;
  MovementCosts costs;
};

TEST(MapCosts, EachClassHasItsOwnAndNobodyStepsOutOfPlay) {
  Land land(1);
  const HexMap& map = land.map;
  const MovementCosts costs(map, 2, [](int cost_class, HexId from, Direction d, HexId) {
    return cost_class == 0 ? 3 + from % 2 : d == Direction::Up ? MovementCosts::kNever : 7;
  });
  EXPECT_EQ(costs.cheapest(), 3);
  const std::array<SideSets, 2> entered = {costs.entered_over(map.grid, 0), costs.entered_over(map.grid, 1)};
  for (const HexId from : land.hexes()) {
    EXPECT_EQ(costs.playable().has(from), map.is_playable(from));
    for (const Direction d : kAllDirections) {
      const HexId to = map.grid.neighbor(from, d);
      const bool is_in_play = to != kNoHex && map.is_playable(to);
      EXPECT_EQ(costs.cost(0, from, d), is_in_play ? 3 + from % 2 : MovementCosts::kNever);
      EXPECT_EQ(costs.cost(1, from, d), is_in_play && d != Direction::Up ? 7 : MovementCosts::kNever);
      for (const int cost_class : {0, 1}) {
        EXPECT_EQ(to != kNoHex &&
                      entered[static_cast<std::size_t>(cost_class)][static_cast<std::size_t>(opposite(d))].has(to),
                  costs.cost(cost_class, from, d) >= 0);
      }
    }
  }
}

/// The law of the two floods: what goes by whole columns reaches what goes hex by hex.
TEST(MapFlood, ByColumnsReachesWhatItReachesHexByHex) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Land land(seed);
    const SideSets passes = land.costs.entered_over(land.map.grid, 0);
    HexSet seeds;
    for (int i = 0; i <= land.below(4); ++i) {
      seeds.add(land.any_hex());
    }
    HexSet open = land.costs.playable();
    for (int i = land.below(200); i > 0; --i) {
      open.remove(land.any_hex());
    }
    ASSERT_EQ(flood(land.map.grid, seeds, open, passes), flood_plainly(land.map.grid, seeds, open, passes)) << seed;
    // Without any bar inside, whole maps are filled round corners.
    SideSets all;
    for (HexSet& side : all) {
      side = land.costs.playable();
    }
    ASSERT_EQ(flood(land.map.grid, seeds, open, all), flood_plainly(land.map.grid, seeds, open, all)) << seed;
  }
}

/// A distance is one step more than the least of those that can be stepped to, whichever way it was found.
TEST(MapDistances, AreTheLeastOverTheSteps) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Land land(seed);
    const Grid& grid = land.map.grid;
    const std::array<HexId, 2> goals = {land.any_hex(), land.any_hex()};
    constexpr int kFar = 60;
    const DistanceField hexes =
        DistanceField::in_hexes(grid, land.costs.playable(), land.costs.entered_over(grid, 1), goals);
    const DistanceField costs = DistanceField::by_cost(grid, land.costs, 1, goals, kFar);
    for (const HexId hex : land.hexes()) {
      const bool is_goal = hex == goals[0] || hex == goals[1];
      int least_hexes = DistanceField::kNone;
      int least_cost = kFar;
      grid.for_each_neighbor(hex, [&](Direction d, HexId to) {
        const int step = land.costs.cost(1, hex, d);
        if (step >= 0 && land.costs.playable().has(hex)) {
          least_hexes = std::min(least_hexes, hexes.at(to) + 1);
          least_cost = std::min(least_cost, costs.at(to) + step);
        }
      });
      ASSERT_EQ(hexes.at(hex), is_goal ? 0 : std::min<int>(least_hexes, DistanceField::kNone)) << seed << hex_text(hex);
      ASSERT_EQ(costs.at(hex), is_goal ? 0 : least_cost) << seed << " " << hex_text(hex);
    }
  }
}

}  // namespace
}  // namespace longroll
