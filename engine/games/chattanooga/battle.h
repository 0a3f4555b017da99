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

/// Chattanooga 3.1, 3.2: works of one kind that stand as the scenario begins, when their option is on, and the ground
/// on which their owner may place them.
struct PlacedWorks {
  Works works = Works::Breastwork;
  Seat side = Seat::Union;
  std::vector<HexId> hexes;  ///< where they stand when nobody shifts them
  HexSet ground;             ///< where they may stand: the hexes, and those to which they may be shifted
  bool is_manned = false;    ///< 3.2: an infantry unit must be set up in each
  int area = -1;             ///< 3.2: index of the set-up area whose units man them; -1: none
};

/// Chattanooga 13.6: Hooker and where units become his. `kind` -1: nobody has a command of that sort.
struct HookersBeginning {
  int kind = -1;
  std::vector<HexId> at;  ///< where his owner may put him
  HexSet area;
};

/// Chattanooga 3.2: the bridge that can be wrecked. Without one its hexes are kNoHex.
struct WreckableBridge {
  HexId hex = kNoHex;
  HexId across = kNoHex;
  int repaired_to = 0;  ///< highest die that repairs it
  friend bool operator==(const WreckableBridge&, const WreckableBridge&) = default;
};

/// Chattanooga 3.2: a scenario that ends when the map is cleared of Confederates, or when one of their units enters the
/// ground where they win.
struct ClearingVictory {
  bool is_used = false;
  int decisive_before_day = 0;  ///< 3.2: cleared before that day
  HexSet union_clears;          ///< 3.2R: judged at the end when the Confederates called for reinforcements
  HexSet confederates_hold;     ///< 3.2R: all of these, or any hex inside the fortification line
};

/// One scenario: assets/games/chattanooga/<scenario>.json. Turn n of it is game turn `turn_of_day(n)` of day `day(n)`.
struct Scenario : hexgame::Scenario {
  Seat fortune = Seat::Confederate;  ///< 15.0: who holds the marker
  int first_day = 1;
  int first_turn_of_day = 1;            ///< 1, early morning, to 6, night
  std::vector<SetUpArea> areas;         ///< 3.1
  std::vector<int> area_of;             ///< by placement: index in `areas`; -1: it is not set up on the map
  std::vector<Leash> leashes;           ///< 3.3
  BySide<HexSet> returns_at{};          ///< 9.1: where units return, of the side's sources; empty: by all of them
  BySide<HexSet> wins_on{};             ///< 3.3: a combat unit of the side there at the end; 3.2: for what it fights
  BySide<HexSet> wins_decisively_on{};  ///< 3.4: likewise, for a decisive victory; empty: nowhere
  BySide<bool> wins_otherwise{};        ///< 3.4: the side wins when the enemy has not; there are no draws
  BySide<Cup> cups{};                   ///< 3.4
  std::vector<int> counter_of;          ///< 3.4: by placement: index in Cup::counters of its side; -1: none
  bool names_hexes = false;             ///< 7.1: its lists are long: what units of a hex do begins by naming it
  BySide<bool> has_lone_units{};        ///< 3.4: each unit of the side is a formation of its own
  std::array<ArmyBeginning, kCommands> armies{};  ///< 16.1: by command
  std::vector<HexId> entries;                     ///< 9.3: every hex by which some unit enters, each once
  BySide<std::vector<HexId>> entry_hexes{};       ///< 7.1: by side; the enemy never enters them
  std::vector<HexId> crossings;                   ///< 9.2: hexes from which the Tennessee is crossed without a bridge
  std::vector<PieceId> leaders;                   ///< 13.0: rising
  std::vector<PieceId> markers;                   ///< 14.2, 7.8, 7.9: reserve markers, boats and bridges, rising
  std::vector<bool> across;                       ///< by placement: it waits across the Tennessee (3.2)
  std::vector<bool> called;                       ///< by placement: it comes only when it is called (3.2)
  int call_turn = 0;               ///< 3.2: the turn as which begins that is decided; 0: nobody is called
  std::vector<PlacedWorks> works;  ///< 3.1
  HookersBeginning hooker;         ///< 13.6
  WreckableBridge bridge;          ///< 3.2
  ClearingVictory clearing;        ///< 3.2

  int turn_of_day(int turn) const { return (first_turn_of_day - 1 + turn - 1) % Chart::kTurnsOfDay + 1; }
  int day(int turn) const { return first_day + (first_turn_of_day - 1 + turn - 1) / Chart::kTurnsOfDay; }
  int last_turn() const { return static_cast<int>(turns.size()); }
  /// Chattanooga 3.4: one side wins when the other has not.
  bool has_draws() const { return !wins_otherwise[Seat::Union] && !wins_otherwise[Seat::Confederate]; }
  /// Chattanooga 3.2V, 3.3V, 3.4V: the rule by which this scenario is won.
  std::string_view victory_rule() const { return clearing.is_used ? "3.2V" : has_draws() ? "3.3V" : "3.4V"; }
  bool has_cups() const { return cups[Seat::Union].is_in_use() || cups[Seat::Confederate].is_in_use(); }
  /// Chattanooga 3.4: the piece is in the cup of its side until it is drawn.
  bool is_of_cup(PieceId piece) const {
    return static_cast<std::size_t>(piece) < counter_of.size() && counter_of[static_cast<std::size_t>(piece)] >= 0;
  }
  bool waits_across(PieceId piece) const { return is_of(across, piece); }
  bool comes_when_called(PieceId piece) const { return is_of(called, piece); }

 private:
  static bool is_of(const std::vector<bool>& placements, PieceId piece) {
    return static_cast<std::size_t>(piece) < placements.size() && placements[static_cast<std::size_t>(piece)];
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
