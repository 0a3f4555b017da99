// Set-up, turns, couplets and victory (3.0, 4.0).
#include "engine/games/chattanooga/options.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "tests/rules/chattanooga/shipped_battle.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// Wauhatchie as it is shipped, from its set-up on.
class Shipped : public ShippedBattle {
 public:
  Shipped() : ShippedBattle("wauhatchie") {}
};

/// Nobody does anything until the die that ends the couplet.
void end_phases(Table& t) {
  for (const char* end : {"end-moves", "end-combat", "end-moves", "end-combat"}) {
    t.act(end);
  }
}

Table quiet(int couplet) {
  Table t(kUnion, Phase::Movement);
  t.couplet(couplet);
  t.usa("iowa", infantry()).at("0505");
  t.csa("georgia", infantry()).at("1515");
  return t;
}

TEST(Chattanooga_4_1_Sequence, TheFirstPlayerMovesAndFightsThenTheSecond) {
  Table t = quiet(1);
  EXPECT_EQ(t.phasing(), kUnion);
  EXPECT_EQ(t.phase(), Phase::Movement);
  t.act("end-moves");
  EXPECT_EQ(t.phasing(), kUnion);
  EXPECT_EQ(t.phase(), Phase::Combat);
  t.act("end-combat");
  EXPECT_EQ(t.phasing(), kConfederate);
  EXPECT_EQ(t.phase(), Phase::Movement);
  t.act("end-moves");
  EXPECT_EQ(t.phase(), Phase::Combat);
}

TEST(Chattanooga_4_1_Sequence, UnitsMayMoveAgainInTheNextCouplet) {
  Table t = quiet(1);
  t.act_all({"take iowa", "go 0503", "halt"});
  t.dictate({0});
  end_phases(t);
  EXPECT_EQ(t.value(Track::Couplet), 2);
  EXPECT_TRUE(t.is_offered("take iowa"));
}

TEST(Chattanooga_4_2_Markers, TheLastBoxServesAllLaterCouplets) {
  Table t = quiet(4);
  t.dictate({4});
  end_phases(t);
  EXPECT_EQ(t.value(Track::Couplet), 4);
  EXPECT_EQ(t.value(Track::Turn), 3);
}

TEST(Chattanooga_4_2_Markers, ANewTurnBeginsWithTheFirstCouplet) {
  Table t = quiet(4);
  t.dictate({6});
  end_phases(t);
  EXPECT_EQ(t.value(Track::Couplet), 1);
  EXPECT_EQ(t.value(Track::Turn), 4);
  EXPECT_EQ(t.phasing(), kUnion);
}

TEST(Chattanooga_4_3_FirstPlayer, AChangeLetsTheSecondTakeOverOrEndTheTurn) {
  for (const bool takes_over : {true, false}) {
    Table t = quiet(1);
    t.dictate({9});
    end_phases(t);
    EXPECT_EQ(t.to_act(), kConfederate);
    EXPECT_EQ(t.refused("end-moves"), "4.1");
    t.act(takes_over ? "take-over" : "end-turn");
    EXPECT_EQ(t.value(Track::Turn), takes_over ? 3 : 4);
    EXPECT_EQ(t.phasing(), takes_over ? kConfederate : kUnion) << "who ends the turn does not become first by it";
  }
}

TEST(Chattanooga_4_3_FirstPlayer, WhoWasFirstAtTheEndOfATurnIsFirstInTheNext) {
  Table t = quiet(1);
  t.dictate({9});
  end_phases(t);
  t.act("take-over");
  t.dictate({9});
  end_phases(t);
  EXPECT_EQ(t.phasing(), kConfederate);
  EXPECT_EQ(t.value(Track::Turn), 4);
}

TEST(Chattanooga_2_2_Die, ShowsNoughtToNine) {
  Table t = quiet(1);
  t.act_all({"end-moves", "end-combat", "end-moves"});
  Session& session = t.session();
  State state = session.state();
  Events events;
  t.door().apply(state, action_of(verbs::EndCombat{}), events);
  const Chance chance = t.door().chance(state);
  EXPECT_EQ(chance.ways, 10);
  EXPECT_EQ(chance.lowest, 0);
}

/// The scenario ends: the last turn is over and nobody has anything to do in its administrative phase.
Outcome end_of(Table& t) {
  t.turn(8);
  t.dictate({9});
  end_phases(t);
  return t.outcome();
}

TEST(Chattanooga_3_3_Victory, FollowsFromTheGroundThatIsHeldAtTheEnd) {
  for (const bool union_holds : {true, false}) {
    for (const bool confederates_hold : {true, false}) {
      Table t(kUnion, Phase::Movement);
      t.couplet(4);
      t.scenario().wins_on[kUnion].add(Table::hex("0505"));
      t.scenario().wins_on[kConfederate].add(Table::hex("1515"));
      t.usa("iowa", infantry()).at(union_holds ? "0505" : "0605");
      t.csa("georgia", infantry()).at(confederates_hold ? "1515" : "1615");
      const Outcome outcome = end_of(t);
      ASSERT_TRUE(outcome.over);
      EXPECT_EQ(outcome.winner, union_holds == confederates_hold ? Seat::Nobody : union_holds ? kUnion : kConfederate);
    }
  }
}

