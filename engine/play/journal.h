#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "engine/play/action.h"
#include "engine/play/game.h"

namespace longroll {

/// A chance whose outcome did not come from the seed: the players' own dice, or a test's.
struct Dictated {
  std::uint32_t n = 0;  ///< the how-manieth chance of the game, from 0
  std::int16_t outcome = 0;
  auto operator<=>(const Dictated&) const = default;
};

/// A whole game as its decisions. Dice are drawn from the seed, so it holds choices only.
struct Journal {
  std::string game;                                ///< GameInfo::id
  std::string scenario;                            ///< ScenarioInfo::id
  std::vector<int> options;                        ///< one value an option
  std::array<std::vector<std::int16_t>, 2> decks;  ///< what the sides brought, see Setup
  std::uint64_t seed = 0;
  std::uint32_t rules_version = 0;
  std::uint64_t data_hash = 0;     ///< ScenarioInfo::data_hash
  std::vector<Action> choices;     ///< the players' decisions in order
  std::vector<Dictated> dictated;  ///< sorted by n; empty in an ordinary game
  bool operator==(const Journal&) const = default;
};

/// What was set up, as far as this game knows it: scenario -1 when it does not.
Setup setup_of(const Game& game, const Journal& journal);

/// A fresh journal of `game`; `setup` must fit it.
Journal begin_journal(const Game& game, const Setup& setup, std::uint64_t seed);

}  // namespace longroll
