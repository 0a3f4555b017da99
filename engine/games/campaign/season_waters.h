#pragma once
#include <array>
#include <vector>

#include "engine/core/enum_array.h"
#include "engine/games/campaign/map_network.h"
#include "engine/games/campaign/season.h"
#include "engine/games/campaign/terrain_effects.h"
#include "engine/table/by_side.h"

namespace longroll::campaign {

/// The nodes of water by what they carry in a season, whatever stands near (Campaign 8.1.2, 13.1.2, 13.3.2, 14.0).
struct SeasonWaters {
  std::array<NodeSet, kVessels> vessels;  ///< by Vessel
  BySide<NodeSet> supply;                 ///< lines of supply of that side
  NodeSet economy;
};

/// A hexside with a levee: it shuts the water there until it is breached (13.3.4).
struct LeveeNode {
  NodeId water = kNoNode;
  HexId hex = kNoHex;  ///< that names the hexside
};

struct Waters {
  EnumArray<Season, SeasonWaters, kSeasons> seasons;
  std::vector<LeveeNode> levees;
};

Waters make_waters(const GroundMap& map, const MapNetwork& network, const TerrainEffects& effects);

}  // namespace longroll::campaign
