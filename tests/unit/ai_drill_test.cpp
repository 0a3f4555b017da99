// How hard is drilled at Shiloh: the conduct that its Advisor weighs by, and where that ends.
#include "engine/ai/drilled_bot.h"
#include "engine/games/dixie/eval.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// What the advisor gives for each of those acts.
std::vector<int> weights_of(Table& t, const Advisor& advisor, const std::vector<Action>& acts) {
  Actions lawful;
  t.dixie().actions(t.state(), lawful);
  std::vector<int> weights;
  advisor.weigh(t.state(), lawful, weights);
  std::vector<int> found;
  for (const Action& act : acts) {
    const auto at = std::find(lawful.begin(), lawful.end(), act);
    EXPECT_NE(at, lawful.end()) << t.dixie().text(t.state(), act);
    found.push_back(at == lawful.end() ? 0 : weights[static_cast<std::size_t>(at - lawful.begin())]);
  }
  return found;
}

const Advisor& drilled(Table& t, const Advisor& advisor) {
  const Advisor* drill = advisor.drilled(t.dixie().view(t.state(), t.to_act()));
  EXPECT_NE(drill, nullptr);
  return drill == nullptr ? advisor : *drill;
}

/// Both armies in Center Front, and that side's Move Phase.
Table front_in_doubt(Seat side) {
  Table t(side, Phase::Move);
  t.lie_front_and_back();
  t.usa("holds", infantry(3)).at("center-front");
  t.usa("with", infantry(3)).at("center-front");
  t.csa("came", infantry(3)).at("center-front");
  return t;
}

TEST(DixieDrill, IsForTwoLinesAlone) {
  Table opposed(Seat::Union, Phase::Move);
  opposed.usa("ny", infantry(2));
  const auto advisor = make_advisor(opposed.dixie());
  EXPECT_EQ(advisor->drilled(opposed.dixie().view(opposed.state(), Seat::Union)), nullptr);

  Table t = front_in_doubt(Seat::Confederate);
  EXPECT_NE(make_advisor(t.dixie())->drilled(t.dixie().view(t.state(), Seat::Confederate)), nullptr);
}

TEST(DixieDrill, SendsWhoHitsHardestIntoTheFight) {
  Table t = front_in_doubt(Seat::Confederate);
  t.csa("strong", infantry(4));
  t.csa("weak", infantry(1));
  const auto advisor = make_advisor(t.dixie());
  const Place front = place_named("center-front");
  const std::vector<Action> acts = {action_of(Do::Move, t.id("strong"), front),
                                    action_of(Do::Move, t.id("weak"), front)};
  const std::vector<int> plain = weights_of(t, *advisor, acts);
  const std::vector<int> now = weights_of(t, drilled(t, *advisor), acts);
  EXPECT_GT(now[0] * plain[1], 2 * plain[0] * now[1]) << "more than twice the plain preference";
}

TEST(DixieDrill, LeavesTheFlanksOfTheUnionAlone) {
  Table t = front_in_doubt(Seat::Union);
  t.csa("far", infantry(2)).at("left-front");
  t.usa("near", infantry(2)).at("left-front");
  t.usa("spare", infantry(3));
  const auto advisor = make_advisor(t.dixie());
  const std::vector<Action> acts = {action_of(Do::Move, t.id("spare"), place_named("center-front")),
                                    action_of(Do::Move, t.id("spare"), place_named("left-front"))};
  const std::vector<int> plain = weights_of(t, *advisor, acts);
  const std::vector<int> now = weights_of(t, drilled(t, *advisor), acts);
  EXPECT_GT(now[0], plain[0]);
  EXPECT_LT(now[1], plain[1]);
}

TEST(DixieDrill, HoldsTheFlanksOfTheUnionWhereLinesCanBeFiredAlong) {
  Table t = front_in_doubt(Seat::Union);
  t.choose(Option::Enfilade, 1);
  t.csa("far", infantry(2)).at("left-front");
  t.usa("near", infantry(2)).at("left-front");
  t.usa("spare", infantry(3));
  const auto advisor = make_advisor(t.dixie());
  const std::vector<Action> acts = {action_of(Do::Move, t.id("spare"), place_named("left-front"))};
  EXPECT_EQ(weights_of(t, drilled(t, *advisor), acts), weights_of(t, *advisor, acts));
}

TEST(DixieDrill, PostsStrongUnionCardsInTheCenterAndWeakOnesBesideIt) {
  Table t(Seat::Union, Phase::Deployment);
  t.lie_front_and_back();
  t.usa("strong", infantry(4));
  t.usa("weak", infantry(1));
  const auto advisor = make_advisor(t.dixie());
  const Place center = place_named("center-front");
  const Place flank = place_named("left-front");
  const std::vector<Action> acts = {
      action_of(Do::Deploy, t.id("strong"), center), action_of(Do::Deploy, t.id("weak"), center),
      action_of(Do::Deploy, t.id("strong"), flank), action_of(Do::Deploy, t.id("weak"), flank)};
  const std::vector<int> plain = weights_of(t, *advisor, acts);
  EXPECT_EQ(plain[0], plain[1]);
  const std::vector<int> now = weights_of(t, drilled(t, *advisor), acts);
  EXPECT_GT(now[0], now[1]);
  EXPECT_LT(now[2], now[3]);
}

