#pragma once
#include <array>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/chattanooga/chart.h"
#include "engine/games/chattanooga/ground_costs.h"
#include "engine/games/chattanooga/ground_map.h"
#include "engine/games/chattanooga/ids.h"
#include "engine/games/chattanooga/unit.h"
#include "engine/hexgame/battle.h"

namespace longroll::chattanooga {

/// Chattanooga 3.1: where a group of units may be set up.
struct SetUpArea {
  std::string title;  ///< "within two hexes of 1354"
  HexSet hexes;
};

/// Chattanooga 3.3: units that may never move farther than a number of hexes from a place.
struct Leash {
  Seat side = Seat::Union;
  FormationSet formations;
  HexId hex = kNoHex;
  int within = 0;
};

/// Chattanooga 16.1, 16.3: the morale of an army, or of Hooker's command, as a scenario begins.
struct ArmyBeginning {
  std::int8_t morale = 0;    ///< -3 to 3
  bool can_panic = false;    ///< 16.3
  bool is_panicked = false;  ///< 3.4
};

/// Chattanooga 3.4: counters of one side that wait in a cup and are drawn by chance. A counter stands for the pieces
/// that come with it: one unit, or a whole formation.
struct Cup {
  std::vector<std::vector<PieceId>> counters;  ///< empty: the side has no cup
  int draws = 0;                               ///< counters drawn at the start of every couplet, where no die tells
  int die_less = -1;                           ///< a die less this tells how many are drawn; -1: no die does
  HexSet placed_on;  ///< what was drawn goes at once to hexes of these where nobody stands; empty: it enters (9.3)
  std::vector<HexId> set_up;  ///< what is drawn before the side sets up stands here, in turn

  bool is_in_use() const { return !counters.empty(); }
};

/// One scenario: assets/games/chattanooga/<scenario>.json. Turn n of it is game turn `turn_of_day(n)` of day `day(n)`.
struct Scenario : hexgame::Scenario {
  int first_day = 1;
  int first_turn_of_day = 1;            ///< 1, early morning, to 6, night
  std::vector<SetUpArea> areas;         ///< 3.1
  std::vector<int> area_of;             ///< by placement: index in `areas`; -1: it is not set up on the map
  std::vector<Leash> leashes;           ///< 3.3
  BySide<HexSet> returns_at{};          ///< 9.1: where units return, of the side's sources; empty: by all of them
  BySide<HexSet> wins_on{};             ///< 3.3: a combat unit of the side there at the end
  BySide<HexSet> wins_decisively_on{};  ///< 3.4: likewise, for a decisive victory; empty: nowhere
  BySide<bool> wins_otherwise{};        ///< 3.4: the side wins when the enemy has not; there are no draws
  BySide<Cup> cups{};                   ///< 3.4
  std::vector<int> counter_of;          ///< 3.4: by placement: index in Cup::counters of its side; -1: none
  BySide<bool> has_lone_units{};        ///< 3.4: each unit of the side is a formation of its own
  std::array<ArmyBeginning, kCommands> armies{};  ///< 16.1: by command
  std::vector<HexId> entries;                     ///< 9.3: every hex by which some unit enters, each once
  BySide<std::vector<HexId>> entry_hexes{};       ///< 7.1: by side; the enemy never enters them

  int turn_of_day(int turn) const { return (first_turn_of_day - 1 + turn - 1) % Chart::kTurnsOfDay + 1; }
  int day(int turn) const { return first_day + (first_turn_of_day - 1 + turn - 1) / Chart::kTurnsOfDay; }
  int last_turn() const { return static_cast<int>(turns.size()); }
  /// Chattanooga 3.4: one side wins when the other has not.
  bool has_draws() const { return !wins_otherwise[Seat::Union] && !wins_otherwise[Seat::Confederate]; }
  bool has_cups() const { return cups[Seat::Union].is_in_use() || cups[Seat::Confederate].is_in_use(); }
  /// Chattanooga 3.4: the piece is in the cup of its side until it is drawn.
  bool is_of_cup(PieceId piece) const {
    return static_cast<std::size_t>(piece) < counter_of.size() && counter_of[static_cast<std::size_t>(piece)] >= 0;
  }
};

/// The game's data as the rules read it: assets/games/chattanooga.
struct Library : hexgame::Battle<GroundMap, Unit, Scenario> {
  Chart chart;
  GroundCosts costs;                     ///< what the ground of the map costs
  std::vector<UnitType> types;           ///< of each kind of counter, close together for those who ask often
  std::vector<std::int8_t> letters;      ///< of each kind: which reserve marker of its side (14.2), from 0; -1: none
  std::vector<BySide<HexSet>> no_entry;  ///< by scenario: hexes that a side may not enter, nor its zones (6.2, 7.1)

  UnitType type(int kind) const { return types[static_cast<std::size_t>(kind)]; }
  /// Which of its scenarios the State is of; it must be of one.
  std::size_t scenario_index(const State& state) const;
  const Scenario& scenario_of(const State& state) const { return scenarios[scenario_index(state)]; }
};

/// Reads a scenario file; every fault is named with its place.
Result<Scenario> parse_scenario(std::string_view text, std::string_view where, const GroundMap& map,
                                const Forces& forces);

/// Chattanooga 9.3: the entries of the placements, each once, in their order.
std::vector<HexId> entries_of(const std::vector<hexgame::Placement>& placements);

/// Puts the data together once map, chart, counters and scenarios are there: what the ground costs, the types, and the
/// number and the hash of each scenario.
void finish_library(Library& library);

/// Reads assets/games/chattanooga. `scenarios`: the names of its scenario files, without ".json".
Result<Library> read_library(const AssetReader& read, const std::vector<std::string>& scenarios);

}  // namespace longroll::chattanooga
