// build: small
#include "engine/record/link.h"

#include "engine/record/game_link.h"
#include "engine/record/link_frame.h"
#include "engine/record/position_link.h"

namespace longroll {

std::optional<std::string> game_link(const Session& session, const LinkNote& note) {
  std::optional<Journal> journal = session.journal();
  if (!journal || session.first_ply() > 0 || journal->choices.size() > kMaxChoices ||
      journal->dictated.size() > kMaxDictated) {
    return std::nullopt;
  }
  LinkHeader header = header_of(session.game(), session.setup().scenario, LinkKind::Game);
  header.note = note;
  std::string link = write_frame(header, write_game(session, std::move(*journal)));
  if (link.size() > kLongestLink) {
    return std::nullopt;
  }
  return link;
}

std::string position_link(const Game& game, const Setup& setup, const State& state, const LinkNote& note) {
  LinkHeader header = header_of(game, setup.scenario, LinkKind::Position);
  header.note = note;
  Bytes body = write_position(game, setup, state, LinkFormat::Plain);
  Bytes near = write_position(game, setup, state, LinkFormat::Near);
  if (near.size() < body.size()) {
    body = std::move(near);
    header.format = LinkFormat::Near;
  }
  return write_frame(header, body);
}

int scenario_of_link(const Game& game, std::string_view link) {
  const Result<LinkFrame> frame = read_frame(link);
  if (!frame) {
    return -1;
  }
  const Result<int> scenario = scenario_of(frame.value().header, game);
  return scenario ? scenario.value() : battle_of(frame.value().header, game);
}

Result<Session> open_link(const Game& game, std::string_view link, std::uint64_t fresh_seed, std::size_t most_choices) {
  const Result<LinkFrame> frame = read_frame(link);
  if (!frame) {
    return frame.faults();
  }
  const Result<int> scenario = scenario_of(frame.value().header, game);
  if (!scenario) {
    return scenario.faults();
  }
  if (frame.value().header.kind == LinkKind::Deck) {
    return Fault{"link", "the link holds a battle deck, not a game"};
  }
  if (frame.value().header.kind == LinkKind::Game) {
    return read_game(game, scenario.value(), frame.value().body, most_choices);
  }
  Result<LoadedPosition> position =
      read_position(game, scenario.value(), frame.value().body, frame.value().header.format);
  if (!position) {
    return position.faults();
  }
  return Session(game, position.value().setup, std::move(position.value().state), fresh_seed);
}

}  // namespace longroll
