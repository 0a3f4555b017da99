#include "engine/record/game_link.h"

#include <algorithm>

#include "engine/play/setup.h"
#include "engine/record/link_frame.h"
#include "engine/record/number_model.h"

namespace longroll {
namespace {

/// What is learned while choices are coded: whether somebody who is only asked whether to interrupt lets things go on.
struct Models {
  Bit passes;
};

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

/// `choices`: how many will follow.
void write_head(RangeEncoder& out, const Game& game, const Setup& setup, const Journal& journal, std::size_t choices) {
  write_setup(out, game.info(), setup);
  write_seed(out, journal.seed);
  NumberModel count;
  count.write(out, static_cast<std::uint32_t>(choices));
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

/// Fills the journal's header; false when its options do not go together or a count is past its bound. `choices` is how
/// many follow.
bool read_head(RangeDecoder& in, const Game& game, Journal& journal, std::uint32_t& choices) {
  const Setup setup = read_setup(in, game.info());
  if (!faults_of_setup(game, setup).empty()) {
    return false;
  }
  const std::uint64_t seed = read_seed(in);
  journal = begin_journal(game, setup, seed);
  NumberModel count;
  choices = count.read(in);
  const std::uint32_t dictated = count.read(in);
  if (choices > kMostChoices || dictated > kMostDictated) {
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

/// Index of the way to let things go on among `actions`, or -1.
int index_of_pass(const Game& game, const State& state, const Actions& actions) {
  const std::optional<Action> pass = actions.size() > 1 ? game.pass_of(state) : std::nullopt;
  if (!pass) {
    return -1;
  }
  const auto at = std::lower_bound(actions.begin(), actions.end(), *pass);
  return at != actions.end() && *at == *pass ? static_cast<int>(at - actions.begin()) : -1;
}

void write_choice(RangeEncoder& out, Models& models, int index, int pass, int ways) {
  if (pass >= 0) {
    out.answer(index == pass, models.passes);
    if (index == pass) {
      return;
    }
    index -= index > pass ? 1 : 0;
    --ways;
  }
  out.choose(static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(ways));
}

int read_choice(RangeDecoder& in, Models& models, int pass, int ways) {
  if (pass < 0) {
    return static_cast<int>(in.choose(static_cast<std::uint32_t>(ways)));
  }
  if (in.answer(models.passes)) {
    return pass;
  }
  const int index = static_cast<int>(in.choose(static_cast<std::uint32_t>(ways - 1)));
  return index + (index >= pass ? 1 : 0);
}

}  // namespace

Bytes write_game(const Session& session, const Journal& journal) {
  const Game& game = session.game();
  RangeEncoder out;
  write_head(out, game, session.setup(), journal, session.ply_count());
  Models models;
  Actions actions;
  State state = session.state_at(0);
  for (std::size_t i = 0; i < session.ply_count(); ++i) {
    game.actions(state, actions);
    const Ply& ply = session.ply(i);
    const auto at = std::lower_bound(actions.begin(), actions.end(), ply.action);
    LR_CHECK(at != actions.end() && *at == ply.action, "a session holds lawful choices");
    write_choice(out, models, static_cast<int>(at - actions.begin()), index_of_pass(game, state, actions),
                 static_cast<int>(actions.size()));
    for (const Event& event : ply.events) {
      enact(state, event);
    }
  }
  return out.finish();
}

Result<Session> read_game(const Game& game, std::span<const std::uint8_t> body) {
  RangeDecoder in(body);
  Journal journal;
  std::uint32_t choices = 0;
  if (!read_head(in, game, journal, choices)) {
    return damaged_link();
  }
  Result<Session> session = Session::replay(game, journal);
  if (!session) {
    return session;
  }
  // Written again as it is read: one game has one body, so bytes that nobody read are damage.
  RangeEncoder again;
  write_head(again, game, session.value().setup(), journal, choices);
  Models reading;
  Models writing;
  Actions actions;
  for (std::uint32_t i = 0; i < choices; ++i) {
    const State& state = session.value().state();
    game.actions(state, actions);
    if (actions.empty()) {
      return damaged_link();  // more choices than the game has
    }
    const int pass = index_of_pass(game, state, actions);
    const auto ways = static_cast<int>(actions.size());
    const int index = read_choice(in, reading, pass, ways);
    write_choice(again, writing, index, pass, ways);
    session.value().play(actions[static_cast<std::size_t>(index)]);
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