/// A deployment of eight Union cards against eight.
Table armies_deploy() {
  Table t(Seat::Union, Phase::Deployment);
  t.lie_front_and_back();
  for (int i = 1; i <= 4; ++i) {
    t.usa("u" + std::to_string(i), infantry(i));
    t.usa("v" + std::to_string(i), artillery(i));
    t.csa("c" + std::to_string(i), infantry(i));
    t.csa("d" + std::to_string(i), infantry(5 - i));
  }
  return t;
}

TEST(DixieDrill, IsFollowedWithTheEffortThatGoesWithIt) {
  Table t = armies_deploy();
  const auto advisor = make_advisor(t.dixie());
  const Effort drilled_effort{.iterations = 12, .turns = 2, .trust = 60};
  const Effort other_effort{.iterations = 30, .turns = 3, .trust = 400};
  DrilledBot bot(t.dixie(), *advisor, 7, drilled_effort, other_effort);
  SearchBot pupil(t.dixie(), drilled(t, *advisor), 7, drilled_effort);
  SearchBot plain(t.dixie(), *advisor, 7, drilled_effort);
  Actions lawful;
  int others = 0;
  for (int ply = 0; ply < 60 && !t.outcome().over; ++ply) {
    t.dixie().actions(t.state(), lawful);
    const View view = t.dixie().view(t.state(), t.to_act());
    const Action chosen = decide(bot, view, lawful);
    EXPECT_EQ(chosen, decide(pupil, view, lawful)) << t.dixie().text(t.state(), chosen);
    others += chosen == decide(plain, view, lawful) ? 0 : 1;
    ASSERT_FALSE(t.session().submit(t.to_act(), chosen));
  }
  EXPECT_GT(others, 0) << "without the drill it would have decided otherwise";
}

TEST(DixieDrill, ThinksOtherwiseWhereThereIsNone) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(3));
  t.usa("ma", infantry(1));
  t.csa("va", infantry(2)).at("csa.center");
  const auto advisor = make_advisor(t.dixie());
  const Effort effort{.iterations = 30, .turns = 3, .trust = 400};
  DrilledBot bot(t.dixie(), *advisor, 7, {.iterations = 1, .turns = 1}, effort);
  SearchBot same(t.dixie(), *advisor, 7, effort);
  Actions lawful;
  t.dixie().actions(t.state(), lawful);
  const View view = t.dixie().view(t.state(), t.to_act());
  EXPECT_EQ(decide(bot, view, lawful), decide(same, view, lawful));
}

TEST(DixieDrill, IsWhatHardKnowsAndNormalDoesNot) {
  Table t = armies_deploy();
  const auto advisor = make_advisor(t.dixie());
  Actions lawful;
  int as_normal = 0;
  int plies = 0;
  for (; plies < 60 && !t.outcome().over; ++plies) {
    t.dixie().actions(t.state(), lawful);
    const View view = t.dixie().view(t.state(), t.to_act());
    const Action hard = decide(*make_bot("hard", t.dixie(), *advisor, 7), view, lawful);
    as_normal += hard == decide(*make_bot("normal", t.dixie(), *advisor, 7), view, lawful) ? 1 : 0;
    ASSERT_FALSE(t.session().submit(t.to_act(), hard));
  }
  EXPECT_LT(as_normal, plies);
}

/// Thousandths of the Confederates' chances.
int chances(Table& t, const Advisor& advisor) { return advisor.evaluate(t.state(), Seat::Confederate); }

TEST(DixieDrill, JudgesBothArmiesByTheSameTerms) {
  Table t = front_in_doubt(Seat::Confederate);
  const auto advisor = make_advisor(t.dixie());
  const Advisor& by = drilled(t, *advisor);
  EXPECT_EQ(by.evaluate(t.state(), Seat::Union), -chances(t, by));
  EXPECT_NE(chances(t, by), chances(t, *advisor));
}

TEST(DixieDrill, KnowsThatTroopsStillInTheDeckAreWorthHaving) {
  const auto with_deck_of = [](int cards) {
    Table t = front_in_doubt(Seat::Union);
    t.deck(Seat::Union, cards);
    const auto advisor = make_advisor(t.dixie());
    return chances(t, drilled(t, *advisor));
  };
  EXPECT_LT(with_deck_of(12), with_deck_of(3));
}

TEST(DixieDrill, JudgesMoreTroopsInTheCenterToBeBetter) {
  const auto with_more = [](int more, int tell) {
    Table t = front_in_doubt(Seat::Confederate);
    t.choose(Option::Enfilade, tell);
    for (int i = 0; i < more; ++i) {
      t.csa("more" + std::to_string(i), infantry(3)).at("center-front");
    }
    const auto advisor = make_advisor(t.dixie());
    return chances(t, drilled(t, *advisor));
  };
  for (const int tell : {0, 1}) {
    EXPECT_GT(with_more(1, tell), with_more(0, tell)) << "13.3: " << tell;
  }
}

}  // namespace
}  // namespace longroll::dixie::test
