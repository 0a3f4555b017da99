#include "engine/games/chattanooga/ground_costs.h"

#include "engine/games/chattanooga/ground_map.h"

namespace longroll::chattanooga {

std::optional<Hexside> hexside_at(const GroundMap& map, HexId hex, Direction d) {
  if (map.is_blocked(hex, d)) {
    return Hexside::Blocked;
  }
  if (map.is_stream(hex, d)) {
    return map.is_bridge(hex, d) ? Hexside::Bridge : Hexside::Stream;
  }
  return std::nullopt;
}

namespace {

MovementCost sum(const MovementCost& a, const MovementCost& b) {
  return {static_cast<std::int8_t>(a.points + b.points), a.must_stop || b.must_stop,
          a.is_prohibited || b.is_prohibited};
}

/// Chattanooga 7.2, 7.3: what the step costs. Along a road neither terrain nor slope counts; a bridge still does.
MovementCost cost_of(const TerrainEffects& chart, const GroundMap& map, Arm arm, HexId from, Direction d,
                     bool by_road) {
  MovementCost cost;
  if (by_road) {
    cost.points = chart.road_points;
  } else {
    cost = chart.terrain[map.terrain_at(map.grid.neighbor(from, d))].movement[arm];
    if (map.is_slope(from, d)) {
      cost = sum(cost, chart.hexsides[Hexside::Slope].movement[arm]);
    }
  }
  if (const auto side = hexside_at(map, from, d)) {
    cost = sum(cost, chart.hexsides[*side].movement[arm]);
  }
  return cost;
}

/// Chattanooga 6.2: a zone of control reaches from `hex` over that side.
bool zone_passes(const TerrainEffects& chart, const GroundMap& map, HexId hex, Direction d) {
  const HexId to = map.grid.neighbor(hex, d);
  if (to == kNoHex || !map.is_playable(to)) {
    return false;
  }
  const auto side = hexside_at(map, hex, d);
  const HexsideEffect& slope = chart.hexsides[Hexside::Slope];
  const bool is_side_open = (!side || !chart.hexsides[*side].blocks_zone) &&
                            !(map.is_slope(hex, d) && slope.blocks_zone) &&
                            !(map.is_uphill(hex, d) && slope.blocks_zone_up);
  return is_side_open && chart.terrain[map.terrain_at(hex)].zone != ZoneBlock::IntoOrOutOf &&
         chart.terrain[map.terrain_at(to)].zone == ZoneBlock::Never;
}

}  // namespace

GroundCosts::GroundCosts(const TerrainEffects& chart, const GroundMap& map) {
  costs_ = longroll::MovementCosts(map, kClasses, [&](int cost_class, HexId from, Direction d, HexId) {
    const bool has_road = map.is_road(from, d);
    if (cost_class == kByRoad && !has_road) {
      return longroll::MovementCosts::kNever;
    }
    const Arm arm = cost_class == kByRoad ? Arm::Infantry : static_cast<Arm>(cost_class);
    const MovementCost cost = cost_of(chart, map, arm, from, d, has_road);
    return cost.is_prohibited ? longroll::MovementCosts::kNever : cost.points + (cost.must_stop ? kStop : 0);
  });
  entered_over_ = costs_.entered_over(map.grid, static_cast<int>(Arm::Infantry));
  zones_pass_ = sides_where(map, [&](HexId hex, Direction d) { return zone_passes(chart, map, hex, d); });
}

}  // namespace longroll::chattanooga
