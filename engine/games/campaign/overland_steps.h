#pragma once
#include <span>
#include <vector>

#include "engine/games/campaign/ground_map.h"
#include "engine/games/campaign/season_tables.h"
#include "engine/map/hexside.h"
#include "engine/map/movement_costs.h"

namespace longroll::campaign {

/// A crossing by ferry from `from` over `d`: it costs `points` and a share of the length of the line (8.1.1).
struct FerryStep {
  HexId from = kNoHex;
  Direction d = Direction::Up;
  HexId to = kNoHex;
  int points = 0;
  Hexside over;  ///< the side from which d leads, by the name that the map has for it
};

/// The steps of overland supply in a season as sets of hexes, so that a whole map is searched by a few hundred
/// instructions (Campaign 8.1.1).
struct OverlandSteps {
  static constexpr int kDearest = 4;  ///< no step on foot costs more
  /// By points, from 0: hexes from which a step over that side costs so much.
  std::array<SideSets, kDearest + 1> by_points;
  int dearest = 0;                 ///< points of the dearest step on foot that there is
  std::vector<FerryStep> ferries;  ///< over printed ferries, both ways
  /// Campaign 13.4.2: over other deep water, which a boat can ferry across; both ways, by what the hex costs. Sorted by
  /// the number of the hexside.
  std::vector<FerryStep> by_boat;

  /// The steps of `by_boat` over one hexside.
  std::span<const FerryStep> by_boat_over(const Hexside& side) const;
};

OverlandSteps make_overland_steps(const GroundMap& map, const TerrainEffects& effects, const SeasonTables& tables,
                                  Season season);

}  // namespace longroll::campaign
