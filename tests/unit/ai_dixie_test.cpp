// What the bots make of Dixie: positions in which sense has one answer.
#include "engine/ai/bot.h"
#include "engine/games/dixie/eval.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

class DixieBots : public ::testing::TestWithParam<std::string_view> {
 protected:
  static Action decide_at(Table& t, const State& state, std::uint64_t seed) {
    const auto advisor = make_advisor(t.dixie());
    const Seat seat = t.dixie().to_act(state);
    Actions lawful;
    t.dixie().actions(state, lawful);
    return decide(*make_bot(GetParam(), t.dixie(), *advisor, seed), t.dixie().view(state, seat), lawful);
  }
  static void act_once(Table& t, std::uint64_t seed) {
    const Action action = decide_at(t, t.state(), seed);
    EXPECT_FALSE(t.session().submit(t.to_act(), action)) << t.dixie().text(t.state(), action);
  }
  /// Lets the bot play until that side's phase is over.
  static void act_through(Table& t, Seat side, Phase phase, std::uint64_t seed) {
    while (!t.outcome().over && t.phasing() == side && t.phase() == phase) {
      act_once(t, seed);
    }
  }
};

TEST_P(DixieBots, WalkIntoTheSecondEmptyPosition) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Table t(Seat::Confederate, Phase::Move);
    t.csa("va", infantry(2)).at("usa.left");
    t.csa("ga", infantry(2)).at("csa.center");
    t.csa("al", infantry(4)).at("csa.left");
    t.csa("tx", cavalry(1));
    t.usa("ny", infantry(4)).at("usa.right");
    t.usa("ma", infantry(2));
    act_once(t, seed);
    EXPECT_EQ(t.outcome().winner, Seat::Confederate);
  }
}

TEST_P(DixieBots, RideFromTheReserveIntoTheSecondEmptyPosition) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("csa.left");
  t.usa("ma", cavalry(2));
  t.usa("me", infantry(3)).at("usa.left");
  t.csa("va", infantry(2)).at("csa.right");
  act_through(t, Seat::Union, Phase::Move, 1);
  EXPECT_EQ(t.outcome().winner, Seat::Union);
}

using DixieSearchers = DixieBots;

TEST_P(DixieSearchers, DoNotLeaveTheDoorOpen) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    // The Confederates hold the Union Left and stand before the empty Center.
    Table t(Seat::Union, Phase::Move);
    t.csa("va", infantry(4)).at("usa.left");
    t.csa("ga", infantry(3)).at("csa.center");
    t.csa("al", infantry(3)).at("csa.left");
    t.usa("ny", infantry(3)).at("usa.right");
    t.usa("ma", infantry(2));
    act_through(t, Seat::Union, Phase::Move, seed);
    EXPECT_TRUE(t.count_at("usa.center") > 0 || t.count_at("usa.left") > 1);
  }
}

TEST_P(DixieBots, CannotTellTheEnemysHiddenCardsApart) {
  Table t(Seat::Union, Phase::Move);
  t.csa("strong", infantry(4)).at("csa.center");
  t.csa("weak", infantry(1));
  t.csa("al", infantry(3)).at("csa.left");
  t.usa("ny", infantry(3)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.usa("me", cavalry(2));
  const State one = t.state();
  State two = one;
  std::swap(two.piece(t.id("strong")).kind, two.piece(t.id("weak")).kind);
  ASSERT_NE(one, two);
  ASSERT_EQ(t.dixie().view(one, Seat::Union), t.dixie().view(two, Seat::Union));
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    EXPECT_EQ(decide_at(t, one, seed), decide_at(t, two, seed));
  }
}

TEST_P(DixieBots, FireWhenTheyCan) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(4)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  act_once(t, 1);
  EXPECT_EQ(t.said(LogNote::Fires), 1);
}

TEST_P(DixieBots, DeployInEveryPosition) {
  Table t(Seat::Confederate, Phase::Deployment);
  for (const char* name : {"a", "b", "c", "d", "e", "f"}) {
    t.csa(name, infantry(2));
  }
  for (const char* name : {"u", "v", "w", "x", "y", "z"}) {
    t.usa(name, infantry(2));
  }
  while (t.to_act() == Seat::Confederate && t.step() == StepKind::Deploy) {
    act_once(t, 1);
  }
  for (const char* place : {"csa.left", "csa.center", "csa.right"}) {
    EXPECT_GE(t.count_at(place), 1) << place;
  }
}

INSTANTIATE_TEST_SUITE_P(Bots, DixieSearchers, ::testing::Values("normal", "hard"),
                         [](const auto& info) { return std::string(info.param); });
INSTANTIATE_TEST_SUITE_P(Bots, DixieBots, ::testing::Values("easy", "normal", "hard"),
                         [](const auto& info) { return std::string(info.param); });

