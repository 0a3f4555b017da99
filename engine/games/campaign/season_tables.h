#pragma once
#include "engine/games/campaign/chart.h"
#include "engine/games/campaign/ground_map.h"
#include "engine/map/movement_costs.h"

namespace longroll::campaign {

/// The ways in which a force goes on foot over a hexside. Each is a cost class of SeasonTables::steps.
enum class StepWay : std::uint8_t {
  Foot,   ///< over land, minor rivers and bridges
  Ferry,  ///< over deep water by a ferry: the cost of the hex, to which half of the allowance is added (5.3.3)
  Boat,   ///< over deep water by river vessels that lie there: the cost as by a ferry (13.4.2)
  Loop,   ///< over the bottom of a river loop by a force that began there: as if the river were not there (5.3.4)
};
constexpr int kStepWays = 4;

/// What depends on the season, worked out once for each.
struct SeasonTables {
  /// Movement points of each step by StepWay, without zones of control and without what a massed force pays.
  MovementCosts steps;
  /// By side: hexes from which a primary zone of control goes over that side into the next hex (6.2).
  SideSets primary_passes;
  /// By side: hexes from which a secondary zone goes on over that side (6.3).
  SideSets secondary_passes;
  /// By side: hexes from which the side is a minor river without a bridge (9.4: the attacker's die).
  SideSets minor_rivers;

  int cost(StepWay way, HexId from, Direction d) const { return steps.cost(static_cast<int>(way), from, d); }
};

SeasonTables make_season_tables(const TerrainEffects& effects, const GroundMap& map, Season season);

}  // namespace longroll::campaign
