// build: small
#include "engine/record/state_json.h"

#include "engine/record/json_archive.h"
#include "engine/record/stored_position.h"

namespace longroll {

std::string state_to_json(const Game& game, const Setup& setup, const State& state) {
  JsonOutputArchive json(game, setup, state.ground.empty() ? state.ground : game.setup(setup).ground);
  json(stored_position(game, setup, state));
  return json.done();
}

std::string view_to_json(const Game& game, int scenario, const View& view) {
  JsonOutputArchive json(game, {scenario, {}}, std::vector<std::uint8_t>(view.seen.ground.size()));
  json(named("game", as::game(game.info().id)), view);
  return json.done();
}

std::string journal_to_json(const Session& session) {
  JsonOutputArchive json(session.game(), session.setup(), {}, &session);
  json(session.journal().value());
  return json.done();
}

Result<LoadedPosition> state_from_json(const Game& game, const Json& json) {
  JsonInputArchive archive(game, json, "state");
  StoredPosition position;
  archive(position);
  Faults faults = archive.finish();
  if (faults.empty()) {
    faults = game.faults_of(position.state);
  }
  if (!faults.empty()) {
    return faults;
  }
  return LoadedPosition{archive.setup(), std::move(position.state)};
}

Result<LoadedPosition> state_from_json(const Game& game, std::string_view text) {
  const Result<Json> json = parse_json(text, "state", kStateJsonLimits);
  if (!json) {
    return json.faults();
  }
  return state_from_json(game, json.value());
}

}  // namespace longroll
