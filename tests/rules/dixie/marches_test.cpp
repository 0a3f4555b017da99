// Dixie 8.5, 8.6, 9.0: double moves, forced marches, reinforcements.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// The rulebook's first example: cavalry from the Reserve to its Right and on to the enemy's Left.
TEST(Dixie_8_5_DoubleMoves, ExampleCavalryFromTheReserveEngages) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", cavalry(2));
  t.csa("va", infantry(2)).at("csa.left");
  t.act("move horse csa.left");
  t.act("finish");
  EXPECT_EQ(t.place("horse"), "csa.left");
  EXPECT_TRUE(t.is_up("va"));
}

/// Its second: a general from his Left by the Reserve to his Right.
TEST(Dixie_8_5_DoubleMoves, ExampleGeneralFromLeftToRight) {
  Table t(Seat::Union, Phase::Move);
  t.usa("burnside", general(1, 1)).at("usa.left");
  t.act("move burnside usa.right");
  EXPECT_EQ(t.place("burnside"), "usa.right");
  EXPECT_TRUE(t.is_up("burnside"));
}

/// Its third: a general disengages from the enemy's Center to his Reserve.
TEST(Dixie_8_5_DoubleMoves, ExampleGeneralFromAnEngagementToTheReserve) {
  Table t(Seat::Union, Phase::Move);
  t.usa("burnside", general(1, 1)).at("csa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.act("move burnside usa.reserve");
  EXPECT_EQ(t.place("burnside"), "usa.reserve");
}

TEST(Dixie_8_5_DoubleMoves, NotBothDisengageAndEngage) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", cavalry(2)).at("usa.left");
  t.usa("ny", infantry(2)).at("usa.right");
  t.csa("va", infantry(2)).at("usa.left");
  t.csa("ga", infantry(2)).at("usa.right");
  EXPECT_EQ(t.refused("move horse usa.right"), "8.5");
  EXPECT_EQ(t.refused("move horse usa.center"), "lawful");
}

TEST(Dixie_8_5_DoubleMoves, NotBothEngageAndDisengage) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", cavalry(2));
  t.csa("va", infantry(2)).at("usa.left");
  EXPECT_EQ(t.refused("move horse csa.right"), "8.5");
  EXPECT_EQ(t.refused("move horse usa.left"), "lawful");
}

TEST(Dixie_8_5_DoubleMoves, DisengagingBehindNeedsAFreePositionToPass) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", cavalry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("ga", infantry(2)).at("usa.center");
  EXPECT_EQ(t.refused("move horse usa.reserve"), "8.2");
}

TEST(Dixie_8_5_DoubleMoves, AnEnemyGeneralAloneBarsNobody) {
  Table t(Seat::Union, Phase::Move);
  t.usa("horse", cavalry(2));
  t.csa("bee", general(1, 1)).at("usa.left");
  t.act("move horse csa.right");
  EXPECT_EQ(t.place("horse"), "csa.right");
  EXPECT_EQ(t.place("bee"), "usa.left");
}

TEST(Dixie_8_5_DoubleMoves, CountAsOneCrossing) {
  Table t(Seat::Union, Phase::Move);
  t.csa("run", creek(2)).at("csa.center");
  t.usa("horse", cavalry(2)).at("csa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.act("move horse usa.reserve");
  t.act("move ny csa.center");
  EXPECT_EQ(t.refused("move ma csa.center"), "8.3");
}

TEST(Dixie_8_5_DoubleMoves, OnlyCavalryAndGeneralsMakeThem) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2));
  t.usa("guns", artillery(2)).at("usa.left");
  t.usa("colors", special(SpecialKind::ColorGuard)).at("usa.center");
  EXPECT_EQ(t.refused("move ny csa.left"), "8.6");
  EXPECT_EQ(t.refused("move guns usa.right"), "8.6");
  EXPECT_EQ(t.refused("move colors usa.right"), "8.0");
}

TEST(Dixie_8_6_ForcedMarch, PassesOnTheCombatValue) {
  for (int die = 1; die <= 6; ++die) {
    Table t(Seat::Union, Phase::Move);
    t.usa("ny", infantry(3));
    t.csa("va", infantry(2)).at("csa.left");
    t.dictate({die});
    t.act("march ny csa.left");
    EXPECT_EQ(t.place("ny"), die <= 3 ? "csa.left" : "usa.reserve");
    EXPECT_EQ(t.refused("move ny usa.left"), "8.0") << "it has marched, or does not move at all";
    EXPECT_EQ(t.dice().size(), 1U);
  }
}

TEST(Dixie_8_6_ForcedMarch, SidewaysByTheReserve) {
  Table t(Seat::Union, Phase::Move);
  t.usa("guns", artillery(2)).at("usa.left");
  t.dictate({2});
  t.act("march guns usa.right");
  EXPECT_EQ(t.place("guns"), "usa.right");
}

