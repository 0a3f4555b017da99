#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/campaign/forces.h"
#include "engine/games/campaign/terrain.h"
#include "engine/games/campaign/unit_class.h"
#include "engine/table/seat.h"

/// Where the war begins (American Civil War 3.1): assets/games/campaign/1861.json and so on, told in FORMAT.md. Hexes
/// are the four digits of the map; whether they are in play and whose they are is for who sets the game up.
namespace longroll::campaign {

/// A set of states.
struct StateSet {
  std::uint32_t bits = 0;

  bool has(AmericanState state) const { return (bits >> static_cast<unsigned>(state) & 1U) != 0; }
  void add(AmericanState state) { bits |= 1U << static_cast<unsigned>(state); }
  bool empty() const { return bits == 0; }
};

/// Where in its hex a ground force is (American Civil War 11.7, 12.0).
enum class StartPost : std::uint8_t { Field, Garrison, Entrenched };

struct StartLeader {
  std::string id;          ///< of the counter: "usa.leader.a"
  std::int8_t rating = 0;  ///< 0 to 3
  std::string name;        ///< whom he stands for
};

/// What is set up in one place.
struct StartForce {
  /// How the place is told.
  enum class Where : std::uint8_t {
    Hex,      ///< `hex`
    Choice,   ///< the owner chooses; `history` is where it was
    SeaZone,  ///< in the box of `zone`
    OffPort,  ///< at sea off the port `hex`
    Hexside,  ///< on the water between `hex` and `other_hex`
  };

  Seat side = Seat::Union;
  Where where = Where::Hex;
  std::string hex;
  std::string other_hex;
  SeaZone zone = SeaZone::NorthAtlantic;
  std::array<std::int8_t, kUnitClasses> units{};  ///< [UnitClass]; leaders are in their own list
  std::array<bool, kUnitClasses> is_building{};   ///< [UnitClass]: under construction or damaged
  std::vector<StartLeader> leaders;
  StartPost post = StartPost::Field;

  bool is_choice_with_unit = false;  ///< the choice is a unit of the side; otherwise a city
  StateSet choice_states;
  std::int8_t first_column = 1;  ///< of the choice
  std::int8_t last_column = 49;
  bool is_apart = false;  ///< no more than one in a hex
  std::vector<std::string> history;

  StateSet hold_states;                   ///< it may not leave them
  std::int8_t hold_until_turn = 0;        ///< last turn of the hold; 0: none
  std::int8_t unchecked_supply_turn = 0;  ///< supply is not checked in this turn; 0: always checked

  int count(UnitClass unit_class) const { return units[static_cast<std::size_t>(unit_class)]; }
};

struct StartDraft {
  std::int8_t turn = 0;
  std::int8_t points = 0;
};

/// A start of the war.
struct Start {
  enum class Kentucky : std::uint8_t { Neutral, Union, Confederate };
  enum class KentuckyEnd : std::uint8_t { Open, Decision, UnionInvasion, ConfederateInvasion };
  enum class Election : std::uint8_t { ToCome, Held, Lost };

  std::string id;  ///< "1861"
  std::string title;
  int turn = 1;
  bool has_set_up = false;  ///< the sides place their forces first
  int economy = 0;
  int status = 0;
  int at_large = 0;
  Kentucky kentucky = Kentucky::Neutral;
  KentuckyEnd kentucky_end = KentuckyEnd::Open;
  Election election_1862 = Election::ToCome;
  std::vector<StartDraft> drafts;
  std::vector<std::string> diplomacy;  ///< ids of results that stand (Chart: war.diplomacy)

  StateSet union_states;
  StateSet confederate_states;
  StateSet neutral_states;
  StateSet neither_states;               ///< 15.6
  StateSet union_rail_states;            ///< all rail hexes are the Union's
  std::vector<std::string> union_hexes;  ///< besides the states
  std::vector<std::string> confederate_hexes;

  std::vector<std::array<std::string, 2>> finished_lines;  ///< unfinished railroads that are complete, by their ends
  std::vector<std::string> broken_rails;
  std::vector<std::string> upgraded_rails;

  std::vector<StartForce> setup;
};

/// "VA" is Virginia; empty when no state is called so.
std::optional<AmericanState> state_of_code(std::string_view code);

/// Reads a start; every fault is named with its place. Counters are held against `forces`.
Result<Start> parse_start(std::string_view text, std::string_view where, const Forces& forces);

}  // namespace longroll::campaign
