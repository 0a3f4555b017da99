#pragma once
#include <string_view>

#include "engine/core/result.h"
#include "engine/games/campaign/battle_chart.h"
#include "engine/games/campaign/chart_numbers.h"
#include "engine/games/campaign/terrain_effects.h"
#include "engine/games/campaign/war_chart.h"

/// The charts and tables of the game: assets/games/campaign/chart.json, told in its FORMAT.md.
namespace longroll::campaign {

/// A line of the Forage Table (American Civil War 8.4.3).
using ForageLine = EnumArray<Season, std::int8_t, kSeasons>;

/// American Civil War 8.4.3: how many points a hex feeds.
struct ForageTable {
  EnumArray<Terrain, ForageLine, kTerrains> terrain{};
  ForageLine city{};     ///< added
  ForageLine coastal{};  ///< in place of the terrain's
};

/// All charts.
struct Chart {
  TerrainEffects terrain;
  ForageTable forage;
  ChartNumbers numbers;
  BattleChart battle;
  LeaderChart leaders;
  WarChart war;

  /// American Civil War 8.4.3: strength points that may forage in such a hex, before Appalachia (15.4).
  int forage_limit(Terrain terrain, bool is_coastal, bool is_city, Season season) const;
};

/// Reads chart.json; every fault is named with its place.
Result<Chart> parse_chart(std::string_view text, std::string_view where);

}  // namespace longroll::campaign
