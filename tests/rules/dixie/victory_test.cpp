// Dixie 4.0, 5.0: victory, and the sequence of play.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// The Confederates hold one position of the Union line alone.
void half_won(Table& t) { t.csa("va", infantry(2)).at("usa.left"); }

TEST(Dixie_4_0_Victory, TwoEnemyPositionsHeldAloneWinAtOnce) {
  Table t(Seat::Confederate, Phase::Move);
  half_won(t);
  t.csa("ga", infantry(2)).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.right");
  EXPECT_FALSE(t.outcome().over);
  t.act("move ga usa.center");
  EXPECT_TRUE(t.outcome().over);
  EXPECT_EQ(t.outcome().winner, Seat::Confederate);
  EXPECT_EQ(t.phase(), Phase::Move) << "at the instant of occupation, not at the end of the turn";
  EXPECT_EQ(t.to_act(), Seat::Nobody);
  EXPECT_EQ(t.refused(Seat::Confederate, "finish"), "4.0");
}

TEST(Dixie_4_0_Victory, TheUnionWinsTheSameWay) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("csa.left");
  t.usa("ma", cavalry(2));
  t.csa("va", infantry(2)).at("csa.right");
  t.act("move ma csa.center");
  EXPECT_EQ(t.outcome().winner, Seat::Union);
}

TEST(Dixie_4_0_Victory, OnePositionIsNotEnough) {
  Table t(Seat::Confederate, Phase::Move);
  t.csa("va", infantry(2)).at("csa.center");
  t.act("move va usa.center");
  EXPECT_FALSE(t.outcome().over);
}

TEST(Dixie_4_0_Victory, OwnPositionsDoNotCount) {
  Table t(Seat::Confederate, Phase::Move);
  half_won(t);
  t.csa("ga", infantry(2)).at("csa.center");
  t.csa("nc", infantry(2)).at("csa.left");
  t.csa("sc", infantry(2));
  t.act("move sc csa.right");
  EXPECT_FALSE(t.outcome().over);
}

TEST(Dixie_4_0_Victory, AnEngagedPositionIsNotHeldAlone) {
  Table t(Seat::Confederate, Phase::Move);
  half_won(t);
  t.csa("ga", infantry(2)).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.act("move ga usa.center");
  t.act("finish");
  EXPECT_FALSE(t.outcome().over);
}

TEST(Dixie_4_0_Victory, EmptyingAPositionIsNotOccupyingIt) {
  Table t(Seat::Confederate, Phase::Combat);
  half_won(t);
  t.csa("guns", artillery(2, {3, 3})).at("csa.center");
  t.usa("ny", infantry(1)).at("usa.center");
  t.dictate({1, 1});
  t.act("fire guns");
  EXPECT_EQ(t.place("ny"), "usa.lost");
  EXPECT_FALSE(t.outcome().over);
}

TEST(Dixie_4_0_Victory, GeneralsAndTerrainOfTheEnemyDoNotPreventIt) {
  Table t(Seat::Confederate, Phase::Move);
  half_won(t);
  t.csa("ga", infantry(2)).at("csa.center");
  t.usa("burnside", general(1, 1)).at("usa.center");
  t.usa("hill", terrain(TerrainType::Hill)).at("usa.center");
  t.act("move ga usa.center");
  EXPECT_EQ(t.outcome().winner, Seat::Confederate);
}

TEST(Dixie_4_0_Victory, ByFireInTheOwnTurn) {
  Table t(Seat::Confederate, Phase::Combat);
  half_won(t);
  t.csa("ga", infantry(2)).at("usa.center");
  t.csa("nc", infantry(2)).at("usa.center");
  t.usa("ny", infantry(1)).at("usa.center");
  t.dictate({1, 2});
  t.act("fire ga");
  EXPECT_EQ(t.outcome().winner, Seat::Confederate) << "a 1 CV card with two hits is out at once [7.3]";
  EXPECT_EQ(t.to_act(), Seat::Nobody) << "the other card has no more to fire";
}

TEST(Dixie_4_0_Victory, ByARoutInTheOpponentsTurn) {
  Table t(Seat::Union, Phase::Morale);
  half_won(t);
  t.csa("ga", infantry(2)).at("usa.center");
  t.usa("ny", infantry(2)).at("usa.center").hits(1);
  t.usa("ma", infantry(2)).at("usa.right").hits(1);
  t.dictate({5});
  t.act("check ny");
  EXPECT_EQ(t.phasing(), Seat::Union);
  EXPECT_EQ(t.outcome().winner, Seat::Confederate);
  EXPECT_EQ(t.hits("ma"), 1) << "nothing is rolled any more";
}

