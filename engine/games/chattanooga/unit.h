#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/chattanooga/formation_set.h"
#include "engine/hexgame/order_of_battle.h"
#include "engine/hexgame/unit.h"

/// The counters (Chattanooga 2.4): assets/games/chattanooga/forces.json, told in its FORMAT.md.
namespace longroll::chattanooga {

/// Chattanooga 2.4: what a counter is. The first three are the combat units, in the order I-C-A of the terrain effects
/// chart.
enum class UnitType : std::uint8_t {
  Infantry,
  Cavalry,
  Artillery,
  Leader,         ///< 13.0
  ExtraStrength,  ///< 5.9
  Reserve,        ///< 14.2
  Boat,           ///< 7.8
  Bridge,         ///< 7.9
  Hero,           ///< 13.5
  Fortune,        ///< 15.0
  Breastwork,     ///< 17.3
  Trench,         ///< 17.4
  Redoubt,        ///< 17.5
};
constexpr int kUnitTypes = 13;
constexpr bool is_combat_unit(UnitType type) { return type <= UnitType::Artillery; }
constexpr bool is_works(UnitType type) { return type >= UnitType::Breastwork; }

/// The armies, each with a morale of its own (Chattanooga 16.1). Hooker's command (13.6) has a morale too, but no unit
/// is printed as his.
enum class Army : std::uint8_t { Cumberland, UnionTennessee, Potomac, ConfederateTennessee };
constexpr int kArmies = 4;

/// One side of the counter of a combat unit (Chattanooga 5.1).
struct Ratings {
  std::int8_t strength = 0;   ///< combat strength, 1 to 4
  std::int8_t intensity = 0;  ///< 3 to 7; of artillery, which has none, 0
  std::int8_t morale = 0;     ///< 1 to 5
  friend bool operator==(const Ratings&, const Ratings&) = default;
};

/// A counter with what is printed on it. `formation` and `formation_title` (hexgame::Unit) are for people: brigade or
/// division. The rules ask `formations`. Markers of neither side have Seat::Nobody and no formation.
struct Unit : hexgame::Unit {
  UnitType type = UnitType::Infantry;
  Army army = Army::Cumberland;    ///< of combat units and leaders
  FormationSet formations;         ///< 5.1, 13.1, 5.9: formation, or span of a battery, a leader, a marker
  Ratings front;                   ///< combat units, normal status
  Ratings back;                    ///< 5.3: disrupted
  std::int8_t range = 0;           ///< 11.2: in hexes; combat units only
  bool has_asterisk = false;       ///< 5.9, 5.11: gets no extra strength
  bool is_dagger = false;          ///< 3.2: takes part in Press Forward only
  bool is_regular = false;         ///< 3.4: counts as formation "A" there
  bool covers_artillery = false;   ///< 5.9: the marker "AA", for all batteries of the side, which no other covers
  std::int8_t combat_rating = 0;   ///< 13.1: leaders, 1 or 2
  std::int8_t command_rating = 0;  ///< 13.1: leaders, 2 to 5
  std::int8_t value = 0;           ///< rating of a hero (13.5), points of an extra strength marker at the start (5.9)
  std::int16_t count = 1;          ///< pieces of this kind: more than 1 of pools (heroes, boats, works)
  std::int16_t men = 0;            ///< present, which the ratings come from; crews of artillery
  std::int16_t guns = 0;           ///< of artillery
  std::string weapon;              ///< "rifle", "napoleon": what the men carry, of artillery what most pieces are
  std::string record;              ///< "elite", "veteran", "average", "green": what its morale comes from
  bool is_estimated = false;       ///< the strength is an estimate or an even share of a brigade's

  /// Chattanooga 3.4: counts as formation "A" where each unit is a formation of its own.
  bool goes_with_all() const { return formations.is_any() || is_regular; }
  const Ratings& ratings(bool is_disrupted) const { return is_disrupted ? back : front; }
};

/// All counters of the game. Their order is that of the kinds of a saved game: never change it.
using Forces = hexgame::OrderOfBattle<Unit>;

/// Largest number of kinds of counters.
constexpr std::size_t kMaxUnits = 700;

/// Reads forces.json; every fault is named with its place.
Result<Forces> parse_forces(std::string_view text, std::string_view where);

std::string_view id_of(UnitType type);  ///< "extra-strength", as the data writes it
std::string_view id_of(Army army);      ///< "cumberland"

}  // namespace longroll::chattanooga
