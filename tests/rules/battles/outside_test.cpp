// Positions from outside in the midst of a combat: every number of its steps is looked at before it is believed, and
// what is let in can be played on.
#include "engine/core/rng.h"
#include "engine/games/battles/steps/step_rule.h"
#include "tests/rules/battles/table.h"
#include "tests/support/broken_ranges.h"

namespace longroll::battles::test {
namespace {

/// Plays at random as far as 300 decisions.
void play_on(const Battles& game, const State& start, std::uint64_t seed) {
  Session session(game, Setup{0, {}}, start, seed);
  Rng rng(seed);
  for (int i = 0; i < 300 && session.to_act() != Seat::Nobody; ++i) {
    Actions actions;
    game.actions(session.state(), actions);
    ASSERT_FALSE(actions.empty());
    ASSERT_FALSE(session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
  }
}

struct Tried {
  int refused = 0;
  int accepted = 0;
};

/// Every local of every step of the position as every number from -2 to 8, and a few wild ones.
Tried vary_locals(const Battles& game, const State& state) {
  Tried tried;
  std::vector<int> values = {INT16_MIN, INT16_MAX, 100, 4095, 4096, Table::hex("0505"), Table::hex("0506")};
  for (int value = -2; value <= 8; ++value) {
    values.push_back(value);
  }
  for (std::size_t depth = 0; depth < state.stack.size(); ++depth) {
    for (std::size_t local = 0; local < kLocals; ++local) {
      for (const int value : values) {
        State wild = state;
        wild.stack[depth].locals[local] = static_cast<std::int16_t>(value);
        if (wild == state) {
          continue;
        }
        if (!game.faults_of(wild).empty()) {
          ++tried.refused;
          continue;
        }
        ++tried.accepted;
        play_on(game, wild, static_cast<std::uint64_t>(tried.accepted));
      }
    }
  }
  return tried;
}

/// Steps taken off, put on twice or changed for others.
Tried vary_stack(const Battles& game, const State& state) {
  Tried tried;
  const auto judge = [&](const State& wild) {
    if (!game.faults_of(wild).empty()) {
      ++tried.refused;
    } else {
      ++tried.accepted;
      play_on(game, wild, static_cast<std::uint64_t>(tried.accepted));
    }
  };
  for (std::size_t depth = 0; depth < state.stack.size(); ++depth) {
    State wild = state;
    wild.stack.erase(wild.stack.begin() + static_cast<std::ptrdiff_t>(depth));
    judge(wild);
    wild = state;
    wild.stack.insert(wild.stack.begin() + static_cast<std::ptrdiff_t>(depth), state.stack[depth]);
    judge(wild);
    for (int kind = -1; kind <= 15; ++kind) {
      wild = state;
      wild.stack[depth].kind = static_cast<std::int16_t>(kind);
      if (wild != state) {
        judge(wild);
      }
    }
  }
  return tried;
}

/// Every flag of every piece the other way round.
Tried vary_flags(const Battles& game, const State& state) {
  Tried tried;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    for (unsigned flag = 1; flag <= kGotAway; flag *= 2) {
      State wild = state;
      wild.pieces[i].flags = static_cast<std::uint16_t>(wild.pieces[i].flags ^ flag);
      if (!game.faults_of(wild).empty()) {
        ++tried.refused;
      } else {
        ++tried.accepted;
        play_on(game, wild, static_cast<std::uint64_t>(tried.accepted));
      }
    }
  }
  return tried;
}

void lay_out(Table& t) {
  t.usa("iowa", infantry(9)).at("0504");
  t.usa("ohio", infantry(3)).at("0504");
  t.usa("battery", artillery(2)).at("0603");
  t.usa("mcdowell", leader()).at("0504");
  t.csa("georgia", infantry(4)).at("0505");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("bee", leader()).at("0505");
  t.csa("texas", infantry(4)).at("0506");
  t.csa("guns", artillery(4)).at("0506");
  t.csa("alabama", infantry(4)).at("0507");
  t.csa("reserve", infantry(4)).at("0507");
  for (const char* hex : {"0405", "0605"}) {
    t.unplayable(hex);
  }
}

/// Plays to where that step waits.
void go_to(Table& t, StepKind step, const std::vector<int>& dice, const std::vector<std::string>& acts) {
  t.dictate(dice);
  t.act_all({"target 0505", "join iowa", "join ohio", "join battery", "resolve 0"});
  t.act_all(acts);
  ASSERT_EQ(t.step(), step);
}

void expect_guarded(Table& t, StepKind step) {
  const Tried locals = vary_locals(t.game(), t.state());
  const Tried stack = vary_stack(t.game(), t.state());
  const Tried flags = vary_flags(t.game(), t.state());
  EXPECT_GT(locals.refused, 300) << static_cast<int>(step);
  EXPECT_LT(locals.accepted, 60) << "most numbers are nonsense";
  EXPECT_LE(stack.accepted, 1) << "without the innermost, perhaps; no step may stand elsewhere";
  EXPECT_GT(flags.refused + flags.accepted, 0);
}

TEST(Battles_8_77_FromOutside, Evasion) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  go_to(t, StepKind::Evasion, {}, {});
  expect_guarded(t, StepKind::Evasion);
}

TEST(Battles_8_77_FromOutside, EvasionUnderWay) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  go_to(t, StepKind::Evasion, {1}, {"evade stuart", "retreat stuart 0506"});
  expect_guarded(t, StepKind::Evasion);
}

TEST(Battles_8_77_FromOutside, EvasionByDisplacement) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  for (const char* hex : {"0606", "0406"}) {
    t.unplayable(hex);
  }
  go_to(t, StepKind::Displacement, {1}, {"evade stuart", "retreat stuart 0506", "retreat stuart 0507"});
  const Tried locals = vary_locals(t.game(), t.state());
  EXPECT_GT(locals.refused, 300);
  State wild = t.state();
  const std::size_t evasion = wild.stack.size() - 2;
  ASSERT_EQ(wild.stack[evasion].kind, static_cast<std::int16_t>(StepKind::Evasion));
  wild.stack[evasion].locals[3] = Table::hex("1515");
  EXPECT_FALSE(t.game().faults_of(wild).empty()) << "its first hex is not next to it";
}

TEST(Battles_8_6_FromOutside, Losses) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  go_to(t, StepKind::Losses, {1}, {"stand"});
  expect_guarded(t, StepKind::Losses);
  t.act("lose stuart");
  EXPECT_EQ(t.step(), StepKind::Losses);
  expect_guarded(t, StepKind::Losses);
}

TEST(Battles_8_71_FromOutside, Retreats) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  go_to(t, StepKind::Retreats, {2}, {"stand"});
  expect_guarded(t, StepKind::Retreats);
}

TEST(Battles_8_81_FromOutside, Displacement) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  go_to(t, StepKind::Displacement, {2}, {"stand", "retreat georgia 0506"});
  expect_guarded(t, StepKind::Displacement);
  longroll::test::BrokenSteps<StepRule> broken(t.game(), all_steps());
  broken.look_at(t.state());
  broken.expect_named(*find_step(all_steps(), static_cast<int>(StepKind::Displacement)));
}

TEST(Battles_8_75_FromOutside, Advances) {
  Table t(Seat::Union, Phase::Combat);
  lay_out(t);
  go_to(t, StepKind::Advances, {2, 1, 1},
        {"stand", "retreat georgia 0506", "retreat texas 0406", "retreat stuart 0506", "retreat guns 0606"});
  expect_guarded(t, StepKind::Advances);
}

}  // namespace
}  // namespace longroll::battles::test
