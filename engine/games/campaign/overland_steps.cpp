// build: small
#include "engine/games/campaign/overland_steps.h"

#include <algorithm>

#include "engine/core/check.h"
#include "engine/core/heap_sort.h"

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
      const Hexside over = *hexside_of(map.grid, from, d);
      const int on_foot = tables.cost(StepWay::Foot, from, d);
      const int by_ferry = tables.cost(StepWay::Ferry, from, d);
      if (on_foot != MovementCosts::kNever) {
        LR_CHECK(on_foot <= OverlandSteps::kDearest, "a step costs more than the rules of supply expect");
        steps.by_points[static_cast<std::size_t>(on_foot)][d].add(from);
        steps.dearest = std::max(steps.dearest, on_foot);
      } else if (by_ferry != MovementCosts::kNever) {
        steps.ferries.push_back({.from = from, .d = d, .to = to, .points = by_ferry, .over = over});
      } else if (effects.water(map.water(from, d), season).blocks) {
        steps.by_boat.push_back(
            {.from = from, .d = d, .to = to, .points = effects.terrain[map.terrain_at(to)].points, .over = over});
      }
    }
  });
  heap_sort(steps.by_boat.begin(), steps.by_boat.end(), [](const FerryStep& a, const FerryStep& b) {
    return index_of(a.over) != index_of(b.over) ? index_of(a.over) < index_of(b.over) : a.from < b.from;
  });
  return steps;
}

std::span<const FerryStep> OverlandSteps::by_boat_over(const Hexside& side) const {
  const int number = index_of(side);
  const auto first = std::partition_point(by_boat.begin(), by_boat.end(),
                                          [&](const FerryStep& step) { return index_of(step.over) < number; });
  const auto last = std::find_if(first, by_boat.end(), [&](const FerryStep& step) { return step.over != side; });
  return {first, last};
}

}  // namespace longroll::campaign
