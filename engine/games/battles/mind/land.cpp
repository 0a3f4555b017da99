#include "engine/games/battles/mind/land.h"

#include <algorithm>

#include "engine/map/paths.h"

namespace longroll::battles {

/// Battles 10.1
int ground_cost(const Chart& chart, const BattleMap& map, HexId from, Direction d, HexId to) {
  if (!map.is_playable(to)) {
    return -1;
  }
  if (const Road road = map.road(from, d); road != Road::None) {
    return chart.road_half_points[static_cast<std::size_t>(road)];
  }
  const std::uint16_t side = map.side(from, d);
  if ((side & (kCreek | kRiver)) != 0 && (side & (kBridge | kFord)) == 0) {
    return -1;
  }
  int cost = chart.terrain[static_cast<std::size_t>(map.terrain_at(to))].half_points;
  if (cost < 0) {
    return -1;
  }
  cost += (side & kFord) != 0 ? chart.ford.half_points : (side & kStream) != 0 ? chart.stream.half_points : 0;
  return cost + ((side & kSlope) != 0 ? chart.slope.half_points : 0);
}

Land::Land(const Library& library, const Scenario& scenario) {
  const BattleMap& map = library.map;
  for (const Objective& objective : scenario.objectives) {
    objectives_.push_back(distances(library, map, {objective.hex}));
  }
  for (std::size_t side = 0; side < 2; ++side) {
    bases_[side] = distances(library, map, scenario.communications[side]);
  }
}

Land::Distances Land::distances(const Library& library, const BattleMap& map, const std::vector<HexId>& goals) {
  Distances all;
  Reach reach;
  all.half_points.fill(kFar);
  for (const HexId goal : goals) {
    // Backwards from the goal: the cost of a step is that of the way to it.
    const auto back = [&](HexId from, Direction d, HexId to) {
      return Pace{map.is_playable(to) ? ground_cost(library.chart, map, to, opposite(d), from) : -1, false};
    };
    search(map.grid, goal, {kFar - 1}, back, reach);
    for (const HexId hex : reach.hexes()) {
      auto& least = all.half_points[static_cast<std::size_t>(hex)];
      least = static_cast<std::int16_t>(std::min<int>(least, reach.cost(hex)));
    }
  }
  return all;
}

}  // namespace longroll::battles