TEST(Dixie_8_6_ForcedMarch, BackFromTheEnemyLineToTheReserve) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.dictate({1});
  t.act("march ny usa.reserve");
  EXPECT_EQ(t.place("ny"), "usa.reserve");
  EXPECT_FALSE(t.is_up("ny"));
}

TEST(Dixie_8_6_ForcedMarch, FollowsTheRulesOfDoubleMoves) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("va", infantry(2)).at("usa.left");
  t.csa("ga", infantry(2)).at("usa.right");
  t.usa("ma", infantry(2)).at("usa.right");
  t.usa("ri", infantry(2));
  EXPECT_EQ(t.refused("march ny usa.right"), "8.5");
  EXPECT_EQ(t.refused("march ri csa.right"), "8.5");
}

TEST(Dixie_8_6_ForcedMarch, NotForCavalryGeneralsOrASingleMove) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2));
  t.usa("horse", cavalry(2));
  t.usa("burnside", general(1, 1));
  EXPECT_EQ(t.refused("march horse csa.left"), "8.6");
  EXPECT_EQ(t.refused("march burnside csa.left"), "8.6");
  EXPECT_EQ(t.refused("march ny usa.left"), "8.6");
}

TEST(Dixie_8_6_ForcedMarch, AGeneralWhoGoesAlongAddsHisAttackRating) {
  for (const int die : {4, 5}) {
    Table t(Seat::Union, Phase::Move);
    t.usa("ny", infantry(2)).at("usa.left");
    t.usa("burnside", general(2, 0)).at("usa.left");
    t.dictate({die});
    t.act("march ny usa.right burnside");
    EXPECT_EQ(t.place("ny"), die == 4 ? "usa.right" : "usa.left");
    EXPECT_EQ(t.place("burnside"), t.place("ny")) << "he goes with the card or not at all";
  }
}

TEST(Dixie_8_6_ForcedMarch, AGeneralWhoStaysBehindAddsNothing) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.left");
  t.usa("burnside", general(3, 3)).at("usa.left");
  t.dictate({3});
  t.act("march ny usa.right");
  EXPECT_EQ(t.place("ny"), "usa.left");
}

TEST(Dixie_8_6_ForcedMarch, ANaturalSixFailsAndAOnePasses) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(4)).at("usa.left");
  t.usa("ma", infantry(4)).at("usa.left");
  t.usa("burnside", general(3, 3)).at("usa.left");
  t.dictate({6});
  t.act("march ny usa.right burnside");
  EXPECT_EQ(t.place("ny"), "usa.left");
  t.dictate({5});
  t.act("march ma usa.right burnside");
  EXPECT_EQ(t.place("burnside"), "usa.right") << "he may lead others after a failure";
}

TEST(Dixie_8_6_ForcedMarch, TheGeneralMustStandWithTheCard) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.left");
  t.usa("burnside", general(2, 0)).at("usa.center");
  t.usa("keyes", general(2, 0)).at("usa.left");
  t.usa("sherman", general(2, 0)).at("usa.right");
  t.csa("bee", general(2, 0)).at("csa.right");
  EXPECT_EQ(t.refused("march ny usa.right burnside"), "8.6");
  EXPECT_EQ(t.refused("march ny usa.right bee"), "8.6");
  EXPECT_EQ(t.refused("march ny usa.right keyes"), "11.0") << "one general in a position";
  EXPECT_EQ(t.refused("march ny usa.center"), "lawful");
}

TEST(Dixie_8_6_ForcedMarch, OneGeneralLeadsSeveralCardsTheSameWay) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(1)).at("usa.left");
  t.usa("ma", infantry(1)).at("usa.left");
  t.usa("ri", infantry(1)).at("usa.center");
  t.usa("burnside", general(3, 0)).at("usa.left");
  t.dictate({4, 4});
  t.act("march ny usa.right burnside");
  EXPECT_EQ(t.refused("march ri usa.right burnside"), "8.6");
  EXPECT_EQ(t.refused("march ma usa.center burnside"), "8.6");
  EXPECT_EQ(t.refused("move burnside usa.center"), "8.0");
  t.act("march ma usa.right burnside");
  EXPECT_EQ(t.place("ma"), "usa.right");
}

TEST(Dixie_8_6_ForcedMarch, AGeneralInTheReserveLeadsOutOfIt) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(1));
  t.usa("ma", infantry(1));
  t.usa("burnside", general(2, 0));
  t.csa("va", infantry(2)).at("csa.left");
  t.dictate({3, 3});
  t.act("march ny csa.left burnside");
  EXPECT_EQ(t.place("burnside"), "csa.left");
  t.act("march ma csa.left burnside");
  EXPECT_EQ(t.place("ma"), "csa.left");
}

TEST(Dixie_8_6_ForcedMarch, AGeneralLeadsSeveralCardsBackToTheReserve) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(1)).at("csa.center");
  t.usa("ma", infantry(1)).at("csa.center");
  t.usa("burnside", general(2, 0)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.dictate({3, 3});
  t.act("march ny usa.reserve burnside");
  EXPECT_EQ(t.place("burnside"), "usa.reserve");
  EXPECT_EQ(t.refused("march ma usa.reserve burnside"), "lawful");
  t.act("march ma usa.reserve burnside");
  EXPECT_EQ(t.place("ma"), "usa.reserve");
}

