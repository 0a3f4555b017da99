// build: small
#include "engine/record/link.h"

#include "engine/record/game_link.h"
#include "engine/record/link_frame.h"
#include "engine/record/position_link.h"

namespace longroll {

std::optional<std::string> game_link(const Session& session) {
  const std::optional<Journal> journal = session.journal();
  if (!journal || journal->choices.size() > kMostChoices || journal->dictated.size() > kMostDictated) {
    return std::nullopt;
  }
  std::string link = write_frame(header_of(session.game(), LinkKind::Game), write_game(session, *journal));
  if (link.size() > kLongestLink) {
    return std::nullopt;
  }
  return link;
}

std::string position_link(const Game& game, const Setup& setup, const State& state) {
  return write_frame(header_of(game, LinkKind::Position), write_position(game, setup, state));
}

int scenario_of_link(const Game& game, std::string_view link) {
  const Result<LinkFrame> frame = read_frame(link);
  if (!frame || game.info().scenarios.empty()) {
    return -1;
  }
  LinkHeader header = frame.value().header;
  if (header.kind == LinkKind::Deck) {
    header.rules_version = game.info().rules_version;  // a deck outlives rules
  }
  if (!misfits_of(header, game).empty()) {
    return -1;
  }
  RangeDecoder in(frame.value().body);  // every kind begins with it
  return static_cast<int>(in.choose(static_cast<std::uint32_t>(game.info().scenarios.size())));
}

Result<Session> open_link(const Game& game, std::string_view link, std::uint64_t fresh_seed) {
  const Result<LinkFrame> frame = read_frame(link);
  if (!frame) {
    return frame.faults();
  }
  if (Faults faults = misfits_of(frame.value().header, game); !faults.empty()) {
    return faults;
  }
  if (frame.value().header.kind == LinkKind::Deck) {
    return Fault{"link", "the link holds a battle deck, not a game"};
  }
  if (frame.value().header.kind == LinkKind::Game) {
    return read_game(game, frame.value().body, frame.value().format);
  }
  Result<Position> position = read_position(game, frame.value().body, frame.value().format);
  if (!position) {
    return position.faults();
  }
  return Session(game, position.value().setup, std::move(position.value().state), fresh_seed);
}

}  // namespace longroll
