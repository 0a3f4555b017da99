// Dixie 11.3, 8.4: generals who add to the stacking limit, and what happens when they are gone.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

Card commander(int bonus) {
  Card card = general(1, 1);
  card.stacking = static_cast<std::int8_t>(bonus);
  return card;
}

void four(Table& t, Seat side, std::string_view place) {
  for (const char* name : {"a", "b", "c", "d"}) {
    (side == Seat::Union ? t.usa(name, infantry(2)) : t.csa(name, infantry(2))).at(place);
  }
}

TEST(Dixie_11_3_CommandStacking, LetsMoreTroopsDeploy) {
  Table t(Seat::Union, Phase::Deployment);
  four(t, Seat::Union, "usa.left");
  t.usa("e", infantry(2));
  t.usa("f", infantry(2));
  t.usa("grant", commander(1));
  EXPECT_EQ(t.refused("deploy e usa.left"), "3.1");
  t.act("deploy grant usa.left");
  t.act("deploy e usa.left");
  EXPECT_EQ(t.refused("deploy f usa.left"), "3.1");
}

TEST(Dixie_11_3_CommandStacking, LetsMoreTroopsEngage) {
  Table t(Seat::Confederate, Phase::Move);
  four(t, Seat::Confederate, "usa.left");
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("e", infantry(2)).at("csa.right");
  t.csa("f", infantry(2)).at("csa.right");
  t.csa("johnston", commander(1)).at("csa.right");
  EXPECT_EQ(t.refused("move e usa.left"), "8.1");
  t.act("move johnston usa.left");
  t.act("move e usa.left");
  EXPECT_EQ(t.refused("move f usa.left"), "8.1");
  t.act("finish");
  EXPECT_EQ(t.said(LogNote::Disorganized), 0);
}

TEST(Dixie_11_3_CommandStacking, IsNotTheEnemys) {
  Table t(Seat::Confederate, Phase::Move);
  four(t, Seat::Confederate, "usa.left");
  t.usa("ny", infantry(2)).at("usa.left");
  t.usa("grant", commander(2)).at("usa.left");
  t.csa("e", infantry(2)).at("csa.right");
  EXPECT_EQ(t.refused("move e usa.left"), "8.1");
}

TEST(Dixie_11_3_CommandStacking, EndsInDisorderWhenHeWalksAway) {
  Table t(Seat::Confederate, Phase::Move);
  four(t, Seat::Confederate, "usa.left");
  t.csa("e", infantry(2)).at("usa.left");
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("johnston", commander(1)).at("usa.left");
  t.act("move johnston csa.right");
  EXPECT_EQ(t.said(LogNote::Disorganized), 0) << "judged when movement is done";
  t.dictate({1, 1, 1, 1, 6});
  t.act("finish");
  EXPECT_EQ(t.said(LogNote::Disorganized), 1);
  EXPECT_EQ(t.place("e"), "csa.reserve") << "rolled a 6";
  EXPECT_EQ(t.place("d"), "usa.left");
}

TEST(Dixie_11_3_CommandStacking, EndsInDisorderAtOnceWhenHeIsKilled) {
  Table t(Seat::Confederate, Phase::Morale);
  four(t, Seat::Confederate, "usa.left");
  t.csa("e", infantry(2)).at("usa.left").hits(1);
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("johnston", commander(1)).at("usa.left").hits(1);
  t.dictate({6, 1, 1, 1, 1, 5});  // he falls; five disorder rolls, e fails
  t.act("check johnston");
  EXPECT_EQ(t.place("johnston"), "csa.lost");
  EXPECT_EQ(t.said(LogNote::Disorganized), 1);
  EXPECT_EQ(t.place("e"), "csa.reserve");
}

/// A table on which `e`, with a hit on it, falls back into the Confederates' Reserve.
Table table_of_disorder() {
  Table t(Seat::Confederate, Phase::Morale);
  four(t, Seat::Confederate, "usa.left");
  t.csa("e", infantry(2)).at("usa.left").hits(1);
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("johnston", commander(1)).at("usa.left").hits(1);
  t.dictate({6, 1, 1, 1, 1, 5});
  t.act("check johnston");
  return t;
}

