#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/games/campaign/chart.h"
#include "engine/games/campaign/forces.h"
#include "engine/games/campaign/ground_map.h"
#include "engine/games/campaign/ids.h"
#include "engine/games/campaign/map_network.h"
#include "engine/games/campaign/network_data.h"
#include "engine/games/campaign/overland_steps.h"
#include "engine/games/campaign/season_tables.h"
#include "engine/games/campaign/start.h"
#include "engine/games/campaign/turn_track.h"
#include "engine/hexgame/battle.h"
#include "engine/table/by_side.h"

namespace longroll::campaign {

/// A kind of counter: all those of one class of a side. Piece::kind is its number in Library::counters.
struct Counter : hexgame::Unit {
  UnitClass unit_class = UnitClass::Asp;
  int first = 0;  ///< piece
  int count = 0;
};

/// A start of the war as a scenario. Piece n of the State is placement n, in the pool or where the start has it.
struct Scenario : hexgame::Scenario {
  Start start;
  int year_game = -1;  ///< index in TurnTrack::years of the game of one year that begins here; -1: none
};

/// The game's data as the rules read it: assets/games/campaign.
struct Library : hexgame::Battle<GroundMap, Counter, Scenario> {
  Chart chart;
  Forces forces;
  TurnTrack track_of_turns;
  EnumArray<Season, SeasonTables, kSeasons> seasons;
  MapNetwork network;                                   ///< rails, roads and water (7, 8.1.2, 13.1, 14.0)
  EnumArray<Season, OverlandSteps, kSeasons> overland;  ///< 8.1.1
  Waters waters;                                        ///< what the waters carry, by season (8.1.2, 13.3, 14.0)
  std::vector<UnitClass> classes;                       ///< of each kind, close together for those who ask often
  HexSet towns;                                         ///< cities too ("town" means both)
  std::vector<HexId> land;                              ///< in play and no sea, rising
  /// Campaign 4.3: whose militia is called out: the states of the Union, of the Confederacy, and Kentucky.
  std::vector<AmericanState> militia_states;
  std::vector<HexSet> militia_ground;  ///< by their number: the hexes of the state
  /// Campaign 15.1: cities of US-States and Union sources of supply, rising; by their numbers in Track::Captured.
  std::vector<HexId> union_cities;
  BySide<std::vector<std::int16_t>> leader_of{};  ///< the pieces of a side's leaders

  /// What the questions about networks read; valid as long as the library stays where it is.
  NetworkData network_data() const {
    return {.map = map, .network = network, .chart = chart, .overland = overland, .waters = waters};
  }
  UnitClass class_of(int kind) const { return classes[static_cast<std::size_t>(kind)]; }
  const TurnBox& turn(int number) const { return track_of_turns.turn(number); }
  /// The kind of that class; -1: the side has none.
  int kind_of(Seat side, UnitClass unit_class) const;
  /// Which of its scenarios the State is of; it must be of one.
  std::size_t scenario_index(const State& state) const;
  const Scenario& scenario_of(const State& state) const { return scenarios[scenario_index(state)]; }
  /// Places that have marks on the ground (State::ground): every column of the map.
  std::size_t ground_places() const { return static_cast<std::size_t>(map.grid.columns) * kMaxRows; }
};

/// Works out what follows from what was read: tables by season, sets of hexes.
void finish_library(Library& library);

/// Reads assets/games/campaign with these starts. Every fault is named with its place.
Result<Library> read_library(const AssetReader& read, const std::vector<std::string>& starts);

}  // namespace longroll::campaign
