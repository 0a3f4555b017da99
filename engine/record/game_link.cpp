// build: small
#include "engine/record/game_link.h"

#include <algorithm>

#include "engine/play/setup.h"
#include "engine/record/choice_coder.h"
#include "engine/record/number_model.h"
#include "engine/record/setup_coder.h"

namespace longroll {
namespace {

void write_seed(RangeEncoder& out, std::uint64_t seed) {
  std::uint32_t length = 0;
  while (length < 8 && (seed >> (8 * length)) != 0) {
    ++length;
  }
  out.choose(length, 9);
  for (std::uint32_t i = 0; i < length; ++i) {
    out.choose(static_cast<std::uint32_t>((seed >> (8 * i)) & 0xFFU), 256);
  }
}

std::uint64_t read_seed(RangeDecoder& in) {
  const std::uint32_t length = in.choose(9);
  std::uint64_t seed = 0;
  for (std::uint32_t i = 0; i < length; ++i) {
    seed |= std::uint64_t{in.choose(256)} << (8 * i);
  }
  return seed;
}

/// How many choices follow, and whether they end the game.
struct Extent {
  std::uint32_t choices = 0;
  bool is_over = false;
};

/// Dice that did not come from the seed.
void write_dictated(RangeEncoder& out, const Journal& journal, NumberModel& count) {
  count.write(out, static_cast<std::uint32_t>(journal.dictated.size()));
  NumberModel gap;
  NumberModel outcome;
  std::uint32_t last = 0;
  for (const Dictated& roll : journal.dictated) {
    gap.write(out, roll.n - last);
    outcome.write_signed(out, roll.outcome);
    last = roll.n;
  }
}

bool read_dictated(RangeDecoder& in, Journal& journal, NumberModel& count) {
  const std::uint32_t dictated = count.read(in);
  if (dictated > kMostDictated) {
    return false;
  }
  NumberModel gap;
  NumberModel outcome;
  std::uint32_t last = 0;
  for (std::uint32_t i = 0; i < dictated; ++i) {
    const std::uint32_t n = last + gap.read(in);
    if (n < last || (i > 0 && n == last)) {
      return false;
    }
    journal.dictated.push_back({n, static_cast<std::int16_t>(outcome.read_signed(in))});
    last = n;
  }
  return true;
}

/// A game that is over has as many choices as it has: they are not counted.
void write_head(RangeEncoder& out, const Game& game, const Setup& setup, const Journal& journal, const Extent& extent) {
  write_setup(out, game, setup);
  write_seed(out, journal.seed);
  Bit is_over;
  out.answer(extent.is_over, is_over);
  NumberModel count;
  if (!extent.is_over) {
    count.write(out, extent.choices);
  }
  write_dictated(out, journal, count);
}

/// Fills the journal's header; false when its options do not go together or a count is past its bound.
bool read_head(RangeDecoder& in, const Game& game, int scenario, Journal& journal, Extent& extent) {
  const Setup setup = read_setup(in, game, scenario);
  if (!faults_of_setup(game, setup).empty()) {
    return false;
  }
  const std::uint64_t seed = read_seed(in);
  journal = begin_journal(game, setup, seed);
  Bit is_over;
  extent.is_over = in.answer(is_over);
  NumberModel count;
  extent.choices = extent.is_over ? static_cast<std::uint32_t>(kMostChoices) : count.read(in);
  return extent.choices <= kMostChoices && read_dictated(in, journal, count);
}

/// Whether the game went as far as its link said: no further choices, and over if and only if that was said.
bool is_as_told(const Session& session, const Extent& extent) {
  const bool is_over = session.to_act() == Seat::Nobody;
  return is_over == extent.is_over && (extent.is_over || session.ply_count() == extent.choices);
}

}  // namespace

Bytes write_game(const Session& session, const Journal& journal) {
  const Game& game = session.game();
  RangeEncoder out;
  write_head(out, game, session.setup(), journal,
             {static_cast<std::uint32_t>(session.ply_count()), session.to_act() == Seat::Nobody});
  ChoiceCoder choices(game);
  Actions actions;
  State state = session.state_at(0);
  for (std::size_t i = 0; i < session.ply_count(); ++i) {
    game.actions(state, actions);
    const Ply& ply = session.ply(i);
    const auto at = std::lower_bound(actions.begin(), actions.end(), ply.action);
    LR_CHECK(at != actions.end() && *at == ply.action, "a session holds lawful choices");
    choices.write(out, state, actions, static_cast<std::size_t>(at - actions.begin()));
    for (const Event& event : ply.events) {
      enact(state, event);
    }
  }
  return out.finish();
}

Result<Session> read_game(const Game& game, int scenario, std::span<const std::uint8_t> body) {
  RangeDecoder in(body);
  Journal journal;
  Extent extent;
  if (!read_head(in, game, scenario, journal, extent)) {
    return damaged_link();
  }
  Result<Session> session = Session::replay(game, journal);
  if (!session) {
    return session;
  }
  // Written again as it is read: one game has one body, so bytes that nobody read are damage.
  RangeEncoder again;
  write_head(again, game, session.value().setup(), journal, extent);
  ChoiceCoder choices(game);
  Actions actions;
  for (std::uint32_t i = 0; i < extent.choices; ++i) {
    const State& state = session.value().state();
    game.actions(state, actions);
    if (actions.empty()) {
      break;
    }
    session.value().play(actions[choices.read(in, again, state, actions)]);
  }
  if (!is_as_told(session.value(), extent)) {
    return damaged_link();
  }
  if (!journal.dictated.empty() && journal.dictated.back().n >= session.value().chance_count()) {
    return Fault{"link", "the link lays down dice that have not been rolled yet"};
  }
  const Bytes written = again.finish();
  if (!std::equal(written.begin(), written.end(), body.begin(), body.end())) {
    return damaged_link();
  }
  return session;
}

}  // namespace longroll
