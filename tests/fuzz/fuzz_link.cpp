// Any text, or any body in a good frame: it opens as a game that writes the same link again, or it is a fault.
#include "engine/core/hash.h"
#include "engine/record/link_frame.h"
#include "tests/fuzz/support/fuzz.h"

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  Source source(cut(bytes, bytes.size(), 40));
  const std::uint8_t mode = source.byte();
  const Game& door = *table(mode / 3U).game;
  const int scenario = mode % static_cast<int>(door.info().scenarios.size());
  const Bytes body(source.rest().begin(), source.rest().end());
  const LinkKind kind = mode % 3 == 1 ? LinkKind::Game : LinkKind::Position;
  const std::string link =
      mode % 3 == 0 ? std::string(body.begin(), body.end()) : write_frame(header_of(door, scenario, kind), body);
  const Result<Session> session = open_link(door, link, 1);
  if (!session) {
    return hash_text(describe(session.faults()));
  }
  LR_CHECK(door.faults_of(session.value().state()).empty(), "what a link opens can be played");
  const std::string again = session.value().journal()
                                ? *game_link(session.value())
                                : position_link(door, session.value().setup(), session.value().start());
  LR_CHECK(again == (link.starts_with('#') ? link.substr(1) : link), "one game has one link");
  return hash_of(session.value().state());
}
