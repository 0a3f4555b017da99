// build: small
#include "engine/games/chattanooga/terrain_effects.h"

#include <algorithm>
#include <string>

#include "engine/core/enum_table.h"

namespace longroll::chattanooga {
namespace {

constexpr auto kTerrainIds = enum_table<Terrain, Terrain::River, std::string_view>(
    {"clear", "woods", "swamp", "ravine", "hillside", "town", "river"});
constexpr auto kHexsideIds =
    enum_table<Hexside, Hexside::Blocked, std::string_view>({"stream", "bridge", "slope", "blocked"});
constexpr auto kElevationIds =
    enum_table<Elevation, Elevation::Hilltop, std::string_view>({"low", "high-ground", "hilltop"});
constexpr auto kArmIds = enum_table<Arm, Arm::Artillery, std::string_view>({"infantry", "cavalry", "artillery"});
constexpr MovementCost kProhibited = {.points = 0, .must_stop = false, .is_prohibited = true};
constexpr int kMaxIntensityChange = 6;

/// "1", "2", "stop" or "prohibited". `points_of_stop` is what a stop costs.
MovementCosts read_costs(JsonReader in, int points_of_stop) {
  MovementCosts costs;
  for (std::size_t arm = 0; arm < kArmIds.size(); ++arm) {
    switch (in.word(kArmIds[arm], {"1", "2", "stop", "prohibited"})) {
      case 1:
        costs[arm] = {.points = 2};
        break;
      case 2:
        costs[arm] = {.points = static_cast<std::int8_t>(points_of_stop), .must_stop = true};
        break;
      case 3:
        costs[arm] = kProhibited;
        break;
      default:
        costs[arm] = {.points = 1};
    }
  }
  in.refuse_unknown();
  return costs;
}

std::int8_t read_change(JsonReader& in, std::string_view name, int otherwise = 0) {
  return static_cast<std::int8_t>(in.number_or(name, -kMaxIntensityChange, kMaxIntensityChange, otherwise));
}

/// The word of a member that may be left out: then the first of them.
template <class Enum>
Enum read_choice(JsonReader& in, std::string_view name, std::initializer_list<std::string_view> words) {
  return static_cast<Enum>(in.has(name) ? std::max(in.word(name, words), 0) : 0);
}

/// A hex marked S costs one movement point before the stop (RULINGS 7.3).
TerrainEffect read_terrain(JsonReader in) {
  TerrainEffect effect;
  effect.movement = read_costs(in.member("movement", Json::Kind::Object), 1);
  effect.intensity = read_change(in, "intensity");
  effect.spares_attack_from_hilltop = in.truth_or("spares_attack_from_hilltop", false);
  effect.morale_die = read_change(in, "morale_die");
  effect.sight =
      read_choice<SightBlock>(in, "sight", {"never", "beyond", "always", "into-or-out-of", "from-adjacent-hilltop"});
  effect.sight_range = static_cast<std::int8_t>(in.number_or("sight_range", 1, 20, 0));
  effect.zone = read_choice<ZoneBlock>(in, "zone", {"never", "into", "into-or-out-of"});
  in.refuse_unknown();
  if ((effect.sight == SightBlock::Beyond) != (effect.sight_range != 0)) {
    in.fault("sight_range goes with the sight \"beyond\", and with no other");
  }
  return effect;
}

/// A hexside marked S costs nothing itself.
HexsideEffect read_hexside(JsonReader in) {
  HexsideEffect effect;
  effect.movement = read_costs(in.member("movement", Json::Kind::Object), 0);
  effect.is_combat_allowed = in.truth_or("combat", true);
  const std::int8_t both = read_change(in, "intensity");
  effect.intensity_up = read_change(in, "intensity_up", both);
  effect.intensity_down = read_change(in, "intensity_down", both);
  enum class Sight { Never, Always, AtEnds };
  const auto sight = read_choice<Sight>(in, "sight", {"never", "always", "at-ends"});
  effect.blocks_sight = sight == Sight::Always;
  effect.blocks_sight_at_ends = sight == Sight::AtEnds;
  enum class Zone { Never, Across, Uphill };
  const auto zone = read_choice<Zone>(in, "zone", {"never", "across", "uphill"});
  effect.blocks_zone = zone == Zone::Across;
  effect.blocks_zone_up = zone == Zone::Uphill;
  in.refuse_unknown();
  return effect;
}

ElevationEffect read_elevation(JsonReader in) {
  ElevationEffect effect;
  effect.intensity_from_below = read_change(in, "intensity_from_below");
  effect.blocks_sight_below = in.truth_or("blocks_sight_below", false);
  in.refuse_unknown();
  return effect;
}

}  // namespace

/// Chattanooga TEC
TerrainEffects read_terrain_effects(JsonReader& in) {
  TerrainEffects effects;
  JsonReader terrain = in.member("terrain", Json::Kind::Object);
  for (int i = 0; i < kTerrains; ++i) {
    const auto which = static_cast<Terrain>(i);
    if (which == Terrain::River) {  // scenery, which the chart leaves out
      effects.terrain[which].movement = {{kProhibited, kProhibited, kProhibited}};
      continue;
    }
    effects.terrain[which] = read_terrain(terrain.member(id_of(which), Json::Kind::Object));
  }
  terrain.refuse_unknown();
  JsonReader road = in.member("road", Json::Kind::Object);
  effects.road_points = static_cast<std::int8_t>(road.number("points", 1, 4));
  effects.road_negates_terrain = road.truth_or("negates_terrain", false);
  road.refuse_unknown();
  JsonReader hexsides = in.member("hexsides", Json::Kind::Object);
  for (int i = 0; i < kHexsides; ++i) {
    const auto which = static_cast<Hexside>(i);
    effects.hexsides[which] = read_hexside(hexsides.member(id_of(which), Json::Kind::Object));
  }
  hexsides.refuse_unknown();
  JsonReader elevations = in.member("elevations", Json::Kind::Object);
  for (const Elevation which : {Elevation::HighGround, Elevation::Hilltop}) {
    effects.elevations[which] = read_elevation(elevations.member(id_of(which), Json::Kind::Object));
  }
  elevations.refuse_unknown();
  return effects;
}

std::string_view id_of(Terrain terrain) { return kTerrainIds[terrain]; }
std::string_view id_of(Hexside hexside) { return kHexsideIds[hexside]; }
std::string_view id_of(Elevation elevation) { return kElevationIds[elevation]; }

}  // namespace longroll::chattanooga