TEST(Dixie_4_0_Victory, ByAWithdrawalInTheOpponentsTurn) {
  Table t(Seat::Union, Phase::Move);
  half_won(t);
  t.csa("ga", infantry(2)).at("usa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.act("move ny usa.reserve");
  EXPECT_EQ(t.outcome().winner, Seat::Confederate);
}

TEST(Dixie_4_0_Victory, ARallyThatLeavesThePositionLosesItToo) {
  Table t(Seat::Union, Phase::Morale);
  half_won(t);
  t.csa("ga", infantry(2)).at("usa.center");
  t.usa("ny", infantry(2)).at("usa.center").hits(1);
  t.usa("rally", special(SpecialKind::Rally));
  t.dictate({5});
  t.act("check ny");
  EXPECT_FALSE(t.outcome().over);
  t.act("play rally");
  EXPECT_EQ(t.outcome().winner, Seat::Confederate);
}

TEST(Dixie_4_0_Victory, SixFullTurnsWithEmptyDecksAreADraw) {
  Table t(Seat::Union, Phase::Move);
  t.deck(Seat::Union, 1);
  t.deck(Seat::Confederate, 0);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.act("finish");  // the Union draws its last card
  EXPECT_EQ(t.count_at("usa.deck"), 0);
  for (int turn = 1; turn <= 6; ++turn) {
    EXPECT_FALSE(t.outcome().over) << turn;
    EXPECT_EQ(t.phasing(), Seat::Confederate);
    t.act("finish");
    EXPECT_FALSE(t.outcome().over) << turn;
    t.act("finish");
  }
  EXPECT_TRUE(t.outcome().over);
  EXPECT_EQ(t.outcome().winner, Seat::Nobody);
}

TEST(Dixie_4_0_Victory, ATurnBegunWithCardsInADeckIsNotOneOfTheSix) {
  Table t(Seat::Confederate, Phase::Move);
  t.deck(Seat::Union, 0);
  t.deck(Seat::Confederate, 1);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.act("finish");  // the Confederates draw their last card
  t.act("finish");
  for (int turn = 1; turn <= 6; ++turn) {
    EXPECT_FALSE(t.outcome().over) << turn;
    t.act("finish");
    t.act("finish");
  }
  EXPECT_TRUE(t.outcome().over);
}

TEST(Dixie_4_0_Victory, OneDeckWithCardsKeepsTheBattleGoing) {
  Table t(Seat::Confederate, Phase::Move);
  t.deck(Seat::Confederate, 0);
  t.deck(Seat::Union, 30);
  t.usa("ny", infantry(2)).at("usa.center");
  for (int turn = 1; turn <= 12; ++turn) {
    t.act("finish");
    t.act("finish");
  }
  EXPECT_FALSE(t.outcome().over);
  EXPECT_EQ(t.value(Track::QuietTurns), 0);
}

TEST(Dixie_5_0_BattleTurns, MoraleCombatMoveReinforceThenTheOtherSide) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("ny", infantry(3)).at("usa.center").hits(1);
  t.csa("va", infantry(2)).at("usa.center");
  t.dictate({1});
  t.act("check ny");
  EXPECT_EQ(t.phase(), Phase::Combat);
  t.act("finish");
  EXPECT_EQ(t.phase(), Phase::Move);
  const int hand = t.count_at("usa.reserve");
  t.act("finish");
  EXPECT_EQ(t.count_at("usa.reserve"), hand + 1) << "reinforcements come last";
  EXPECT_EQ(t.phasing(), Seat::Confederate);
  EXPECT_EQ(t.phase(), Phase::Combat) << "none of theirs was hit: no Morale Phase to speak of";
}

TEST(Dixie_5_0_BattleTurns, TurnsAlternate) {
  Table t(Seat::Confederate, Phase::Move);
  for (const Seat next : {Seat::Union, Seat::Confederate, Seat::Union, Seat::Confederate}) {
    const int turn = t.value(Track::Turn);
    t.act("finish");
    EXPECT_EQ(t.phasing(), next);
    EXPECT_EQ(t.to_act(), next);
    EXPECT_EQ(t.value(Track::Turn), turn + 1);
  }
}

TEST(Dixie_5_0_BattleTurns, EveryPhaseHasItsOwnActs) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("usa.center");
  t.usa("ma", infantry(3)).at("usa.left");
  t.csa("va", infantry(2)).at("usa.center");
  EXPECT_EQ(t.refused("move ma csa.right"), "5.0");
  EXPECT_EQ(t.refused(Seat::Confederate, "fire va"), "5.0");
  t.act("finish");
  EXPECT_EQ(t.refused("fire ny"), "5.0");
  EXPECT_EQ(t.refused("move ma csa.right"), "lawful");
}

TEST(Dixie_5_0_BattleTurns, WhatACardDidIsForgottenWhenTheTurnIsOver) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(3)).at("usa.center");
  t.usa("ma", infantry(3)).at("usa.left");
  t.csa("va", infantry(4)).at("usa.center");
  t.dictate({6, 6, 6});
  t.act("fire ny");
  t.act("move ma csa.right");
  t.play_on_to(Seat::Confederate, Phase::Move);
  t.play_on_to(Seat::Union, Phase::Combat);
  EXPECT_TRUE(t.is_offered("fire ny"));
  t.act("finish");
  EXPECT_TRUE(t.is_offered("move ma usa.left"));
}

}  // namespace
}  // namespace longroll::dixie::test
