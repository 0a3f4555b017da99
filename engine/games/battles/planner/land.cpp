#include "engine/games/battles/planner/land.h"

namespace longroll::battles {

/// Battles 10.1
Land::Land(const Library& library, const Scenario& scenario) {
  const auto distances = [&](std::span<const HexId> goals) {
    return DistanceField::by_cost(library.map.grid, library.costs.costs(), BattleCosts::regular_of(CostClass::Foot),
                                  goals, kFar);
  };
  for (const Objective& objective : scenario.objectives) {
    objectives_.push_back(distances({&objective.hex, 1}));
  }
  for (std::size_t side = 0; side < 2; ++side) {
    bases_[side] = distances(scenario.communications[side]);
  }
}

}  // namespace longroll::battles
