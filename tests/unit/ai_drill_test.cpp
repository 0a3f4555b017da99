// How hard is drilled at Shiloh: the conduct that its Advisor weighs by, and where that ends.
#include "engine/ai/bot.h"
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

TEST(DixieDrill, IsFollowedByHardWithTheThoughtOfNormal) {
  Table t(Seat::Union, Phase::Deployment);
  t.lie_front_and_back();
  for (int i = 1; i <= 4; ++i) {
    t.usa("u" + std::to_string(i), infantry(i));
    t.usa("v" + std::to_string(i), artillery(i));
    t.csa("c" + std::to_string(i), infantry(i));
    t.csa("d" + std::to_string(i), infantry(5 - i));
  }
  const auto advisor = make_advisor(t.dixie());
  const auto chosen = [&](std::string_view level, const Advisor& by, const Actions& lawful) {
    return decide(*make_bot(level, t.dixie(), by, 7), t.dixie().view(t.state(), t.to_act()), lawful);
  };
  Actions lawful;
  int others = 0;
  for (int ply = 0; ply < 60 && !t.outcome().over; ++ply) {
    t.dixie().actions(t.state(), lawful);
    const Action hard = chosen("hard", *advisor, lawful);
    EXPECT_EQ(hard, chosen("normal", drilled(t, *advisor), lawful)) << t.dixie().text(t.state(), hard);
    others += hard == chosen("normal", *advisor, lawful) ? 0 : 1;
    ASSERT_FALSE(t.session().submit(t.to_act(), hard));
  }
  EXPECT_GT(others, 0) << "normal goes by the plain conduct";
}

}  // namespace
}  // namespace longroll::dixie::test
