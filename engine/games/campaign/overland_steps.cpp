// build: small
#include "engine/games/campaign/overland_steps.h"

#include <algorithm>

#include "engine/core/check.h"

namespace longroll::campaign {

OverlandSteps make_overland_steps(const GroundMap& map, const TerrainEffects& effects, const SeasonTables& tables,
                                  Season season) {
  OverlandSteps steps;
  map.in_play().for_each([&](HexId from) {
    for (const Direction d : kAllDirections) {
      const HexId to = map.grid.neighbor(from, d);
      if (to == kNoHex || !map.is_playable(to)) {
        continue;
      }
      const int on_foot = tables.cost(StepWay::Foot, from, d);
      const int by_ferry = tables.cost(StepWay::Ferry, from, d);
      if (on_foot != MovementCosts::kNever) {
        LR_CHECK(on_foot <= OverlandSteps::kDearest, "a step costs more than the rules of supply expect");
        steps.by_points[static_cast<std::size_t>(on_foot)][d].add(from);
        steps.dearest = std::max(steps.dearest, on_foot);
      } else if (by_ferry != MovementCosts::kNever) {
        steps.ferries.push_back({.from = from, .d = d, .to = to, .points = by_ferry});
      } else if (effects.water(map.water(from, d), season).blocks) {
        steps.by_boat.push_back({.from = from, .d = d, .to = to, .points = effects.terrain[map.terrain_at(to)].points});
      }
    }
  });
  return steps;
}

}  // namespace longroll::campaign
