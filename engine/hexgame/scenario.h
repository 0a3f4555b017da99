#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "engine/map/hex.h"
#include "engine/table/by_side.h"

/// What a scenario has in every hex-and-counter game. A game's own type derives from Scenario and adds what its
/// exclusive rules need. Readers: scenario_reader.h.
namespace longroll::hexgame {

/// Where and when a counter comes into play.
struct Placement {
  int kind = 0;                ///< Piece::kind: index of the counter in its order of battle
  HexId at = kNoHex;           ///< on the map at the start; kNoHex: it comes later
  int turn = 0;                ///< the game turn from which it may enter
  std::vector<HexId> entries;  ///< hexes by which it may enter
  int held = -1;               ///< index in Scenario::held, -1: free
};

/// Troops that wait for an order: they may not move until it comes.
struct Held {
  std::string id;
  std::string title;
  int until_turn = 0;    ///< free from this turn on; 0: never by the clock
  int enemy_within = 0;  ///< free once an enemy is so near to one of them, in hexes; 0: never by that
};

struct TurnInfo {
  std::string label;  ///< "6 in the morning"
  bool is_night = false;
};

/// Ground worth points to the side that holds it when the battle ends.
struct Objective {
  HexId hex = kNoHex;
  std::string name;
  BySide<int> points{};        ///< by side
  Seat holder = Seat::Nobody;  ///< at the start
};

struct Scenario {
  std::string id;     ///< "bull-run"
  std::string title;  ///< "First Bull Run"
  std::string date;   ///< "Virginia, July 21st, 1861"
  std::string about;  ///< what happened and what each side wants, our own words
  std::vector<TurnInfo> turns;
  Seat first = Seat::Union;           ///< the side with the first player turn of each game turn
  int stack_limit = 2;                ///< units of a side that may stop in a hex
  std::vector<Placement> placements;  ///< piece n of the State is placement n
  std::vector<Held> held;
  BySide<std::vector<HexId>> communications{};  ///< by side: where its lines of communication leave the map
  std::vector<Objective> objectives;
  std::vector<std::string> rules;  ///< the exclusive rules in words, a paragraph each
  std::int16_t number = 0;         ///< stands for the scenario in a State: made of the id (number_of_scenario)
  std::uint64_t hash = 0;          ///< of all that the rules read of it (fingerprint.h)

  bool is_night(int turn) const {
    return turn >= 1 && static_cast<std::size_t>(turn) <= turns.size() &&
           turns[static_cast<std::size_t>(turn - 1)].is_night;
  }
};

}  // namespace longroll::hexgame
