#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/battles/battle_costs.h"
#include "engine/games/battles/chart.h"
#include "engine/map/distance_field.h"
#include "engine/map/hex_map.h"
#include "engine/table/seat.h"
#include "engine/table/state.h"

namespace longroll::battles {

using Line = MapLine;
using Spot = MapSpot;
using Region = MapRegion;

/// The ground of a battle, 400 metres a hex: assets/games/battles/<battle>/map.json. Its numbers of terrain are
/// Terrain, its bits of hexsides Side, its numbers of roads Road; levels are 1, bottom land, to 4.
struct BattleMap : HexMap {
  BattleMap() = default;
  explicit BattleMap(HexMap map) : HexMap(std::move(map)) {}

  Terrain terrain_at(HexId hex) const { return static_cast<Terrain>(terrain_number(hex)); }
  void set_terrain(HexId hex, Terrain kind) {
    terrain[static_cast<std::size_t>(hex)] = static_cast<std::uint8_t>(kind);
  }
  Road road(HexId hex, Direction d) const {
    const std::uint8_t road = road_number(hex, d);
    return road == kNoRoad ? Road::None : static_cast<Road>(road);
  }
};

/// One counter as it is printed.
struct Counter {
  std::string id;         ///< "csa.jackson": unique in its order of battle
  std::string name;       ///< short enough for the counter: "Jackson"
  std::string title;      ///< "Jackson's brigade"
  std::string about;      ///< a line of its history, our own words
  std::string formation;  ///< division or corps, "shenandoah"
  Seat side = Seat::Union;
  Arm arm = Arm::Infantry;
  std::int16_t strength = 0;  ///< combat strength; of a leader 0
  std::int16_t movement = 0;  ///< movement points
  bool is_estimated = false;
  int men = 0;                  ///< that it stands for; of artillery its crews
  int guns = 0;                 ///< of artillery and gunboats
  std::string formation_title;  ///< "Army of the Shenandoah"
};

/// An order of battle: assets/games/battles/<battle>/forces.json.
struct Forces {
  std::string id;
  std::vector<Counter> counters;
};

/// Where and when a counter comes into play.
struct Placement {
  int kind = 0;                ///< Piece::kind: index in Library::counters, that is, within its battle
  HexId at = kNoHex;           ///< on the map at the start; kNoHex: it comes later
  int turn = 0;                ///< the game turn in whose Movement Phase it may enter
  std::vector<HexId> entries;  ///< hexes of the map's edge by which it may enter
  int held = -1;               ///< index in Scenario::held, -1: free
};

/// Troops that wait for an order: they may not move until it comes (exclusive rules).
struct Held {
  std::string id;
  std::string title;
  int until_turn = 0;    ///< free from this turn on; 0: never by the clock
  int enemy_within = 0;  ///< free once an enemy combat unit is so near to one of them, in hexes; 0: never by that
};

struct TurnInfo {
  std::string label;  ///< "6 in the morning"
  bool is_night = false;
};

/// Ground worth points to who holds it when the battle ends: who last had a combat unit there.
struct Objective {
  HexId hex = kNoHex;
  std::string name;
  std::array<int, 2> points{};  ///< by side
  Seat holder = Seat::Nobody;   ///< at the start
};

/// A rule of one scenario that moves the odds (8.44): surprise at dawn.
struct Surprise {
  Seat side = Seat::Nobody;  ///< whose attacks
  int last_turn = 0;
  int shift = 0;  ///< columns to the right
};

/// One battle as it is played: assets/games/battles/<battle>/<scenario>.json.
struct Scenario {
  std::string id;           ///< "bull-run"
  std::string title;        ///< "First Bull Run"
  std::string date;         ///< "Virginia, July 21st, 1861"
  std::string about;        ///< what happened and what each side wants, our own words
  std::int16_t number = 0;  ///< the value of Track::Battle: made of the id, so that no other battle changes it
  std::vector<TurnInfo> turns;
  Seat first = Seat::Union;           ///< who has the first player turn of each game turn
  int stack_limit = 2;                ///< 6.31, 6.32
  std::vector<Placement> placements;  ///< piece n of the State is placement n
  std::vector<Held> held;
  std::array<std::vector<HexId>, 2> communications{};  ///< by side: where its lines of communication leave the map
  std::vector<Objective> objectives;
  std::vector<Surprise> surprises;
  std::array<int, 2> loss_points{1, 1};  ///< by side: what the enemy gets for a strength point of it eliminated
  /// The Union wins when its points less the Confederates' are at least this, the Confederates when they are at most
  /// that; between them the battle is drawn.
  int union_wins_from = 1;
  int confederate_wins_to = 0;
  std::vector<std::string> rules;  ///< the exclusive rules in words, a paragraph each
  std::uint64_t hash = 0;          ///< of all that the rules read of it: hash_of_scenario

  bool is_night(int turn) const {
    return turn >= 1 && static_cast<std::size_t>(turn) <= turns.size() &&
           turns[static_cast<std::size_t>(turn - 1)].is_night;
  }
};

/// One battle as the rules read it: assets/games/battles/<battle> and the chart of the system. A new battle is data
/// alone, and no number in here depends on which other battles there are.
struct Library {
  std::string id;  ///< the folder's name, "bull-run"
  Chart chart;
  BattleMap map;
  std::vector<Counter> counters;      ///< of its order of battle, then the breastworks marker of each side
  std::vector<std::string> kind_ids;  ///< "bull-run.csa.jackson", one for each counter
  std::vector<Scenario> scenarios;
  std::vector<Arm> arms;  ///< of each counter, close together for those who ask often
  BattleCosts costs;      ///< what the ground of the map costs
  /// Of each scenario, by side: how many hexes it is to where its communications leave the map, over ground that troops
  /// on foot can cross (12.1).
  std::vector<std::array<DistanceField, 2>> to_exits;

  const Counter& counter(int kind) const { return counters[static_cast<std::size_t>(kind)]; }
  Arm arm(int kind) const { return arms[static_cast<std::size_t>(kind)]; }
  int breastworks_of(Seat side) const { return static_cast<int>(counters.size()) - 2 + index_of(side); }

  /// Index in `scenarios` of the one with that number (Scenario::number); -1: none.
  int find_scenario(int number) const;
  /// Which of its scenarios the State is of; it must be of one.
  std::size_t scenario_index(const State& state) const;
  const Scenario& scenario_of(const State& state) const { return scenarios[scenario_index(state)]; }
};

Result<BattleMap> parse_map(std::string_view text, std::string_view where);
Result<Forces> parse_forces(std::string_view text, std::string_view where);
Result<Scenario> parse_scenario(std::string_view text, std::string_view where, const BattleMap& map,
                                const Forces& forces);

/// Puts a battle together from its parts; placements must name kinds by their place in `counters`. Adds the breastworks
/// markers, their ids, the arms, what the ground costs, and the number and the hash of each scenario.
void finish_library(Library& library);

/// The value of Track::Battle for the scenario of that id: 15 bits of the id's hash.
std::int16_t number_of_scenario(std::string_view id);

/// A hash of what the rules read of a scenario: the chart, the ground, the numbers of its counters and the scenario as
/// parsed. No title, name, label, region or other text is part of it, nor any other scenario or battle. It is the same
/// on every machine.
std::uint64_t hash_of_scenario(const Library& library, const Scenario& scenario);

std::string_view id_of(Arm arm);  ///< "horse-artillery", as the data writes it

}  // namespace longroll::battles