TEST(Chattanooga_3_5_VictoryPoints, ShiftTheLevelByOne) {
  struct Case {
    int captured;  // Confederate infantry, of eight
    int union_captured;
    VictoryLevel level;  // from a draw
  };
  // A quarter of eight infantry units is two points, which one captured unit is worth.
  for (const Case& one :
       {Case{0, 0, VictoryLevel::Draw}, Case{1, 0, VictoryLevel::Union}, Case{2, 1, VictoryLevel::Union},
        Case{3, 2, VictoryLevel::Draw}, Case{0, 1, VictoryLevel::Confederate}}) {
    Table t(kUnion, Phase::Movement);
    t.couplet(4);
    t.usa("iowa", infantry()).at("0505");
    t.csa("georgia", infantry()).at("1515");
    for (int i = 0; i < 7; ++i) {
      t.csa("c" + std::to_string(i), infantry()).in(i < one.captured ? kCaptured : kShattered);
      t.usa("u" + std::to_string(i), infantry()).in(i < one.union_captured ? kCaptured : kShattered);
    }
    EXPECT_EQ(victory_level(t.field()), one.level) << one.captured << " " << one.union_captured;
  }
}

TEST(Chattanooga_3_5_VictoryPoints, TooFewOfThemShiftNothing) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0505");
  t.csa("georgia", infantry()).at("1515");
  for (int i = 0; i < 8; ++i) {
    t.csa("c" + std::to_string(i), infantry()).in(i < 1 ? kCaptured : kShattered);
  }
  EXPECT_EQ(victory_level(t.field()), VictoryLevel::Draw) << "two points against nine infantry units";
}

TEST(Chattanooga_3_1_SetUp, TheSideThatIsNotFirstSetsUpFirst) {
  Shipped t;
  EXPECT_EQ(t.phase(), Phase::SetUp);
  EXPECT_EQ(t.to_act(), kUnion);
  t.act("end-set-up");
  EXPECT_EQ(t.to_act(), kConfederate);
  t.act("end-set-up");
  EXPECT_EQ(t.phase(), Phase::Movement);
  EXPECT_EQ(t.phasing(), kConfederate);
  EXPECT_EQ(t.value(Track::Turn), 1);
}

TEST(Chattanooga_3_1_SetUp, UnitsAreShiftedWithinTheirLimits) {
  Shipped t;
  t.act("take usa.29-pa");
  EXPECT_EQ(t.refused("go 1351"), "3.1") << "three hexes from 1354";
  EXPECT_EQ(t.refused("go 1353"), "8.1") << "three units stand there";
  t.act("go 1356");
  EXPECT_EQ(t.place("usa.29-pa"), "1356");
  EXPECT_EQ(t.refused("take csa.4-al"), "3.1");
}

TEST(Chattanooga_3_3_Wauhatchie, HasTheThreeTurnsOfTheNightAttack) {
  Shipped t;
  const Scenario& scenario = t.game().scenario_at(0);
  EXPECT_EQ(scenario.last_turn(), 3);
  EXPECT_EQ(scenario.turn_of_day(1), 5);
  EXPECT_EQ(scenario.turn_of_day(2), 6);
  EXPECT_EQ(scenario.turn_of_day(3), 1);
  EXPECT_EQ(scenario.day(3), scenario.day(1) + 1);
  EXPECT_EQ(scenario.first, kConfederate);
  EXPECT_TRUE(scenario.wins_on[kConfederate].has(Table::hex("1356")));
  EXPECT_TRUE(scenario.wins_on[kConfederate].has(Table::hex("1341")));
  EXPECT_EQ(scenario.wins_on[kConfederate].size(), 2U);
  EXPECT_TRUE(scenario.wins_on[kUnion].has(Table::hex("2649")));
  EXPECT_FALSE(scenario.wins_on[kUnion].has(Table::hex("1341")));
}

TEST(Chattanooga_3_1_Options, ThoseThatAreNotWrittenAreNotOffered) {
  Shipped t;
  for (const OptionInfo& option : t.door().info().options) {
    EXPECT_FALSE(option.id.empty());
  }
  EXPECT_EQ(t.door().info().options.size(), offered().size());
  EXPECT_EQ(t.door().info().presets.front().id, "beginner");
}

TEST(Chattanooga_3_1_Options, WhatAnotherRuleNeedsIsNamed) {
  EXPECT_TRUE(faults_of_options(0).empty());
  EXPECT_EQ(faults_of_options(set_of(Option::Continuation)).size(), 1U);
  EXPECT_TRUE(faults_of_options(set_of(Option::Continuation) | set_of(Option::Charge)).empty());
  EXPECT_EQ(faults_of_options(set_of(Option::RoadBonus)).size(), 1U);
  EXPECT_TRUE(faults_of_options(set_of(Option::RoadBonus) | set_of(Option::Leaders)).empty());
  for (const Option option : {Option::Trenches, Option::Redoubts, Option::Heroes, Option::Hooker,
                              Option::LeaderMovement, Option::HiddenReserves, Option::Panic}) {
    EXPECT_EQ(faults_of_options(set_of(option)).size(), 1U) << static_cast<int>(option);
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
