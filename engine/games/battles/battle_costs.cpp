#include "engine/games/battles/battle_costs.h"

#include <algorithm>

#include "engine/games/battles/battle.h"

namespace longroll::battles {
namespace {

/// Half points in a movement point.
constexpr int kPoint = 2;
/// Battles 7.2: the least that an enemy zone of control costs.
constexpr int kZoneCost = 2 * kPoint;

int cost_of(const TerrainEffect& effect, CostClass units) {
  return units == CostClass::Guns ? effect.artillery_half_points : effect.half_points;
}

bool is_ferried(std::uint16_t side) { return (side & (kFerry | kPontoon)) != 0; }

/// Battles 7.6: zones of control stop at a creek or river without bridge or ford, and at ferries and pontoons; they
/// cross streams.
bool lets_zone_through(std::uint16_t side) {
  return !is_ferried(side) && ((side & (kCreek | kRiver)) == 0 || (side & (kBridge | kFord)) != 0);
}

/// Battles 10.1: half points that a hexside adds; kNever: it cannot be crossed. A ferry or pontoon takes a point.
int hexside_cost(const Chart& chart, std::uint16_t side, CostClass units) {
  if (is_ferried(side)) {
    return kPoint;
  }
  const int slope = (side & kSlope) != 0 ? cost_of(chart.slope, units) : 0;
  if ((side & (kStream | kCreek | kRiver)) == 0) {
    return slope;
  }
  if ((side & kBridge) != 0) {
    return slope + cost_of(chart.bridge, units);
  }
  if ((side & kFord) != 0) {
    return slope + cost_of(chart.ford, units);
  }
  return (side & (kCreek | kRiver)) != 0 ? BattleCosts::kNever : slope + cost_of(chart.stream, units);
}

/// Battles 10.1: half points for a step on the terrain alone, and along the road over that side; kNever: may not.
struct GroundCosts {
  int terrain = BattleCosts::kNever;
  int into_zone = BattleCosts::kNever;
  int road = BattleCosts::kNever;
};

/// Battles 6.45, 7.2, 10.1
GroundCosts step_costs(const Chart& chart, const BattleMap& map, CostClass units, HexId from, Direction d, HexId to) {
  GroundCosts costs;
  const std::uint16_t side = map.side(from, d);
  const int across = hexside_cost(chart, side, units);
  if (across < 0) {
    return costs;
  }
  const int into = cost_of(chart.terrain[map.terrain_at(to)], units);
  if (into >= 0) {
    costs.terrain = into + across;
    costs.into_zone = std::max(into, kZoneCost) + across;
  }
  // A road cancels every other cost, but a ferry or a pontoon takes its time.
  if (const Road road = map.road(from, d); road != Road::None) {
    costs.road = chart.road_half_points[road] + (is_ferried(side) ? across : 0);
  }
  return costs;
}

/// Battles 10.1: the cheaper of terrain and road.
int regular_cost(const GroundCosts& costs) {
  return costs.road < 0 ? costs.terrain : costs.terrain < 0 ? costs.road : std::min(costs.terrain, costs.road);
}

}  // namespace

/// Battles 6.45, 7.2, 7.6, 10.1
BattleCosts::BattleCosts(const Chart& chart, const BattleMap& map)
    : costs_(map, kClasses, [&](int cost_class, HexId from, Direction d, HexId to) {
        const auto units = static_cast<CostClass>(cost_class == kByRoad ? 0 : cost_class % kCostClasses);
        const GroundCosts costs = step_costs(chart, map, units, from, d, to);
        return cost_class == kByRoad          ? costs.road
               : cost_class == zone_of(units) ? costs.into_zone
                                              : regular_cost(costs);
      }) {
  for (int column = 1; column <= map.grid.columns; ++column) {
    for (int row = 1; row <= map.grid.rows; ++row) {
      const HexId from = hex_at(column, row);
      map.grid.for_each_neighbor(from, [&](Direction d, HexId to) {
        const std::uint16_t side = map.side(from, d);
        const auto i = static_cast<std::size_t>(d);
        if (!map.is_playable(to)) {
          return;
        }
        if ((side & kTrench) != 0) {
          entrenched_.add(from);
        }
        if (lets_zone_through(side)) {
          zones_pass_[i].add(from);
        }
        if (hexside_cost(chart, side, CostClass::Foot) >= 0 || hexside_cost(chart, side, CostClass::Guns) >= 0) {
          opens_[i].add(from);
        }
      });
    }
  }
  entered_over_ = costs_.entered_over(map.grid, regular_of(CostClass::Foot));
}

}  // namespace longroll::battles
