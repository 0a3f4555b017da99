#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/battles/ids.h"

namespace longroll::battles {

/// Terrain of a hex, in the order of the terrain effects chart (10.1).
enum class Terrain : std::uint8_t { Clear, Rough, Woods, WoodsRough, Town, Marsh, Water };
constexpr int kTerrains = 7;

/// What lies on a hexside, as bits: a side can have several.
enum Side : std::uint16_t {
  kStream = 1,
  kCreek = 2,
  kRiver = 4,
  kBridge = 8,
  kFord = 16,
  kFerry = 32,
  kPontoon = 64,
  kSlope = 128,         ///< up, seen from this hex to the other: set in the lower hex only
  kTrench = 256,        ///< helps whoever defends in this hex against attacks over the side (directional)
  kEntrenchment = 512,  ///< likewise
  kRedoubt = 1024,      ///< likewise
};

/// Roads across a hexside, best first.
enum class Road : std::uint8_t { Turnpike, Road, Railway, Trail, None };
constexpr int kRoads = 4;

/// A line of the terrain effects chart.
struct TerrainEffect {
  int half_points = 2;            ///< cost to enter in half movement points; -1: may not be entered
  int artillery_half_points = 2;  ///< the same for artillery, -1: may not
  bool halves = false;            ///< attackers into or over it are halved (8.41)
  int shift = 0;                  ///< odds columns, + to the right (8.42)
  bool blocks_sight = false;      ///< 9.3
};

/// The charts and tables of the whole system: assets/games/battles/chart.json. Case numbers are those of the rulebook.
struct Chart {
  static constexpr int kColumns = 10;

  EnumArray<Terrain, TerrainEffect, kTerrains> terrain{};
  /// Hexsides: costs are added to the hex's own. `bridge` and `ford` are over a creek, a river or a stream; `fieldwork`
  /// is a trench, an entrenchment or a redoubt; `breastworks` are all round a hex.
  TerrainEffect stream, bridge, ford, slope, fieldwork, breastworks;
  EnumArray<Road, int, kRoads> road_half_points{};
  /// Odds of each column as attackers : defenders, {1, 5} to {6, 1}.
  std::array<std::array<int, 2>, kColumns> odds{};
  std::array<std::array<CombatResult, kColumns>, 6> results{};  ///< [die - 1][column]
  std::vector<std::array<int, 2>> beyond;                       ///< 8.61: {odds to one, change of the die}, rising
  std::array<int, 4> rally_up_to{};                             ///< by Condition
  int disorder_from = 4;                                        ///< 12.12: a die of so much or more disorders
  int evade_up_to = 5;                                          ///< 8.77
  int stack_limit = 2;                                          ///< 6.31
};

/// Reads chart.json; every fault is named with its place.
Result<Chart> parse_chart(std::string_view text, std::string_view where);

std::string_view id_of(Terrain terrain);  ///< "woods-rough", as the data writes it
std::string_view id_of(Road road);
std::string_view id_of(CombatResult result);  ///< "Ae*", as the table prints it

}  // namespace longroll::battles