/// The advice itself, in all that a whole game brings.
TEST(DixieAdvice, IsFairToBothSeatsAndWeighsEveryAction) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(4)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.csa("ga", artillery(2)).at("csa.left").hits(1);
  t.usa("ma", cavalry(2)).at("usa.right");
  const auto advisor = make_advisor(t.dixie());
  Rng rng(3);
  Actions lawful;
  std::vector<int> weights;
  for (int ply = 0; ply < 300 && !t.outcome().over; ++ply) {
    const int good = advisor->evaluate(t.state(), Seat::Union);
    EXPECT_EQ(good, -advisor->evaluate(t.state(), Seat::Confederate));
    EXPECT_LE(std::abs(good), 1000);
    t.dixie().actions(t.state(), lawful);
    advisor->weigh(t.state(), lawful, weights);
    ASSERT_EQ(weights.size(), lawful.size());
    for (const int weight : weights) {
      EXPECT_GE(weight, 1);
      EXPECT_LE(weight, 1'000'000);
    }
    t.session().submit(t.to_act(), lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))]);
  }
}

TEST(DixieAdvice, WouldRatherHaveMoreAndTheEnemysGround) {
  const auto value = [](int mine, std::string_view where) {
    Table t(Seat::Union, Phase::Move);
    t.usa("ny", infantry(mine)).at(where);
    t.usa("ma", infantry(2)).at("usa.left");
    t.usa("me", infantry(4)).at("usa.left");
    t.usa("ct", infantry(3)).at("usa.center");
    t.usa("vt", infantry(3));
    t.csa("va", infantry(3)).at("csa.center");
    t.csa("al", infantry(4)).at("csa.center");
    t.csa("ga", infantry(2)).at("csa.right");
    t.csa("tx", infantry(3)).at("csa.right");
    const auto advisor = make_advisor(t.dixie());
    return advisor->evaluate(t.state(), Seat::Union);
  };
  EXPECT_GT(value(4, "usa.center"), value(2, "usa.center"));
  EXPECT_GT(value(3, "csa.left"), value(3, "usa.right"));
}

/// What the advisor gives for that move, and for ending the phase.
std::pair<int, int> move_and_finish(Table& t, std::string_view who, std::string_view to) {
  Actions lawful;
  t.dixie().actions(t.state(), lawful);
  std::vector<int> weights;
  make_advisor(t.dixie())->weigh(t.state(), lawful, weights);
  std::pair<int, int> found;
  for (std::size_t i = 0; i < lawful.size(); ++i) {
    if (lawful[i] == action_of(Do::Move, t.id(who), place_named(to))) {
      found.first = weights[i];
    }
    if (lawful[i].verb == static_cast<Verb>(Do::Finish)) {
      found.second = weights[i];
    }
  }
  return found;
}

/// The second day of three: the Confederates must win by the third evening (15.2).
Table second_day() {
  Table t(Seat::Confederate, Phase::Move);
  t.fight_three_days({{60, 48}, {18, 18}, {3, 2}, {4, 2}, {1, 1}});
  t.set(Track::Day, 2);
  return t;
}

TEST(DixieAdvice, WhoMustWinSendsTheLastCardIntoTheFightInFrontOfIt) {
  Table t = second_day();
  t.csa("va", infantry(2)).at("usa.center");
  t.usa("ny", infantry(3)).at("usa.center");
  t.csa("ga", infantry(3)).at("csa.center");
  t.csa("al", infantry(1)).at("csa.left");
  t.usa("ma", infantry(4)).at("usa.left");
  const auto [help, rest] = move_and_finish(t, "ga", "usa.center");
  EXPECT_GT(help, rest);
  const auto [alone, as_before] = move_and_finish(t, "al", "usa.left");
  EXPECT_LT(alone, as_before);
}

TEST(DixieAdvice, WhoMustWinAttacksWhereOthersCanFollow) {
  const auto weight = [](int reserves, int enemy_reserves) {
    Table t = second_day();
    t.csa("va", infantry(3)).at("csa.center");
    t.csa("ga", infantry(3)).at("csa.center");
    t.usa("ny", infantry(3)).at("usa.center");
    t.usa("ma", infantry(3)).at("usa.center");
    for (int i = 0; i < reserves; ++i) {
      t.csa("c" + std::to_string(i), infantry(3));
    }
    for (int i = 0; i < enemy_reserves; ++i) {
      t.usa("u" + std::to_string(i), infantry(3));
    }
    return move_and_finish(t, "va", "usa.center").first;
  };
  EXPECT_GT(weight(3, 0), weight(0, 0));
  EXPECT_LT(weight(0, 3), weight(0, 0));
}

}  // namespace
}  // namespace longroll::dixie::test
