// build: small
#include "engine/play/journal.h"

#include "engine/play/setup.h"

namespace longroll {

Setup setup_of(const Game& game, const Journal& journal) {
  return {find_scenario(game, journal.scenario), journal.options, journal.decks};
}

Journal begin_journal(const Game& game, const Setup& setup, std::uint64_t seed) {
  Journal journal;
  journal.game = game.info().id;
  const ScenarioInfo& scenario = game.info().scenarios.at(static_cast<std::size_t>(setup.scenario));
  journal.scenario = scenario.id;
  journal.options = setup.options;
  journal.decks = setup.decks;
  journal.seed = seed;
  journal.rules_version = game.info().rules_version;
  journal.data_hash = scenario.data_hash;
  return journal;
}

}  // namespace longroll
