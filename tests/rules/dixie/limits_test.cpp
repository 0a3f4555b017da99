// Dixie 8.3, 8.4: movement limits and disorganization.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

/// The Union center with so many infantry cards, ny1 and on, and a creek before it.
Table before_a_creek(int limit, int count, std::string_view side = "csa") {
  Table t(Seat::Union, Phase::Move);
  side == "csa" ? t.csa("run", creek(limit)).at("csa.center") : t.usa("run", creek(limit)).at("usa.center");
  for (int n = 1; n <= count; ++n) {
    t.usa("ny" + std::to_string(n), infantry(2)).at("usa.center");
  }
  return t;
}

TEST(Dixie_8_3_MovementLimits, AsManyCardsCrossAsTheCreekSays) {
  for (const int limit : {1, 2}) {
    Table t = before_a_creek(limit, 3);
    for (int n = 1; n <= limit; ++n) {
      t.act("move ny" + std::to_string(n) + " csa.center");
    }
    EXPECT_EQ(t.refused("move ny3 csa.center"), "8.3");
  }
}

TEST(Dixie_8_3_MovementLimits, StoneBridgeLetsThreeCross) {
  Table t(Seat::Union, Phase::Move);
  t.csa("bridge", creek(3)).at("csa.center");
  for (int n = 1; n <= 4; ++n) {
    t.usa("ny" + std::to_string(n), infantry(2)).at(n <= 3 ? "usa.center" : "csa.center");
  }
  t.act("move ny1 csa.center");
  t.act("move ny2 csa.center");
  t.act("move ny4 usa.center");
  EXPECT_EQ(t.refused("move ny3 csa.center"), "8.3");
}

TEST(Dixie_8_3_MovementLimits, BothWaysCountTogether) {
  Table t(Seat::Union, Phase::Move);
  t.csa("run", creek(1)).at("csa.center");
  t.usa("ny", infantry(2)).at("csa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.act("move ny usa.center");
  EXPECT_EQ(t.refused("move ma csa.center"), "8.3");
}

TEST(Dixie_8_3_MovementLimits, WhoeverOwnsTheWater) {
  Table t = before_a_creek(1, 2, "usa");
  t.act("move ny1 csa.center");
  EXPECT_EQ(t.refused("move ny2 csa.center"), "8.3");
}

TEST(Dixie_8_3_MovementLimits, OnlyInTheColumnOfTheWater) {
  Table t = before_a_creek(1, 1);
  t.csa("va", infantry(2)).at("csa.center");
  t.usa("ma", infantry(2)).at("usa.left");
  t.usa("ri", infantry(2)).at("usa.left");
  t.act("move ny1 csa.center");
  t.act("move ma csa.right");
  EXPECT_TRUE(t.is_offered("move ri csa.right"));
}

TEST(Dixie_8_3_MovementLimits, NotToAndFromTheReserve) {
  Table t = before_a_creek(1, 3, "usa");
  t.usa("ma", infantry(2));
  t.act("move ny1 csa.center");
  t.act("move ny2 usa.reserve");
  EXPECT_TRUE(t.is_offered("move ny3 usa.reserve"));
  EXPECT_TRUE(t.is_offered("move ma usa.center"));
}

TEST(Dixie_8_3_MovementLimits, NotForGenerals) {
  Table t = before_a_creek(1, 2);
  t.usa("burnside", general(1, 1)).at("usa.center");
  t.act("move ny1 csa.center");
  t.act("move burnside csa.center");
  EXPECT_EQ(t.place("burnside"), "csa.center");
  EXPECT_EQ(t.refused("move ny2 csa.center"), "8.3");
}

TEST(Dixie_8_3_MovementLimits, CountAnewEveryTurn) {
  Table t = before_a_creek(1, 2);
  t.act("move ny1 csa.center");
  t.play_on_to(Seat::Confederate, Phase::Move);
  t.play_on_to(Seat::Union, Phase::Move);
  EXPECT_TRUE(t.is_offered("move ny2 csa.center"));
}

TEST(Dixie_8_3_MovementLimits, DoubleMovesAndMarchesCrossToo) {
  Table t = before_a_creek(1, 1);
  t.usa("horse", cavalry(2));
  t.usa("ma", infantry(2));
  t.act("move ny1 csa.center");
  EXPECT_EQ(t.refused("move horse csa.center"), "8.3");
  EXPECT_EQ(t.refused("march ma csa.center"), "8.3");
}

TEST(Dixie_8_3_MovementLimits, OfTwoCreeksInAColumnChanceLeavesOne) {
  for (const int taken : {0, 1}) {
    Table t(Seat::Union, Phase::Deployment);
    t.csa("bull.run", creek(2)).at("csa.center");
    t.usa("young.branch", creek(1)).at("usa.center");
    State state = t.state();
    Events events;
    t.dixie().apply(state, *t.dixie().parse(state, "finish"), events);
    ASSERT_EQ(t.dixie().to_act(state), Seat::Chance);
    ASSERT_EQ(t.dixie().chance(state).ways, 2);
    EXPECT_EQ(describe(t.dixie().faults_of(state)), "");
    t.dixie().apply(state, t.dixie().chance(state).outcome(taken), events);
    const bool csa_stays = state.piece(t.id("bull.run")).place == place_named("csa.center");
    const bool usa_stays = state.piece(t.id("young.branch")).place == place_named("usa.center");
    EXPECT_NE(csa_stays, usa_stays);
    EXPECT_EQ(csa_stays, taken == 0);
    EXPECT_EQ(state.track(track(Track::Turn)), 1);
  }
}

/// Five cards of that value in the Union center, none of which has moved.
Table overstacked(int value) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 5; ++n) {
    t.usa("ny" + std::to_string(n), infantry(value)).at("usa.center");
  }
  return t;
}

