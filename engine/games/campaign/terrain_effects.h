#pragma once
#include "engine/core/enum_array.h"
#include "engine/core/json.h"
#include "engine/games/campaign/chart_words.h"
#include "engine/games/campaign/season.h"
#include "engine/games/campaign/unit_class.h"
#include "engine/table/seat.h"

/// The Terrain Effects Chart, line by line.
namespace longroll::campaign {

/// Where zones of control reach (American Civil War 6.2, 6.3).
struct ZoneReach {
  bool primary = true;
  bool secondary = true;
  friend bool operator==(const ZoneReach&, const ZoneReach&) = default;
};

/// American Civil War 5.3.2: what fills a hex.
struct TerrainEffect {
  std::int8_t points = 0;  ///< movement points to enter
  std::int8_t stack = 0;   ///< most strength points a side in a battle there; 0: no limit
  ZoneReach zones;         ///< into such a hex
};

/// A railroad or road: replaces what the terrain costs when the hex is entered by it.
struct WayEffect {
  std::int8_t points = 0;         ///< movement points
  bool connects_economy = false;  ///< 14.0
  bool carries_supply = false;    ///< 8.1.2: a line of supply of any length. Overland lines use roads as movement does
};

/// American Civil War 5.3.2, 13.3: a hexside of water. A seasonal river is one of the others, by season.
struct WaterEffect {
  bool blocks = false;                        ///< ground forces cross at bridges and ferries only
  std::int8_t points = 0;                     ///< added to what the hex costs
  std::int8_t attacker_die = 0;               ///< 9.4: added to the outcome die of an attack across
  ZoneReach zones;                            ///< across it
  std::array<bool, kVessels> vessels{};       ///< [Vessel]: may move along it
  bool connects_economy = false;              ///< 14.0
  EnumArray<Seat, bool, 2> carries_supply{};  ///< 8.1.2: of which side
};

/// A bridge or ferry over a water.
struct CrossingEffect {
  bool cancels_water = false;         ///< bridge: the water costs nothing
  std::int8_t allowance_divisor = 1;  ///< ferry: takes the movement allowance divided by this, rounded up
  bool is_amphibious = false;         ///< 13.3.6: into a hex of the enemy
  bool has_primary_zone = true;       ///< 6.2: zones reach across
  bool connects_economy = false;
  bool carries_supply = false;
};

/// American Civil War 15.4.
struct AppalachiaEffect {
  std::int8_t union_forage = 0;  ///< added to the forage limit of Union forces
  bool has_confederate_secondary_zone = true;
  std::int8_t confederate_rally_die = 0;  ///< added to the die
  std::int8_t always_rallies = 6;         ///< this natural die
};

struct TerrainEffects {
  EnumArray<Terrain, TerrainEffect, kTerrains> terrain{};  ///< not of the sea
  EnumArray<Way, WayEffect, kWays> ways{};
  EnumArray<Crossing, CrossingEffect, kCrossings> crossings{};
  std::int8_t loop_defender_die = 0;  ///< 9.2.1: added to the outcome die when the attack crosses the bottom of a loop
  AppalachiaEffect appalachia;
  WaterEffect ocean;  ///< a side of a sea zone

  /// American Civil War 13.3.2: what the water is in that season; only Water::Seasonal changes.
  Water water_in(Water water, Season season) const { return water == Water::Seasonal ? seasonal_[season] : water; }
  /// The line of the chart for a water in that season; for Water::None, what changes nothing.
  const WaterEffect& water(Water water, Season season) const { return waters_[water_in(water, season)]; }

 private:
  friend TerrainEffects read_terrain_effects(JsonReader& chart);
  EnumArray<Water, WaterEffect, kWaters> waters_{};
  EnumArray<Season, Water, kSeasons> seasonal_{};
};

/// Reads the members of chart.json from "terrain" to "appalachia"; adds every fault.
TerrainEffects read_terrain_effects(JsonReader& chart);

}  // namespace longroll::campaign
