#include "engine/map/distance_field.h"

#include "engine/map/paths.h"

namespace longroll {

DistanceField DistanceField::in_hexes(const Grid& grid, const HexSet& ground, const SideSets& entered_over,
                                      std::span<const HexId> goals) {
  DistanceField field(kNone);
  std::vector<HexId> queue;
  for (const HexId goal : goals) {
    if (grid.contains(goal) && field.at(goal) != 0) {
      field.distances_[static_cast<std::size_t>(goal)] = 0;
      queue.push_back(goal);
    }
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const HexId hex = queue[i];
    grid.for_each_neighbor(hex, [&](Direction d, HexId from) {
      if (field.at(from) == kNone && entered_over[d].has(hex) && ground.has(from)) {
        field.distances_[static_cast<std::size_t>(from)] = static_cast<std::int16_t>(field.at(hex) + 1);
        queue.push_back(from);
      }
    });
  }
  return field;
}

DistanceField DistanceField::by_cost(const Grid& grid, const MovementCosts& costs, int cost_class,
                                     std::span<const HexId> goals, int far) {
  DistanceField field(far);
  Reach reach;
  // Backward from each goal: a step away from it costs what the step toward it costs.
  const auto back = [&](HexId, Direction d, HexId to) {
    return StepCost{costs.playable().has(to) ? costs.cost(cost_class, to, opposite(d)) : MovementCosts::kNever, false};
  };
  for (const HexId goal : goals) {
    search(grid, goal, {far - 1}, back, reach);
    for (const HexId hex : reach.hexes()) {
      auto& least = field.distances_[static_cast<std::size_t>(hex)];
      least = static_cast<std::int16_t>(std::min<int>(least, reach.cost(hex)));
    }
  }
  return field;
}

}  // namespace longroll
