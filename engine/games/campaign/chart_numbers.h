#pragma once
#include <array>
#include <cstdint>

#include "engine/core/enum_array.h"
#include "engine/core/json.h"

/// The numbers that the rulebook prints beside the tables.
namespace longroll::campaign {

/// American Civil War 11.3, 12.1, TEC: works in a battle.
struct WorksNumbers {
  std::int8_t entrenchment_factor = 1;  ///< the defender's strength in an entrenchment
  std::int8_t entrenchment_asp = 2;     ///< least army strength points in it
  std::int8_t fort_factor = 1;          ///< the defender's strength in a fort
  std::int8_t fort_attackers = 3;       ///< most strength points that storm it
  std::int8_t fort_garrison = 1;        ///< strength of a fort by itself
  std::int8_t fort_added = 2;           ///< most strength points in it besides
};

/// What forces spend movement points on (American Civil War 5.1, TEC). The numbers are those of the data.
enum class Act : std::uint8_t {
  BreakRail,     ///< 7.6
  RepairRail,    ///< 7.6
  UpgradeRail,   ///< 7.7.2: one hex
  Entrain,       ///< 7.4
  DestroyDepot,  ///< 8.4.2
  Rally,         ///< 5.3.7
  PlaceFort,     ///< 11.2
  Entrench,      ///< 12.1
  BuildDepot,    ///< 8.4.2
  BreachLevee,   ///< 5.3.8
};
constexpr int kActs = 10;

struct ActCost {
  std::int8_t points = 0;     ///< movement points
  bool takes_all = false;     ///< the whole movement allowance
  std::int8_t least_asp = 0;  ///< army strength points that the force needs
  friend bool operator==(const ActCost&, const ActCost&) = default;
};

/// American Civil War 6.2.1, 6.3.1: movement points.
struct ZoneNumbers {
  std::int8_t enter_primary = 0;
  std::int8_t exit_primary = 0;
  std::int8_t exit_secondary = 0;
};

/// American Civil War 5.3.7.
struct RallyNumbers {
  std::int8_t in_zone_from = 6;  ///< a modified die from this rallies in a primary zone of the enemy
  std::int8_t from = 6;          ///< elsewhere
  std::int8_t always_fails = 1;  ///< this natural die
};

/// American Civil War 6.4.
struct ReactionNumbers {
  std::int8_t from = 6;         ///< a modified die from this reacts
  std::int8_t rail_hexes = 0;   ///< 6.4.1: hexes of railroad to the enemy
  std::int8_t water_sides = 0;  ///< 6.4.2: hexsides that a vessel moves
};

/// American Civil War 5.2.4, 5.3.6, 5.3.8, 10.2.
struct MovementNumbers {
  std::int8_t massed_from = 8;         ///< strength points
  std::int8_t massed_points = 0;       ///< movement points more for each hex
  std::int8_t unsupplied_divisor = 2;  ///< of the allowance, rounded up
  std::int8_t leader_points = 1;       ///< a leader alone, each hex
  std::int8_t levee_breaks_to = 1;     ///< a die up to this breaches
};

/// American Civil War 7.3: what one train carries.
struct RailNumbers {
  std::int8_t union_units = 0;           ///< strength points or cavalry
  std::int8_t union_units_missouri = 0;  ///< in Missouri and Kansas
  std::int8_t union_usmrr = 0;           ///< or this number of military railroad units
  std::int8_t confederate_units = 0;
};

/// American Civil War 13.2, 13.4.
struct TransportNumbers {
  std::int8_t same_zone = 0;   ///< capacity of a naval transport point from port to port in one sea zone
  std::int8_t other_zone = 0;  ///< to another zone, or to a hex that the Union controls
  std::int8_t landing = 0;     ///< to any other hex
  std::int8_t point = 1;       ///< capacity that a strength point takes
  std::int8_t usmrr = 2;       ///< capacity that a military railroad unit takes
  std::int8_t river = 0;       ///< 13.4: units a side and impulse that move by water without a vessel
  std::int8_t riverine = 0;    ///< 13.4.1: strength points that a riverine unit or flotilla carries
};

/// American Civil War 8.4.2, 8.5.1.
struct SupplyNumbers {
  std::int8_t depot_feeds = 0;              ///< strength points or cavalry a depot
  std::int8_t depots_in_hex = 0;            ///< most
  std::int8_t depots_an_impulse = 0;        ///< most that are built in a hex in an impulse
  std::int8_t confederate_depot_hexes = 0;  ///< most in one line of supply; the Union has no limit
  std::int8_t surrender_markers = 2;        ///< a force with this number of out-of-supply markers surrenders
};

/// American Civil War 11.8.1: what must stay to keep up a siege.
struct SiegeNumbers {
  std::int8_t least_asp = 0;
  std::int8_t asp_a_point = 0;  ///< for each strength point inside
};

/// American Civil War 16.0: a lone cavalry unit that is attacked.
struct CavalryNumbers {
  std::int8_t eliminated_from = 6;  ///< a modified die from this
  std::int8_t with_cavalry = 0;     ///< added when the attackers have cavalry
};

/// American Civil War 11.6, 13.5, 13.6.
struct NavalNumbers {
  std::int8_t hit_from = 6;          ///< die
  std::int8_t damaged_hit_from = 6;  ///< of a damaged vessel or fort
  std::int8_t sunk_by = 2;           ///< hits
  std::int8_t silenced_by = 2;       ///< hits on a fort
  std::int8_t run_past_divisor =
      2;                         ///< 11.6: shots of a fort at vessels that run past: a die divided by this, rounded up
  std::int8_t interdiction = 0;  ///< 13.5: hexsides
};

/// American Civil War 8.6.
struct AttritionNumbers {
  enum class Where : std::uint8_t { Nowhere, Snow, Swamp };
  Where winter = Where::Nowhere;     ///< where forces suffer in winter
  Where summer = Where::Nowhere;     ///< and in summer
  std::int8_t demoralized_from = 6;  ///< modified die
  std::int8_t sheltered_die = 0;     ///< added in a city or port
};

struct ChartNumbers {
  WorksNumbers works;
  EnumArray<Act, ActCost, kActs> acts{};
  ZoneNumbers zones;
  AttritionNumbers attrition;
  RallyNumbers rally;
  ReactionNumbers reaction;
  MovementNumbers movement;
  RailNumbers rail;
  TransportNumbers transport;
  SupplyNumbers supply;
  SiegeNumbers siege;
  CavalryNumbers cavalry;
  NavalNumbers naval;
};

/// Reads the members of chart.json that are numbers alone; adds every fault.
ChartNumbers read_chart_numbers(JsonReader& chart);

}  // namespace longroll::campaign
