#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/enum_array.h"
#include "engine/core/json.h"
#include "engine/games/chattanooga/terrain.h"

/// The terrain effects chart, line by line.
namespace longroll::chattanooga {

/// Chattanooga 2.3: what lies on a hexside, in the order of the chart. A bridge lies on a side with a stream.
enum class Hexside : std::uint8_t { Stream, Bridge, Slope, Blocked };
constexpr int kHexsides = 4;

/// The columns I-C-A of the chart. A reserve moves as artillery (14.4).
enum class Arm : std::uint8_t { Infantry, Cavalry, Artillery };
constexpr int kArms = 3;

/// Chattanooga 7.2: what a hex costs to enter, or what a hexside adds to that.
struct MovementCost {
  std::int8_t points = 0;      ///< movement points. One point left is enough (7.2)
  bool must_stop = false;      ///< S: the unit stops once it has entered or crossed
  bool is_prohibited = false;  ///< P: it may not enter or cross
  friend bool operator==(const MovementCost&, const MovementCost&) = default;
};
using MovementCosts = EnumArray<Arm, MovementCost, kArms>;

/// When the terrain of a hex blocks a line of sight (11.3).
enum class SightBlock : std::uint8_t {
  Never,
  Beyond,               ///< when the hex is farther from the firing unit than `sight_range`
  Always,               ///< into, out of and through the hex
  IntoOrOutOf,          ///< when it is the first or the last hex of the line
  FromAdjacentHilltop,  ///< between the hex and a hilltop next to it
};

/// Where a zone of control does not reach (6.2).
enum class ZoneBlock : std::uint8_t { Never, Into, IntoOrOutOf };

/// A line of the chart for what fills a hex. The river, which the chart leaves out, may not be entered.
struct TerrainEffect {
  MovementCosts movement;
  std::int8_t intensity = 0;  ///< 10.5: change of the intensity when the attacker or the defender is in the hex, once
  bool spares_attack_from_hilltop = false;  ///< not when the attack comes from a hilltop into the hex
  std::int8_t morale_die = 0;               ///< 5.5: added to the die of morale checks
  SightBlock sight = SightBlock::Never;
  std::int8_t sight_range = 0;  ///< hexes, for SightBlock::Beyond
  ZoneBlock zone = ZoneBlock::Never;
};

/// A line of the chart for what lies on a hexside. Uphill is from the lower hex into the higher.
struct HexsideEffect {
  MovementCosts movement;             ///< added to what the hex costs
  bool is_combat_allowed = true;      ///< P in the column of combat
  std::int8_t intensity_up = 0;       ///< change of the intensity of an attack across, uphill
  std::int8_t intensity_down = 0;     ///< the same downhill; both are equal where there is no up and down
  bool blocks_sight = false;          ///< 11.3
  bool blocks_sight_at_ends = false;  ///< only as a side of the first or the last hex of the line
  bool blocks_zone = false;           ///< 6.2: no zone across
  bool blocks_zone_up = false;        ///< 6.2: none across uphill
};

/// A line of the chart for an elevation.
struct ElevationEffect {
  /// Change of the intensity when one of the hexes of an attack has this elevation and the attack comes from lower
  /// ground.
  std::int8_t intensity_from_below = 0;
  bool blocks_sight_below = false;  ///< 11.3: the hex blocks lines between hexes that are both no hilltops
};

/// The terrain effects chart.
struct TerrainEffects {
  EnumArray<Terrain, TerrainEffect, kTerrains> terrain{};
  EnumArray<Hexside, HexsideEffect, kHexsides> hexsides{};
  EnumArray<Elevation, ElevationEffect, kElevations> elevations{};
  std::int8_t road_points = 1;        ///< 7.3: a hex entered along a road, for every arm
  bool road_negates_terrain = false;  ///< 7.3: terrain and slopes do not count along a road
};

/// Reads the members "terrain", "road", "hexsides" and "elevations" of chart.json; adds every fault.
TerrainEffects read_terrain_effects(JsonReader& in);

std::string_view id_of(Terrain terrain);      ///< "hillside", as the data writes it
std::string_view id_of(Hexside hexside);      ///< "slope"
std::string_view id_of(Elevation elevation);  ///< "high-ground"

}  // namespace longroll::chattanooga
