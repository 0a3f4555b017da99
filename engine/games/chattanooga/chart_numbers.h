#pragma once
#include <array>
#include <cstdint>

#include "engine/core/enum_array.h"
#include "engine/core/json.h"

/// The numbers that the cards print beside the tables: the expanded sequence of play, the tracks and the markers.
namespace longroll::chattanooga {

/// Chattanooga 5.5, 5.6: the morale check.
struct MoraleNumbers {
  std::int8_t always_passes = 0;  ///< this natural die
  std::int8_t always_fails = 9;   ///< this natural die
  std::int8_t shatters_by = 5;    ///< a rout check failed by so much or more shatters
};

/// Chattanooga 7.1, 7.4, 7.6, 7.7, 8.1.
struct MovementNumbers {
  std::int8_t allowance = 4;          ///< movement points a phase
  std::int8_t cavalry_factor = 2;     ///< 7.6
  std::int8_t leader_allowance = 12;  ///< 7.7
  std::int8_t road_bonus_hexes = 3;   ///< 7.4: road hexes for a point
  std::int8_t charge_points = 2;      ///< 10.8: most points that a unit may have spent to charge
  std::int8_t stack_limit = 3;        ///< 8.1
};

/// Chattanooga 10.2, 11.2, 11.3: modifiers of intensity, of the die and of the column.
struct CombatNumbers {
  std::int8_t coordinated_intensity = 2;  ///< 10.6
  std::int8_t charge_intensity = 2;       ///< 10.8
  std::int8_t volley_die = -2;            ///< 10.9: the defender has a volley marker
  std::int8_t cavalry_intensity = 3;      ///< 10.3: the column of cavalry that does not charge
  std::int8_t fortune_die = 0;            ///< 15.0: a natural die of this brings a fortune of war
  std::int8_t leader_hit_die = 5;         ///< 13.4: a natural die of this hits a leader who takes part
  std::int8_t ranged_column = 1;          ///< 11.2: the column of targets that are not adjacent
  std::int8_t cavalry_target_shift = 1;   ///< 11.2: columns
  std::int8_t volley_shift = 1;           ///< 11.2: columns
  std::int8_t hilltop_artillery_die = 1;  ///< 11.3: from a hilltop to lower ground
  std::int8_t hilltop_natural_to = 1;     ///< 11.3: a natural die up to this still disrupts the firing unit
};

/// Highest dice of the cadre roll (Chattanooga 5.11) and what destroys.
struct CadreNumbers {
  std::int8_t success_to = 3;
  std::int8_t asterisk_success_to = 1;
  std::int8_t destroyed_die = 9;
};

/// Chattanooga 13.4 and 15.0: dice about leaders and fortunes.
struct LeaderNumbers {
  std::int8_t returns_to = 4;            ///< 13.4: a die up to this returns a leader who was hit
  std::int8_t fortune_kills_from = 8;    ///< 15.0: Kill an enemy leader
  std::int8_t fortune_moves_from = 5;    ///< 15.0: Move an enemy unit
  std::int8_t counterattack_points = 2;  ///< 15.0: movement points
  std::int8_t sharpshooter_column = 1;   ///< 15.0: of the bombardment table
};

/// Chattanooga 14.0.
struct ReserveNumbers {
  std::int8_t creation_to = 0;          ///< 14.3: a die up to this makes a reserve
  std::int8_t administrative_die = -2;  ///< 14.3: added in the administrative phase
  std::int8_t enemy_distance = 3;       ///< 14.3 to 14.5: hexes
  std::int8_t seen_within = 10;         ///< 14.7: hexes
  std::int8_t markers = 6;              ///< 2.1: a side
  std::int8_t dummies = 2;              ///< 14.7: most dummies that join one hidden marker
};

/// A box of the army morale track (Chattanooga 16.1, 16.2).
struct ArmyMoraleBox {
  std::int8_t intensity = 0;   ///< added to every attack of the army
  std::int8_t morale_die = 0;  ///< added to its morale checks
};

struct ArmyMoraleNumbers {
  static constexpr int kLowest = -3;
  static constexpr int kBoxes = 7;
  std::array<ArmyMoraleBox, kBoxes> boxes{};  ///< [morale + 3]
  std::int8_t changes_to = 1;                 ///< 16.1: a die up to this changes the morale
  std::int8_t settle_none_to = 3;             ///< 16.1, administrative phase: no change
  std::int8_t settle_one_to = 7;              ///< one box toward 0; above: two boxes

  const ArmyMoraleBox& box(int morale) const { return boxes[static_cast<std::size_t>(morale - kLowest)]; }
};

/// Chattanooga 17.0: the three kinds of works.
enum class Works : std::uint8_t { Breastwork, Trench, Redoubt };
constexpr int kWorks = 3;

struct WorksNumbers {
  std::int8_t strength = 0;            ///< added to the combat strength of a defender
  std::int8_t morale = 0;              ///< added to his morale
  std::int8_t units = 1;               ///< 17.2: infantry units that build it
  std::int8_t turns = 1;               ///< 17.2: game turns that it takes
  bool helps_attack_morale = false;    ///< 17.5: the morale also counts for attacks out of the hex
  bool has_artillery = true;           ///< 17.4: false: artillery may not fight from it
  bool needs_charge = false;           ///< 17.4: only infantry with a charge marker may attack it
  bool blocks_infantry_fire = false;   ///< 17.3: infantry does not bombard units in it
  bool blocks_artillery_fire = false;  ///< 17.4: artillery does not either
  bool blocks_zones = false;           ///< 17.4: enemy zones of control do not reach into it, and infantry in it may
                                       ///< bombard adjacent units without a volley marker
};

/// Chattanooga 3.5.
struct VictoryNumbers {
  std::int8_t captured_unit = 2;
  std::int8_t destroyed_cadre = 1;
  std::int8_t killed_leader = 1;
  std::int8_t captured_leader = 2;
  std::int8_t times_opponent = 2;  ///< the level shifts with at least this multiple of the points of the opponent
  std::int8_t infantry_share = 4;  ///< and at least the enemy's infantry units divided by this
};

struct ChartNumbers {
  MoraleNumbers morale;
  MovementNumbers movement;
  CombatNumbers combat;
  CadreNumbers cadre;
  LeaderNumbers leaders;
  ReserveNumbers reserves;
  ArmyMoraleNumbers army_morale;
  EnumArray<Works, WorksNumbers, kWorks> works{};
  VictoryNumbers victory;
};

/// Reads the members of chart.json from "morale" to "victory"; adds every fault.
ChartNumbers read_chart_numbers(JsonReader& in);

}  // namespace longroll::chattanooga