TEST(Dixie_8_4_Disorganization, EveryTroopCardThereRolls) {
  Table t = overstacked(3);
  t.usa("burnside", general(1, 0)).at("usa.center");
  t.usa("ma", infantry(1)).at("usa.left");
  t.dictate({1, 2, 3, 3, 4});
  t.act("finish");
  EXPECT_EQ(t.dice(), (std::vector{1, 2, 3, 3, 4}));
  EXPECT_EQ(t.place("ny5"), "usa.reserve") << "failed: to the Reserve, not routed";
  EXPECT_EQ(t.place("burnside"), "usa.center");
  EXPECT_EQ(t.count_at("usa.center"), 5);
}

TEST(Dixie_8_4_Disorganization, EveryCardThatFailsFallsBack) {
  Table t = overstacked(2);
  t.dictate({3, 4, 5, 1, 6});
  t.act("finish");
  EXPECT_EQ(t.count_at("usa.center"), 1);
  EXPECT_EQ(t.place("ny4"), "usa.center");
  EXPECT_EQ(t.count_at("usa.lost"), 0);
  EXPECT_EQ(t.phasing(), Seat::Confederate);
}

TEST(Dixie_8_4_Disorganization, ANaturalSixFails) {
  Table t = overstacked(4);
  t.usa("burnside", general(3, 3)).at("usa.center");
  t.dictate({6, 5, 5, 5, 5});
  t.act("finish");
  EXPECT_EQ(t.place("ny1"), "usa.reserve");
  EXPECT_EQ(t.count_at("usa.center"), 5);
}

TEST(Dixie_8_4_Disorganization, TheNumberIsThatOfMorale) {
  Table t = overstacked(1);
  t.usa("burnside", general(0, 2)).at("usa.center");
  t.usa("hill", terrain(TerrainType::Hill)).at("usa.center");
  t.dictate({4, 4, 4, 5, 5});
  t.act("finish");
  EXPECT_EQ(t.place("ny3"), "usa.center");
  EXPECT_EQ(t.place("ny4"), "usa.reserve");
}

TEST(Dixie_8_4_Disorganization, TheRestIsWithdrawnByChoiceUntilLegal) {
  Table t = overstacked(3);
  t.usa("hill", terrain(TerrainType::Hill)).at("usa.center");
  t.usa("ma", infantry(3)).at("usa.left");
  t.dictate({1, 1, 1, 1, 1});
  t.act("finish");
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("finish"), "8.4");
  EXPECT_EQ(t.refused("withdraw ma"), "8.4");
  EXPECT_EQ(t.refused("withdraw hill"), "8.4");
  t.act("withdraw ny3");
  EXPECT_EQ(t.phasing(), Seat::Union);
  t.act("withdraw ny1");
  EXPECT_EQ(t.phasing(), Seat::Confederate);
  EXPECT_EQ(t.place("ny1"), "usa.reserve");
  EXPECT_FALSE(t.is_up("ny1"));
  EXPECT_EQ(t.place("ny2"), "usa.center");
  EXPECT_TRUE(t.is_up("ny2")) << "its roll was made in the open";
}

TEST(Dixie_8_4_Disorganization, FourCardsAreNotTooMany) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 4; ++n) {
    t.usa("ny" + std::to_string(n), infantry(1)).at("usa.center");
  }
  t.act("finish");
  EXPECT_EQ(t.said(LogNote::Disorganized), 0);
  EXPECT_TRUE(t.dice().empty());
}

TEST(Dixie_8_4_Disorganization, TerrainPlayedOnAFullPositionOverstacksIt) {
  Table t(Seat::Union, Phase::Move);
  for (int n = 1; n <= 4; ++n) {
    t.usa("ny" + std::to_string(n), infantry(1)).at("usa.center");
  }
  t.usa("woods", terrain(TerrainType::Woods));
  t.act("lay woods usa.center");
  t.dictate({1, 1, 1, 2});
  t.act("finish");
  EXPECT_EQ(t.said(LogNote::Disorganized), 1);
  EXPECT_EQ(t.place("ny4"), "usa.reserve");
}

TEST(Dixie_8_4_Disorganization, EachOverstackedPositionIsJudged) {
  Table t = overstacked(3);
  for (int n = 1; n <= 5; ++n) {
    t.usa("ma" + std::to_string(n), infantry(3)).at("usa.left");
  }
  t.dictate({1, 1, 1, 1, 4, 4, 1, 1, 1, 1});
  t.act("finish");
  EXPECT_EQ(t.said(LogNote::Disorganized), 2);
  EXPECT_EQ(t.count_at("usa.center"), 4);
  EXPECT_EQ(t.count_at("usa.left"), 4);
}

}  // namespace
}  // namespace longroll::dixie::test
