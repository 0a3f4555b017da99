#pragma once
#include "engine/games/campaign/chart.h"
#include "engine/games/campaign/map_network.h"
#include "engine/games/campaign/overland_steps.h"
#include "engine/games/campaign/season_waters.h"

namespace longroll::campaign {

/// What the questions about lines of rails, water and supply read of the game's data.
struct NetworkData {
  const GroundMap& map;
  const MapNetwork& network;
  const Chart& chart;
  const EnumArray<Season, OverlandSteps, kSeasons>& overland;
  const Waters& waters;
};

}  // namespace longroll::campaign
