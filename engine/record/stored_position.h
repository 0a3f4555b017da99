#pragma once
#include <string>

#include "engine/play/setup.h"
#include "engine/record/serialize.h"

namespace longroll {

/// A position as it is stored: its game and scenario by id, so that other scenarios may be added before it.
struct StoredPosition {
  std::string game;
  std::string scenario;
  std::vector<int> options;
  std::array<std::vector<std::int16_t>, 2> decks;
  State state;
};

template <class Archive>
void serialize(Archive& ar, StoredPosition& position) {
  ar(named("game", as::game(position.game)), named("scenario", as::scenario(position.scenario)),
     named("options", as::options(position.options)), optional("decks", as::decks(position.decks)), position.state);
}

inline StoredPosition stored_position(const Game& game, const Setup& setup, const State& state) {
  const GameInfo& info = game.info();
  return {info.id, info.scenarios.at(static_cast<std::size_t>(setup.scenario)).id, setup.options, setup.decks, state};
}

/// The set-up that it names, as far as this game knows it: scenario -1 when it does not.
inline Setup setup_of(const Game& game, const StoredPosition& position) {
  return {find_scenario(game, position.scenario), position.options, position.decks};
}

}  // namespace longroll
