#include "engine/games/battles/mind/land.h"

#include <algorithm>

#include "engine/map/paths.h"

namespace longroll::battles {

Land::Land(const Library& library, const Scenario& scenario) {
  const Grid& grid = library.map.grid;
  for (const Objective& objective : scenario.objectives) {
    objectives_.push_back(distances(library.going, grid, {objective.hex}));
  }
  for (std::size_t side = 0; side < 2; ++side) {
    bases_[side] = distances(library.going, grid, scenario.communications[side]);
  }
}

/// Battles 10.1
Land::Distances Land::distances(const Going& going, const Grid& grid, const std::vector<HexId>& goals) {
  Distances all;
  Reach reach;
  all.half_points.fill(kFar);
  for (const HexId goal : goals) {
    // Backwards from the goal: the cost of a step is that of the way to it.
    const auto back = [&](HexId, Direction d, HexId to) {
      return Pace{going.playable().has(to) ? going.regular(Gait::Foot, to, opposite(d)) : Going::kNever, false};
    };
    search(grid, goal, {kFar - 1}, back, reach);
    for (const HexId hex : reach.hexes()) {
      auto& least = all.half_points[static_cast<std::size_t>(hex)];
      least = static_cast<std::int16_t>(std::min<int>(least, reach.cost(hex)));
    }
  }
  return all;
}

}  // namespace longroll::battles
