// build: small
#include "engine/record/archive.h"

#include "engine/play/setup.h"
#include "engine/record/envelope.h"
#include "engine/record/stored_position.h"

namespace longroll {

namespace {

Versions versions_of(const Game& game, const Setup& setup) {
  const ScenarioInfo& scenario = game.info().scenarios.at(static_cast<std::size_t>(setup.scenario));
  return {game.info().rules_version, static_cast<std::uint32_t>(scenario.data_hash)};
}

}  // namespace

Bytes save_position(const Game& game, const Setup& setup, const State& state) {
  return seal(Content::Position, versions_of(game, setup), stored_position(game, setup, state));
}

Bytes save_journal(const Journal& journal) {
  return seal(Content::Journal, {journal.rules_version, static_cast<std::uint32_t>(journal.data_hash)}, journal);
}

Result<LoadedPosition> load_position(const Game& game, std::span<const std::uint8_t> bytes) {
  Versions versions;
  StoredPosition stored;
  if (Faults faults = unseal(bytes, Content::Position, stored, &versions); !faults.empty()) {
    return faults;
  }
  if (stored.game != game.info().id) {
    return Fault{"file", "the position is of another game than " + game.info().title};
  }
  LoadedPosition position{setup_of(game, stored), std::move(stored.state)};
  if (position.setup.scenario < 0) {
    return Fault{"file", "the position is of a battle that is not here"};
  }
  if (versions != versions_of(game, position.setup)) {
    return Fault{"file", "the position was saved with other rules, cards or maps than these"};
  }
  Faults faults = faults_of_setup(game, position.setup);
  if (faults.empty()) {
    faults = game.faults_of(position.state);
  }
  if (!faults.empty()) {
    return faults;
  }
  return position;
}

Result<Journal> load_journal(std::span<const std::uint8_t> bytes) {
  Journal journal;
  if (Faults faults = unseal(bytes, Content::Journal, journal); !faults.empty()) {
    return faults;
  }
  return journal;
}

}  // namespace longroll
