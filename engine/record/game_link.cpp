// build: small
#include "engine/record/game_link.h"

#include <algorithm>

#include "engine/record/codec/coding_archive.h"

namespace longroll {
namespace {

/// Whether the game went as far as its link said: no further choices, and over if and only if that was said.
bool is_as_told(const Session& session, const Extent& extent) {
  const bool is_over = session.to_act() == Seat::Nobody;
  return is_over == extent.is_over && (extent.is_over || session.ply_count() == extent.choices);
}

}  // namespace

Bytes write_game(const Session& session, Journal journal) {
  CodingOutputArchive out(session);
  out(journal);
  return out.finish();
}

Result<Session> read_game(const Game& game, int scenario, std::span<const std::uint8_t> body,
                          std::size_t most_choices) {
  CodingInputArchive in(game, scenario, body);
  in.allow_choices(most_choices);
  Journal journal;
  in(journal);
  if (in.failed()) {
    return in.faults().empty() ? Faults{damaged_link()} : in.faults();
  }
  Session& session = *in.session();
  if (!is_as_told(session, in.extent())) {
    return damaged_link();
  }
  if (!journal.dictated.empty() && journal.dictated.back().n >= session.chance_count()) {
    return Fault{"link", "the link lays down dice that have not been rolled yet"};
  }
  // One game has one body: bytes that nobody read are damage.
  if (!std::equal(in.again().begin(), in.again().end(), body.begin(), body.end())) {
    return damaged_link();
  }
  return std::move(session);
}

Result<Session> follow_game(const Game& game, int scenario, std::span<const std::uint8_t> body,
                            std::size_t most_choices) {
  CodingInputArchive in(game, scenario, body);
  in.allow_choices(most_choices);
  in.stop_when_spent();
  Journal journal;
  in(journal);
  if (in.failed()) {
    return in.faults().empty() ? Faults{damaged_link()} : in.faults();
  }
  return std::move(*in.session());
}

}  // namespace longroll
