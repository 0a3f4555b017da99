// Dixie 7.3: combat hits.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

TEST(Dixie_7_3_CombatHits, TheSideThatIsHitChooses) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(1)).at("usa.center");
  t.csa("va", infantry(3)).at("usa.center");
  t.csa("ga", infantry(1)).at("usa.center");
  t.dictate({1});
  t.act("fire ny");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.refused("hit va"), "lawful");
  t.act("hit ga");
  EXPECT_EQ(t.hits("ga"), 1);
  EXPECT_EQ(t.hits("va"), 0);
  EXPECT_EQ(t.to_act(), Seat::Union);
}

TEST(Dixie_7_3_CombatHits, HitsSpreadEvenlyBeforeAnyCardTakesASecond) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(4)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("ga", infantry(4)).at("usa.center");
  t.csa("nc", infantry(4)).at("usa.center");
  t.dictate({1, 1, 2, 2});
  t.act("fire ny");
  t.act("hit ga");
  EXPECT_EQ(t.refused("hit ga"), "7.3");
  t.act("hit va");
  EXPECT_EQ(t.hits("nc"), 1) << "the only card left without a hit takes it unasked";
  t.act("hit va");
  EXPECT_EQ(t.hits("va"), 2);
  EXPECT_EQ(t.hits("ga"), 1);
}

TEST(Dixie_7_3_CombatHits, TheSpreadGoesOnFromEarlierFireOfTheTurn) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(1)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center").hits(1);
  t.csa("ga", infantry(4)).at("usa.center");
  t.dictate({1});
  t.act("fire ny");
  EXPECT_EQ(t.hits("ga"), 1);
  EXPECT_EQ(t.hits("va"), 1);
}

TEST(Dixie_7_3_CombatHits, MoreHitsThanTheCombatValueEliminateAtOnce) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.csa("va", infantry(1)).at("usa.center");
  t.csa("ga", infantry(3)).at("usa.center");
  t.dictate({1, 1, 1, 6});
  t.act("fire ny");
  t.act("hit va");
  EXPECT_EQ(t.place("va"), "usa.center") << "as many hits as CV are borne";
  t.act("fire ma");
  t.act("hit va");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.said(LogNote::Eliminated), 1);
}

TEST(Dixie_7_3_CombatHits, EliminationIsJudgedByThePrintedValue) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("csa.center");
  t.csa("va", infantry(1)).at("csa.center");
  t.csa("hill", terrain(TerrainType::Hill)).at("csa.center");
  t.dictate({1, 1, 6});
  t.act("fire ny");
  EXPECT_EQ(t.place("va"), "csa.lost") << "the hill's +1 does not count";
}

TEST(Dixie_7_3_CombatHits, HitsThatFindNoTroopsAreLost) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(4)).at("usa.center");
  t.csa("va", infantry(1)).at("usa.center");
  t.dictate({1, 1, 1, 1});
  t.act("fire ny");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.said(LogNote::HitsLost), 1);
  EXPECT_EQ(t.to_act(), Seat::Union);
}

TEST(Dixie_7_3_CombatHits, TerrainSpecialsAndGeneralsDoNotTakeThem) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(3)).at("csa.center");
  t.csa("ga", infantry(3)).at("csa.center");
  t.csa("bee", general(1, 1)).at("csa.center");
  t.csa("colors", special(SpecialKind::ColorGuard)).at("csa.center");
  t.csa("run", creek(2)).at("csa.center");
  t.csa("ford", special(SpecialKind::Ford)).at("csa.center");
  t.csa("nc", infantry(3)).at("csa.left");
  t.dictate({1, 1});
  t.act("fire ny");
  for (const std::string_view card : {"bee", "colors", "run", "ford", "ny", "nc"}) {
    EXPECT_EQ(t.refused("hit " + std::string(card)), "7.3") << card;
  }
  t.act("hit va");
  EXPECT_EQ(t.hits("bee"), 0);
  EXPECT_EQ(t.hits("ford"), 0);
}

TEST(Dixie_7_3_CombatHits, NothingElseIsDoneBeforeTheyArePlaced) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(1)).at("usa.center");
  t.csa("va", infantry(3)).at("usa.center");
  t.csa("ga", infantry(3)).at("usa.center");
  t.dictate({1});
  t.act("fire ny");
  EXPECT_EQ(t.refused("finish"), "7.3");
  EXPECT_EQ(t.refused(Seat::Union, "finish"), "5.0");
}

TEST(Dixie_7_3_CombatHits, AShooterWhoWipesOutAnEngagementLeavesHisFellowsNothingToFireAt) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.usa("ri", infantry(2)).at("usa.left");
  t.csa("va", infantry(1)).at("usa.center");
  t.csa("ga", infantry(4)).at("usa.left");
  t.dictate({1, 1});
  t.act("fire ny");
  EXPECT_EQ(t.refused("fire ma"), "7.2");
}

/// The situations of the rulebook's picture of a battlefield.
TEST(Dixie_7_3_CombatHits, TheExampleBattlefield) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("right1", infantry(2)).at("usa.right");
  t.csa("left1", artillery(2)).at("csa.left");
  t.csa("left2", infantry(2)).at("csa.left");
  t.usa("center1", infantry(3)).at("usa.center");
  t.usa("center2", cavalry(2)).at("usa.center");
  t.usa("center3", artillery(2, {1, 3})).at("usa.center");
  t.usa("woods", terrain(TerrainType::Woods)).at("usa.center");
  t.csa("c1", infantry(2)).at("usa.center");
  t.csa("c2", infantry(2)).at("usa.center");
  t.csa("c3", cavalry(2)).at("usa.center");
  t.csa("jackson", general(1, 2)).at("usa.center");
  t.csa("behind", artillery(2)).at("csa.center");
  t.csa("taken", infantry(2)).at("usa.left");
  EXPECT_EQ(t.refused("fire right1"), "7.2");
  EXPECT_EQ(t.shot("center1").firepower, 2);
  EXPECT_EQ(t.shot("center2").firepower, 1);
  EXPECT_EQ(t.shot("center3").firepower, 3);
  t.play_on_to(Seat::Confederate, Phase::Combat);
  EXPECT_EQ(t.refused("fire left1"), "lawful") << "at long range on the Union's right";
  EXPECT_EQ(t.refused("fire behind"), "7.2");
  EXPECT_EQ(t.refused("fire taken"), "7.2");
  EXPECT_EQ(t.refused("fire c3"), "lawful");
}

}  // namespace
}  // namespace longroll::dixie::test