TEST(Dixie_8_4_Disorganization, ACardThatFallsBackKeepsItsHitsAndRollsNothingForThem) {
  Table t = table_of_disorder();
  EXPECT_EQ(t.place("e"), "csa.reserve");
  EXPECT_EQ(t.hits("e"), 1);
  EXPECT_FALSE(t.is_up("e"));
  EXPECT_EQ(t.dice().size(), 6U) << "one of the general, five of the disorder";
  EXPECT_EQ(t.phase(), Phase::Combat) << "nothing is rolled in the Reserve: the Morale Phase is over";
}

TEST(Dixie_8_4_Disorganization, ItsHitsAreRolledForWhenItStandsInAPositionAgain) {
  Table t = table_of_disorder();
  t.play_on_to(Seat::Union, Phase::Move);
  t.play_on_to(Seat::Confederate, Phase::Move);
  EXPECT_EQ(t.hits("e"), 1) << "a Morale Phase has passed it by";
  t.act("move e csa.center");
  EXPECT_TRUE(t.is_up("e")) << "a card with hits lies open";
  EXPECT_EQ(t.hits("e"), 1);
  t.play_on_to(Seat::Union, Phase::Move);
  t.dictate({5});
  t.act("finish");
  ASSERT_EQ(t.phase(), Phase::Morale);
  t.act("check e");
  EXPECT_EQ(t.place("e"), "csa.lost");
}

TEST(Dixie_8_4_Disorganization, TheEnemyDoesNotSeeTheHitsOfACardInTheReserve) {
  Table t = table_of_disorder();
  const View enemy = t.dixie().view(t.state(), Seat::Union);
  EXPECT_EQ(enemy.seen.piece(t.id("e")).kind, -1);
  EXPECT_EQ(enemy.seen.piece(t.id("e")).marks, 0);
  Rng rng(1);
  const std::optional<State> guess = t.dixie().guess(enemy, rng);
  ASSERT_TRUE(guess);
  EXPECT_EQ(describe(t.dixie().faults_of(*guess)), "");
}

TEST(Dixie_8_4_Disorganization, OfStandingTroopsLetsTheOwnerChooseWhoGoesAndTheyKeepTheirHits) {
  Table t(Seat::Confederate, Phase::Morale);
  four(t, Seat::Confederate, "usa.left");
  t.csa("e", infantry(2)).at("usa.left").hits(1);
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("johnston", commander(1)).at("usa.left").hits(1);
  t.dictate({6, 1, 1, 1, 1, 1});
  t.act("check johnston");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.step(), StepKind::Disorder);
  t.act("withdraw e");
  EXPECT_EQ(t.place("e"), "csa.reserve");
  EXPECT_EQ(t.hits("e"), 1);
  EXPECT_TRUE(t.dice().empty());
}

TEST(Dixie_8_4_Disorganization, ACardRollsAgainWhenItCrowdsAnotherPositionInTheSameTurn) {
  Table t(Seat::Union, Phase::Combat);
  t.choose(Option::Melee, 1);
  t.usa("a", infantry(2)).at("usa.center");
  t.usa("b", infantry(2)).at("usa.center");
  t.usa("c", infantry(2)).at("usa.center");
  t.usa("d", infantry(1)).at("csa.center");
  t.usa("e", infantry(1)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  for (const char* name : {"f", "g", "h", "i"}) {
    t.usa(name, infantry(2)).at("usa.left");
  }
  t.usa("grant", commander(1)).at("usa.left");
  t.dictate({4, 4, 4});
  t.act("melee csa.center");
  t.dictate({6, 1, 1, 1, 1});
  t.act("disengage");
  ASSERT_EQ(t.place("a"), "usa.reserve") << "five at the Center were too many";
  ASSERT_EQ(t.phase(), Phase::Move);
  t.act("move a usa.left");
  t.act("move grant usa.reserve");
  t.dictate({6, 1, 1, 1, 1});
  t.act("finish");
  EXPECT_EQ(t.place("a"), "usa.reserve") << "every troop card of an overstacked position rolls";
}

}  // namespace
}  // namespace longroll::dixie::test
