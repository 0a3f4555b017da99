#include "engine/play/journal.h"

namespace longroll {

Journal begin_journal(const Game& game, const Setup& setup, std::uint64_t seed) {
  Journal journal;
  journal.game = game.info().id;
  journal.scenario = game.info().scenarios.at(static_cast<std::size_t>(setup.scenario)).id;
  journal.options = setup.options;
  journal.seed = seed;
  journal.rules_version = game.info().rules_version;
  journal.data_hash = game.info().data_hash;
  return journal;
}

}  // namespace longroll
