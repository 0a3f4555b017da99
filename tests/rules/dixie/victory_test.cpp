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

TEST(Dixie_4_0_Victory, SixFullTurnsWithEmptyDecksEndTheBattle) {
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

/// Plays until both armies have been quiet for so many full turns, from the Move Phase of the Confederates or the
/// Union.
void pass_turns(Table& t, int turns) {
  for (int n = 0; n < 2 * turns; ++n) {
    ASSERT_FALSE(t.outcome().over) << n << " half turns have passed";
    t.act("finish");
  }
}

/// Both decks are empty and the Confederates' next turn begins; nobody is in contact.
Table spent_armies() {
  Table t(Seat::Confederate, Phase::Move);
  t.deck(Seat::Union, 0);
  t.deck(Seat::Confederate, 0);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  return t;
}

TEST(Dixie_4_0_Victory, TheQuietTurnsAreSixAlsoWhenTheDecksWereEmptyFromTheStart) {
  Table t = spent_armies();
  pass_turns(t, 6);
  EXPECT_TRUE(t.outcome().over);
}

TEST(Dixie_4_0_Victory, TheQuietTurnsAreSixAlsoWhenTheArmiesDeployedAllTheyHad) {
  Table t(Seat::Union, Phase::Deployment);
  t.deck(Seat::Union, 0);
  t.deck(Seat::Confederate, 0);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.act("finish");
  pass_turns(t, 6);
  EXPECT_TRUE(t.outcome().over);
}

TEST(Dixie_4_0_Victory, UndecidedBattlesGoToTheSideThatHoldsMoreOfTheEnemysLine) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Table t = spent_armies();
    if (side == Seat::Union) {
      t.usa("ahead", infantry(1)).at("csa.left");
      t.usa("out", infantry(4)).at("usa.lost");
    } else {
      t.csa("ahead", infantry(1)).at("usa.left");
      t.csa("out", infantry(4)).at("csa.lost");
    }
    pass_turns(t, 6);
    EXPECT_TRUE(t.outcome().over);
    EXPECT_EQ(t.outcome().winner, side) << "whatever it has lost";
    EXPECT_NE(t.outcome().reason.find("marginal victory"), std::string::npos) << t.outcome().reason;
    EXPECT_NE(t.prompt().text.find("marginal victory"), std::string::npos) << t.prompt().text;
    EXPECT_NE(t.log(Seat::Union).find("marginal victory"), std::string::npos) << t.log(Seat::Union);
  }
}

TEST(Dixie_4_0_Victory, WithAsManyPositionsUndecidedBattlesGoByCombatValueLost) {
  struct Case {
    int union_lost, confederate_lost;
    Seat winner;
  };
  for (const Case& c : {Case{10, 11, Seat::Union}, Case{11, 10, Seat::Confederate}, Case{10, 10, Seat::Nobody},
                        Case{11, 12, Seat::Nobody}, Case{0, 1, Seat::Union}, Case{0, 0, Seat::Nobody},
                        Case{3, 0, Seat::Confederate}, Case{20, 22, Seat::Union}, Case{20, 21, Seat::Nobody}}) {
    Table t = spent_armies();
    for (int n = 0; n < c.union_lost; ++n) {
      t.usa("u" + std::to_string(n), infantry(1)).at("usa.lost");
    }
    for (int n = 0; n < c.confederate_lost; ++n) {
      t.csa("c" + std::to_string(n), infantry(1)).at("csa.lost");
    }
    t.usa("hill", terrain(TerrainType::Hill)).at("usa.lost");
    t.usa("general", general(3, 3)).at("usa.lost");
    pass_turns(t, 6);
    EXPECT_TRUE(t.outcome().over);
    EXPECT_EQ(t.outcome().winner, c.winner) << c.union_lost << " and " << c.confederate_lost;
    EXPECT_EQ(t.outcome().reason.find("marginal victory") != std::string::npos, c.winner != Seat::Nobody);
  }
}

TEST(Dixie_4_0_Victory, AtGettysburgUndecidedBattlesGoByBattlePointsLost) {
  const auto worth = [](Card card, int points) {
    card.battle_points = points;
    return card;
  };
  Table t = spent_armies();
  t.count_battle_points();
  t.usa("strong", worth(infantry(4), 9)).at("usa.lost");
  t.usa("colors", worth(special(SpecialKind::ColorGuard), 30)).at("usa.lost");
  t.csa("weak", worth(infantry(1), 2)).at("csa.lost");
  t.csa("general", worth(general(1, 1), 8)).at("csa.lost");
  pass_turns(t, 6);
  EXPECT_EQ(t.outcome().winner, Seat::Union) << "9 against 10, though it has lost more combat value";
  EXPECT_TRUE(t.outcome().is_marginal);
  EXPECT_EQ(t.outcome().title(), "Union marginal victory");
  EXPECT_NE(t.log(Seat::Union).find("battle points lost, 9 against 10"), std::string::npos) << t.log(Seat::Union);
}

TEST(Dixie_4_0_Victory, AVictoryIsNotCalledMarginal) {
  Table t(Seat::Confederate, Phase::Move);
  half_won(t);
  t.csa("ga", infantry(2)).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.right");
  t.act("move ga usa.center");
  EXPECT_FALSE(t.outcome().is_marginal);
  EXPECT_EQ(t.outcome().title(), "Confederate victory");
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
