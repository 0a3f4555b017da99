// Any text, or any body in a good frame: it opens as a game that writes the same link again, or it is a fault. The fast
// mode asks the same of games of at most four decisions; longer ones are turned away before they are played. The
// bodies of positions are left to fuzz_file, and read as those of games.
#include "engine/core/hash.h"
#include "engine/record/link_frame.h"
#include "engine/record/other_rules.h"
#include "engine/record/position_link.h"
#include "tests/fuzz/support/fuzz.h"

namespace longroll::fuzz {
namespace {

/// The link of a position, as if its body were that of a game.
std::string as_game(std::string link) {
  Result<LinkFrame> frame = read_frame(link);
  if (!frame || frame.value().header.kind != LinkKind::Position) {
    return link;
  }
  frame.value().header.kind = LinkKind::Game;
  return write_frame(frame.value().header, frame.value().body);
}

}  // namespace
}  // namespace longroll::fuzz

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  Source source(cut(bytes, bytes.size(), 32));
  const std::uint8_t mode = source.byte();
  const Game& door = *table(mode / 3U).game;
  const int scenario = is_fast() ? 0 : mode % static_cast<int>(door.info().scenarios.size());
  const Bytes body(source.rest().begin(), source.rest().end());
  const LinkKind kind = mode % 3 == 1 ? LinkKind::Game : LinkKind::Position;
  LinkHeader header = header_of(door, scenario, kind);
  header.format = mode >= 128 && kind == LinkKind::Position ? LinkFormat::Near : LinkFormat::Plain;
  std::string link = mode % 3 == 0 ? std::string(body.begin(), body.end()) : write_frame(header, body);
  if (is_fast()) {
    link = as_game(std::move(link));
  }
  if (const Result<Session> seen = look_at_link(door, link, 1, is_fast() ? 4 : 400)) {
    LR_CHECK(door.faults_of(seen.value().state()).empty(), "what is looked at is a position of the game");
  }
  const Result<Session> session = open_link(door, link, 1, is_fast() ? 4 : kMaxChoices);
  if (!session) {
    return hash_text(describe(session.faults()));
  }
  LR_CHECK(door.faults_of(session.value().state()).empty(), "what a link opens can be played");
  const LinkFrame frame = read_frame(link).value();
  const std::string again =
      session.value().journal()
          ? *game_link(session.value(), frame.header.note)
          : write_frame(frame.header,
                        write_position(door, session.value().setup(), session.value().start(), frame.header.format));
  LR_CHECK(frame.has_more || again == (link.starts_with('#') ? link.substr(1) : link),
           "a game has one link, a position one of each format");
  return hash_of(session.value().state());
}
