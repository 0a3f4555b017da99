// build: small
#include "engine/record/other_rules.h"

#include "engine/play/setup.h"
#include "engine/record/game_link.h"
#include "engine/record/link_frame.h"
#include "engine/record/position_link.h"

namespace longroll {
namespace {

/// The journal as if the present rules and data had made it; empty when its battle is not here.
std::optional<Journal> as_of_now(const Game& game, Journal beginning) {
  const int scenario = find_scenario(game, beginning.scenario);
  if (beginning.game != game.info().id || scenario < 0) {
    return std::nullopt;
  }
  beginning.rules_version = game.info().rules_version;
  beginning.data_hash = game.info().scenarios[static_cast<std::size_t>(scenario)].data_hash;
  return beginning;
}

}  // namespace

bool is_of_other_rules(const Game& game, std::string_view link) {
  const Result<LinkFrame> frame = read_frame(link);
  if (!frame || frame.value().header.kind == LinkKind::Deck) {
    return false;
  }
  const LinkHeader& header = frame.value().header;
  return battle_of(header, game) >= 0 && !scenario_of(header, game);
}

bool is_of_other_rules(const Game& game, const StoredGame& stored) {
  const Journal& beginning = stored.head.beginning;
  const std::optional<Journal> now = as_of_now(game, beginning);
  return now && (now->rules_version != beginning.rules_version || now->data_hash != beginning.data_hash);
}

Result<Session> look_at_link(const Game& game, std::string_view link, std::uint64_t fresh_seed,
                             std::size_t most_choices) {
  const Result<LinkFrame> frame = read_frame(link);
  if (!frame) {
    return frame.faults();
  }
  const LinkHeader& header = frame.value().header;
  const int scenario = battle_of(header, game);
  if (scenario < 0 || header.kind == LinkKind::Deck) {
    return Fault{"link", "the link is to a battle that this page does not have"};
  }
  if (header.kind == LinkKind::Game) {
    return follow_game(game, scenario, frame.value().body, most_choices);
  }
  Result<LoadedPosition> position = follow_position(game, scenario, frame.value().body, header.format);
  if (!position) {
    return position.faults();
  }
  return Session(game, position.value().setup, std::move(position.value().state), fresh_seed);
}

Result<Replay> look_at_stored(const Game& game, const StoredGame& stored) {
  const std::optional<Journal> beginning = as_of_now(game, stored.head.beginning);
  if (!beginning) {
    return Fault{"game", "it is of a battle that this page does not have"};
  }
  StoredGame now = stored;
  now.head.beginning = *beginning;
  return replay_of(game, now, Replay::Unlawful::StopBefore);
}

}  // namespace longroll
