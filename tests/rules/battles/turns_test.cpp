#include "engine/games/battles/rules/victory.h"
#include "engine/games/battles/steps/table_acts.h"
#include "tests/rules/battles/fights.h"

/// The sequence of play, held troops, the verdict: Battles 4.0.
namespace longroll::battles::test {
namespace {

TEST(Battles_4_0_Sequence, MovementCombatAndRallyOfASide) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("stuart", cavalry(2)).at("1515");
  t.act("end-moves");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_EQ(t.phase(), Phase::Combat);
  t.act("end-combat");
  EXPECT_EQ(t.step(), StepKind::RallyStep);
  EXPECT_EQ(t.phase(), Phase::Rally);
  EXPECT_EQ(t.phasing(), Seat::Union);
}

TEST(Battles_4_0_Sequence, ThePlayerTurnOfTheOtherSideFollowsTheRally) {
  Table t(Seat::Union, Phase::Rally);
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("stuart", cavalry(2)).at("1515");
  t.act("pass");
  EXPECT_EQ(t.phasing(), Seat::Confederate);
  EXPECT_EQ(t.phase(), Phase::Movement);
  EXPECT_EQ(t.value(Track::Turn), 3);
  EXPECT_EQ(t.said(LogNote::TurnBegan), 0);
}

TEST(Battles_4_0_Sequence, TheSecondSideClosesTheTurnWhoeverIsFirst) {
  for (const Seat first : {Seat::Union, Seat::Confederate}) {
    Table t(Seat::Union, Phase::Rally);
    t.scenario().first = first;
    t.usa("iowa", infantry(5)).at("0505");
    t.csa("stuart", cavalry(2)).at("1515");
    t.act("pass");
    EXPECT_EQ(t.phasing(), Seat::Confederate);
    EXPECT_EQ(t.value(Track::Turn), first == Seat::Union ? 3 : 4);
    EXPECT_EQ(t.said(LogNote::TurnBegan), first == Seat::Union ? 0 : 1);
  }
}

TEST(Battles_4_0_Sequence, AStepWithNothingToDoPassesBy) {
  Table t(Seat::Union, Phase::Rally);
  t.usa("rush", cavalry(5)).at("0505");
  t.csa("stuart", cavalry(2)).at("1515");
  EXPECT_EQ(t.phasing(), Seat::Confederate) << "nobody to rally, nobody to dig";
}

TEST(Battles_4_0_Verdict, GroundAndLossesDecideAfterTheLastTurn) {
  const std::pair<int, Seat> cases[] = {{4, Seat::Union}, {5, Seat::Nobody}, {6, Seat::Nobody}, {7, Seat::Confederate}};
  for (const auto& [points, winner] : cases) {
    Table t(Seat::Confederate, Phase::Rally);
    t.turn(12);
    t.scenario().objectives = {{Table::hex("0505"), "the hill", {6, 1}, Seat::Nobody},
                               {Table::hex("0909"), "the ford", {9, points}, Seat::Confederate}};
    t.scenario().union_wins_from = 2;
    t.scenario().confederate_wins_to = -1;
    t.usa("rush", cavalry(5)).at("0505");
    t.csa("georgia", infantry(2)).at("1515");
    t.act("pass");
    EXPECT_TRUE(t.outcome().over);
    EXPECT_EQ(t.outcome().winner, winner) << "6 to " << points;
    EXPECT_EQ(t.said(LogNote::Ended), 1);
    EXPECT_EQ(t.to_act(), Seat::Nobody);
  }
}

TEST(Battles_4_0_Verdict, NotBeforeTheLastTurn) {
  Table t(Seat::Confederate, Phase::Rally);
  t.turn(11);
  t.usa("rush", cavalry(5)).at("0505");
  t.csa("georgia", infantry(2)).at("1515");
  t.act("pass");
  EXPECT_FALSE(t.outcome().over);
  EXPECT_EQ(t.value(Track::Turn), 12);
}

TEST(Battles_4_0_Verdict, WhoLastHadAUnitThereHoldsTheGround) {
  Table t(Seat::Union, Phase::Movement);
  t.scenario().objectives = {{Table::hex("0507"), "the hill", {6, 4}, Seat::Confederate}};
  t.usa("rush", cavalry(5)).at("0505");
  t.csa("stuart", cavalry(2)).at("1515");
  EXPECT_EQ(holder_of(t.field(), 0), Seat::Confederate);
  EXPECT_EQ(standing(t.field()).lead(), -4);
  t.act_all({"take rush", "go 0508"});
  EXPECT_EQ(holder_of(t.field(), 0), Seat::Union) << "marching over it is enough";
  EXPECT_EQ(standing(t.field()).lead(), 6);
}

TEST(Battles_4_0_Verdict, LeadersHoldNothing) {
  Table t(Seat::Union, Phase::Movement);
  t.scenario().objectives = {{Table::hex("0507"), "the hill", {6, 4}, Seat::Confederate}};
  t.usa("grant", leader()).at("0505");
  t.csa("stuart", cavalry(2)).at("1515");
  t.act_all({"take grant", "go 0507"});
  EXPECT_EQ(holder_of(t.field(), 0), Seat::Confederate);
}

TEST(Battles_4_0_Held, TroopsWaitForTheHour) {
  for (const int hour : {3, 4}) {
    Table t(Seat::Union, Phase::Movement);
    t.scenario().held = {{"reserve", "the reserve", hour, 0}};
    t.usa("rush", cavalry(5)).at("0505").held(0);
    t.usa("iowa", infantry(5)).at("0506");
    t.csa("stuart", cavalry(2)).at("0508");
    EXPECT_EQ(t.refused("take rush"), hour == 3 ? "lawful" : "4.0");
    EXPECT_TRUE(t.is_offered("take iowa"));
  }
}

TEST(Battles_4_0_Held, TheEnemyNearOneOfThemFreesThemAll) {
  for (const int distance : {3, 4}) {
    Table t(Seat::Union, Phase::Movement);
    t.scenario().held = {{"reserve", "the reserve", 0, 3}};
    t.usa("one", cavalry(5)).at("0505").held(0);
    t.usa("two", cavalry(5)).at("0305").held(0);
    t.csa("stuart", cavalry(2)).at(distance == 3 ? "0508" : "0509");
    EXPECT_EQ(t.is_offered("take two"), distance == 3);
    EXPECT_EQ(t.value(Track::Freed), distance == 3 ? 1 : 0);
  }
}

TEST(Battles_4_0_Held, AnAttackFreesThem) {
  for (const bool is_of_group : {false, true}) {
    Table t(Seat::Union, Phase::Combat);
    t.scenario().held = {{"reserve", "the reserve", 9, 0}};
    t.usa("iowa", infantry(5)).at("0504");
    t.csa("one", cavalry(5)).at("0505").held(is_of_group ? 0 : -1);
    t.csa("two", cavalry(5)).at("0905").held(0);
    t.attack("0505", {"iowa"}, {1, 1});
    t.act("stand");
    EXPECT_EQ(t.value(Track::Freed), 0) << "the attack is not over";
    stand_fast(t);
    t.act("end-combat");
    EXPECT_EQ(t.is_offered("take two"), is_of_group);
  }
}

/// An attack is one, too, if cavalry gets away before it; one that ends without a die does not count (8.14).
TEST(Battles_4_0_Held, WhoGotAwayWasAttackedAndWhoWasLeftAloneWasNot) {
  Table t(Seat::Union, Phase::Combat);
  t.scenario().held = {{"horse", "the horse", 9, 0}, {"foot", "the foot", 9, 0}};
  t.usa("iowa", infantry(9)).at("0605");
  t.csa("stuart", cavalry(2)).at("0505").held(0);
  t.csa("georgia", infantry(3)).at("0506").held(1);
  t.dictate({1});
  t.act_all({"target 0505", "target 0506", "join iowa", "resolve 0", "evade stuart", "retreat stuart 0405",
             "retreat stuart 0306", "advance iowa 0505"});
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_EQ(t.value(Track::Freed), 1);
}

TEST(Battles_4_0_Held, GunsThatAreBombardedFreeTheirGroup) {
  Table t(Seat::Union, Phase::Combat);
  t.scenario().held = {{"reserve", "the reserve", 9, 1}};
  t.usa("guns", artillery(3)).at("0503");
  t.csa("battery", artillery(2)).at("0505").held(0);
  t.csa("foot", infantry(5)).at("0905").held(0);
  t.attack("0505", {"guns"}, {1, 1});
  stand_fast(t);
  t.act("end-combat");
  EXPECT_TRUE(t.is_offered("take foot"));
}

/// Else a battery that may fire where it stands would give its whole corps the order to march.
TEST(Battles_4_0_Held, GunsThatFireDoNotFreeTheirGroup) {
  Table t(Seat::Union, Phase::Combat);
  t.scenario().held = {{"reserve", "the reserve", 9, 1}};
  t.usa("foot", infantry(5)).at("0905").held(0);
  t.usa("battery", artillery(5)).at("0503").held(0);
  t.csa("georgia", infantry(5)).at("0505");
  t.attack("0505", {"battery"}, {1, 1});
  stand_fast(t);
  EXPECT_TRUE(t.has_flag("battery", kFought));
  EXPECT_EQ(t.value(Track::Freed), 0);
  t.act_all({"end-combat", "pass"});
  EXPECT_EQ(t.phasing(), Seat::Confederate);
  EXPECT_EQ(t.value(Track::Freed), 0);
}

/// Nobody has attacked it.
TEST(Battles_4_0_Held, WhoIsPushedAsideDoesNotFreeItsGroup) {
  Table t(Seat::Union, Phase::Combat);
  t.scenario().held = {{"reserve", "the reserve", 9, 1}};
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("georgia", infantry(5)).at("0505");
  t.unplayable("0605");
  t.unplayable("0405");
  t.csa("alabama", infantry(5)).at("0506").held(0);
  t.csa("texas", infantry(5)).at("0506").held(0);
  t.attack("0505", {"iowa"}, {2, 1});
  t.act_all({"retreat georgia 0506", "retreat alabama 0507"});
  stand_fast(t);
  t.act("end-combat");
  EXPECT_EQ(t.phasing(), Seat::Confederate);
  EXPECT_TRUE(t.has_flag("alabama", kActed)) << "it may not dig in, all the same";
  EXPECT_EQ(t.refused("take alabama"), "4.0");
  EXPECT_EQ(t.refused("take texas"), "4.0");
}

TEST(Battles_4_0_Losses, ScoreForTheEnemy) {
  Table t(Seat::Union, Phase::Movement);
  t.scenario().loss_points = {2, 3};
  t.usa("iowa", infantry(5)).at("0505");
  t.csa("georgia", infantry(4)).at("1515");
  t.csa("lee", leader()).at("1515");
  State state = t.state();
  Events events;
  Now now(state, events);
  for (const char* name : {"iowa", "georgia", "lee"}) {
    eliminate(t.field().library(), now, t.id(name));
  }
  EXPECT_EQ(state.track(track(Track::Points, index_of(Seat::Union))), 12);
  EXPECT_EQ(state.track(track(Track::Points, index_of(Seat::Confederate))), 10);
}

}  // namespace
}  // namespace longroll::battles::test