TEST(Dixie_8_6_ForcedMarch, AGeneralWhoHasMovedLeadsNobody) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(1)).at("usa.left");
  t.usa("burnside", general(2, 0)).at("usa.center");
  t.act("move burnside usa.left");
  EXPECT_EQ(t.refused("march ny usa.right burnside"), "8.6");
  EXPECT_EQ(t.refused("march ny usa.right"), "lawful");
}

TEST(Dixie_8_6_ForcedMarch, EngagesAtItsEndAndIsLimitedThere) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 5; ++n) {
    t.usa("ny" + std::to_string(n), infantry(2)).at(n <= 4 ? "csa.left" : "usa.reserve");
  }
  t.csa("va", infantry(2)).at("csa.left");
  EXPECT_EQ(t.refused("march ny5 csa.left"), "8.1");
}

TEST(Dixie_8_6_ForcedMarch, TerrainAndColorsDoNotHelp) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(2)).at("usa.left");
  t.usa("hill", terrain(TerrainType::Hill)).at("usa.left");
  t.usa("colors", special(SpecialKind::ColorGuard)).at("usa.left");
  t.dictate({3});
  t.act("march ny usa.right");
  EXPECT_EQ(t.place("ny"), "usa.left");
}

TEST(Dixie_8_6_ForcedMarch, MayWinTheBattle) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ma", infantry(2)).at("csa.right");
  t.usa("ny", infantry(2));
  t.usa("burnside", general(2, 0));
  t.dictate({1});
  t.act("march ny csa.left burnside");
  EXPECT_EQ(t.outcome().winner, Seat::Union);
}

TEST(Dixie_8_6_ForcedMarch, ACardThatFailedLiesHiddenInTheReserveAgain) {
  Table t(Seat::Union, Phase::Move);
  t.usa("ny", infantry(1));
  t.usa("ma", infantry(1)).at("usa.left");
  t.dictate({6, 6});
  t.act("march ny csa.left");
  EXPECT_FALSE(t.is_up("ny"));
  t.act("march ma usa.right");
  EXPECT_TRUE(t.is_up("ma")) << "its roll was made in the open";
}

TEST(Dixie_9_0_Reinforcements, OneCardATurnIntoTheReserve) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Table t(side, Phase::Move);
    t.deck(side, 5);
    t.act("finish");
    EXPECT_EQ(t.count_at(place_text(deck_of(side))), 4);
    EXPECT_EQ(t.count_at(place_text(reserve_of(side))), 1);
    EXPECT_EQ(t.said(LogNote::Drew), 1);
  }
}

TEST(Dixie_9_0_Reinforcements, UntilTheDeckIsEmpty) {
  Table t(Seat::Union, Phase::Move);
  t.deck(Seat::Union, 2);
  t.deck(Seat::Confederate, 9);
  for (const int left : {1, 0, 0}) {
    t.act("finish");
    EXPECT_EQ(t.count_at("usa.deck"), left);
    t.act("finish");
  }
  EXPECT_EQ(t.count_at("usa.reserve"), 2) << "nothing is shuffled in again";
}

TEST(Dixie_9_0_Reinforcements, EveryCardOfTheDeckIsEquallyLikely) {
  Table t(Seat::Union, Phase::Move);
  t.deck(Seat::Union, 5);
  State state = t.state();
  Events events;
  t.dixie().apply(state, *t.dixie().parse(state, "finish"), events);
  ASSERT_EQ(t.dixie().to_act(state), Seat::Chance);
  EXPECT_EQ(t.dixie().chance(state).ways, 5);
  for (int k = 0; k < 5; ++k) {
    State after = state;
    t.dixie().apply(after, t.dixie().chance(state).outcome(k), events);
    EXPECT_EQ(after.piece(t.id("usa.deck." + std::to_string(k + 1))).place, reserve_of(Seat::Union));
  }
}

TEST(Dixie_9_0_Reinforcements, EnterInTheNextOwnMovePhase) {
  Table t(Seat::Union, Phase::Move);
  t.deck(Seat::Union, 1);
  t.act("finish");
  EXPECT_EQ(t.place("usa.deck.1"), "usa.reserve");
  EXPECT_EQ(t.phasing(), Seat::Confederate);
  t.play_on_to(Seat::Union, Phase::Move);
  EXPECT_TRUE(t.is_offered("move usa.deck.1 usa.left"));
}

TEST(Dixie_9_0_Reinforcements, TheEnemyLearnsTheNumberOnly) {
  Table t(Seat::Union, Phase::Move);
  t.act("finish");
  EXPECT_EQ(t.log(Seat::Confederate).find("usa.deck"), std::string::npos);
  EXPECT_NE(t.log(Seat::Confederate).find("1 card"), std::string::npos);
}

}  // namespace
}  // namespace longroll::dixie::test
