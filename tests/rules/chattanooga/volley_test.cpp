// Volley markers (10.9): who is marked in his Movement Phase (7.1) and at the end of the enemy's Combat Phase (6.5,
// 10.1), what a marker does, and what takes it off.
#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

Table with_volleys(Seat side, Phase phase) {
  Table t(side, phase);
  t.on(Option::Volley);
  return t;
}

TEST(Chattanooga_10_9_Volley, AUnitThatStandsStillAndFreeIsMarked) {
  Table t = with_volleys(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0506");
  t.act("volley iowa");
  EXPECT_TRUE(t.has_flag("iowa", kVolley));
  EXPECT_EQ(t.refused("volley iowa"), "10.9") << "once";
}

TEST(Chattanooga_10_9_Volley, IsAnOption) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0506");
  EXPECT_EQ(t.refused("volley iowa"), "10.9");
  EXPECT_EQ(t.refused("ready"), "10.9");
  EXPECT_EQ(t.offers("volley iowa") + t.offers("ready"), 0);
}

TEST(Chattanooga_10_9_Volley, NobodyWhoHasMovedOrIsInAnEnemyZone) {
  Table t = with_volleys(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0506");
  t.usa("ohio", infantry()).at("0510");
  t.usa("maine", infantry(4)).at("0515").disrupted();
  t.csa("georgia", infantry()).at("0505");
  EXPECT_EQ(t.refused("volley iowa"), "10.9") << "georgia controls its hex";
  EXPECT_EQ(t.refused("volley georgia"), "10.9") << "the enemy's";
  t.act_all({"take ohio", "go 0511", "halt"});
  EXPECT_EQ(t.refused("volley ohio"), "10.9");
  t.dictate({9});
  t.act("recover maine");
  EXPECT_EQ(t.refused("volley maine"), "10.9") << "a try to recover is a move (5.3)";
}

TEST(Chattanooga_10_9_Volley, AllWhoCanStandReadyByOneDecision) {
  Table t = with_volleys(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0506");
  t.usa("ohio", infantry()).at("0510");
  t.usa("guns", artillery()).at("0510");
  t.csa("georgia", infantry()).at("0505");
  t.act("ready");
  EXPECT_FALSE(t.has_flag("iowa", kVolley));
  EXPECT_TRUE(t.has_flag("ohio", kVolley));
  EXPECT_TRUE(t.has_flag("guns", kVolley));
  EXPECT_FALSE(t.has_flag("georgia", kVolley));
  EXPECT_EQ(t.refused("ready"), "10.9");
}

TEST(Chattanooga_10_9_Volley, AndNobodyAtNight) {
  Table t = with_volleys(kUnion, Phase::Movement);
  t.turn(6);
  t.usa("iowa", infantry()).at("0506");
  EXPECT_EQ(t.refused("volley iowa"), "12.3");
}

// ---- what it does ----

TEST(Chattanooga_10_9_Defence, TakesTwoOffTheDie) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505").with(kVolley);
  const Engagement engagement{t.id("iowa"), t.id("georgia"), t.piece("georgia").place};
  EXPECT_EQ(combat_die(t.field(), engagement, 9), 7);
  attack(t, {9});  // row 7: Dr, where row 9 has DR
  EXPECT_EQ(t.remark(LogNote::Fought)[2], 7);
  EXPECT_EQ(t.place("georgia"), "0505");
}

TEST(Chattanooga_10_9_Defence, OnlyOfTheUnitThatDefends) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506").with(kVolley);
  t.csa("texas", regiment(4, 5)).at("0505").with(kVolley);
  t.csa("georgia", regiment(4, 5)).at("0505");
  const Engagement engagement{t.id("iowa"), t.id("georgia"), t.piece("georgia").place};
  EXPECT_EQ(combat_die(t.field(), engagement, 9), 9);
}

TEST(Chattanooga_10_9_Defence, CountsToTheEndOfTheCombatPhase) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0405");
  t.csa("texas", regiment(4, 5)).at("0505").with(kVolley);
  t.csa("georgia", regiment(4, 5)).at("0505").with(kVolley);
  attack(t, {6});  // row 4: Dr2(Bx), both tops are eliminated
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_TRUE(t.has_flag("texas", kVolley)) << "it defends the hex next";
  t.dictate({8});
  t.act("attack-with ohio");
  EXPECT_EQ(t.remark(LogNote::Fought)[2], 6);
  t.act("end-combat");
  EXPECT_FALSE(t.has_flag("texas", kVolley));
}

TEST(Chattanooga_10_9_Fire, OutOfAnEnemyZoneTakesTheMarkerOff) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.usa("iowa", infantry()).at("0506").with(kVolley);
  t.usa("ohio", infantry()).at("0506").with(kVolley);
  t.csa("georgia", infantry()).at("0505");
  t.act_all({"aim georgia", "fire ohio"});
  EXPECT_TRUE(t.has_flag("ohio", kVolley)) << "it counts for the shot (11.2)";
  t.dictate({4});
  t.act("resolve");
  EXPECT_EQ(t.remark(LogNote::Fired)[2], 3) << "strength 2, and a shift for the volley";
  EXPECT_FALSE(t.has_flag("ohio", kVolley));
  EXPECT_FALSE(t.has_flag("iowa", kVolley)) << "any unit of the hex";
}

TEST(Chattanooga_10_9_Fire, AllWhoWereNamedFireBeforeTheMarkersComeOff) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.usa("guns", artillery()).at("0506").with(kVolley);
  t.usa("ohio", infantry()).at("0506").with(kVolley);
  t.csa("georgia", infantry()).at("0505");
  t.dictate({4, 4});
  t.act_all({"aim georgia", "fire guns", "fire ohio", "resolve"});
  EXPECT_EQ(t.remark(LogNote::Fired)[2], 3) << "the second shot has its shift too";
  EXPECT_FALSE(t.has_flag("guns", kVolley));
}

// ---- what takes it off ----

TEST(Chattanooga_10_9_Life, AUnitOfTheHexMoves) {
  Table t = with_volleys(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0506").with(kVolley);
  t.usa("ohio", infantry()).at("0506").with(kVolley);
  t.act_all({"arrange 0506", "next-up ohio"});
  EXPECT_TRUE(t.has_flag("iowa", kVolley)) << "the order of the stack is no move";
  t.act_all({"take ohio", "go 0507", "halt"});
  EXPECT_FALSE(t.has_flag("ohio", kVolley));
  EXPECT_FALSE(t.has_flag("iowa", kVolley));
  EXPECT_TRUE(t.is_offered("volley iowa")) << "it has not moved itself";
}

TEST(Chattanooga_10_9_Life, AUnitMovesThroughTheHex) {
  Table t = with_volleys(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0506").with(kVolley);
  t.usa("ohio", infantry()).at("0507");
  t.usa("maine", infantry()).at("0410").with(kVolley);
  t.act_all({"take ohio", "step 0506", "step 0505", "halt"});
  EXPECT_FALSE(t.has_flag("iowa", kVolley));
  EXPECT_TRUE(t.has_flag("maine", kVolley));
}

TEST(Chattanooga_10_9_Life, ATryToRecoverCostsTheUnitItsOwn) {
  Table t = with_volleys(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0506").with(kVolley);
  t.usa("ohio", infantry()).at("0506").with(kVolley).disrupted();
  t.dictate({0});
  t.act("recover ohio");
  EXPECT_TRUE(t.has_flag("iowa", kVolley));
  EXPECT_FALSE(t.has_flag("ohio", kVolley));
}

TEST(Chattanooga_10_9_Life, ABombardmentThatHarmsAUnitOfTheHex) {
  for (const int die : {2, 5}) {  // nothing; Dr
    Table t = with_volleys(kUnion, Phase::Combat);
    Unit far = artillery();
    far.range = 6;
    t.usa("guns", far).at("0510");
    t.csa("georgia", infantry()).at("0506").with(kVolley);
    t.csa("texas", infantry()).at("0506").with(kVolley);
    t.dictate({die});
    t.act_all({"aim georgia", "fire guns", "resolve"});
    EXPECT_EQ(t.is_disrupted("georgia"), die == 5);
    EXPECT_EQ(t.has_flag("georgia", kVolley), die == 2);
    EXPECT_EQ(t.has_flag("texas", kVolley), die == 2) << "any unit of the hex";
  }
}

TEST(Chattanooga_10_9_Life, ABombardmentThatEliminatesAUnitOfTheHex) {
  Table t = with_volleys(kUnion, Phase::Combat);
  Unit far = artillery();
  far.range = 6;
  t.usa("guns", far).at("0510");
  t.csa("texas", infantry()).at("0506").with(kVolley);
  t.csa("georgia", infantry()).at("0506").with(kVolley);
  t.dictate({9, 0});  // Dxm: the check falls on the next unit, which passes
  t.act_all({"aim georgia", "fire guns", "resolve"});
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_FALSE(t.has_flag("texas", kVolley));
}

TEST(Chattanooga_10_9_Life, TheTurnEndsAndNoCouplet) {
  Table t = with_volleys(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0515");
  t.act_all({"volley iowa", "end-moves", "end-combat", "end-moves"});
  t.dictate({0});  // the turn goes on
  t.act("end-combat");
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
  EXPECT_TRUE(t.has_flag("iowa", kVolley));
  Table end(kUnion, Phase::Administrative);
  end.on(Option::Volley);
  end.usa("iowa", infantry()).at("0506").with(kVolley);
  EXPECT_FALSE(end.has_flag("iowa", kVolley));
}

// ---- the end of the enemy's Combat Phase ----

TEST(Chattanooga_10_1_Preparation, OfUnitsWhomTheEnemiesInTheirZoneLeaveAlone) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("texas", infantry()).at("0512");
  t.act("end-combat");
  EXPECT_EQ(t.step(), StepKind::Preparation);
  EXPECT_EQ(t.to_act(), kConfederate);
  EXPECT_EQ(t.refused("volley texas"), "6.5") << "no enemy stands next to it";
  EXPECT_EQ(t.refused("volley iowa"), "10.9");
  t.act("volley georgia");
  EXPECT_TRUE(t.has_flag("georgia", kVolley));
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "nobody else can be marked";
}

TEST(Chattanooga_6_5_ZonesInCombat, TheMarkerIsThePriceOfLeavingAnEnemyAlone) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("texas", regiment(4, 5)).at("0606");
  t.csa("louisiana", regiment(4, 5)).at("0606");
  attack(t, {6});  // nothing
  t.act("end-combat");
  EXPECT_EQ(t.refused("volley georgia"), "10.1") << "it was attacked";
  t.act("volley-all");
  EXPECT_TRUE(t.has_flag("texas", kVolley));
  EXPECT_TRUE(t.has_flag("louisiana", kVolley));
  EXPECT_FALSE(t.has_flag("georgia", kVolley));
}

TEST(Chattanooga_10_1_Preparation, BombardmentIsNoAttack) {
  Table t = with_volleys(kUnion, Phase::Combat);
  Unit far = artillery();
  far.range = 6;
  t.usa("guns", far).at("0509");
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.dictate({2});
  t.act_all({"aim georgia", "fire guns", "resolve", "end-combat", "volley georgia"});
  EXPECT_TRUE(t.has_flag("georgia", kVolley));
}

TEST(Chattanooga_10_1_Preparation, ItsOwnerMayDoWithout) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.act_all({"end-combat", "pass"});
  EXPECT_FALSE(t.has_flag("georgia", kVolley));
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

TEST(Chattanooga_10_1_Preparation, NobodyWithoutTheOptionOrAcrossGroundThatKeepsTheZoneOut) {
  Table off(kUnion, Phase::Combat);
  off.usa("iowa", infantry()).at("0506");
  off.csa("georgia", infantry()).at("0505");
  off.act("end-combat");
  EXPECT_EQ(off.step(), StepKind::MovementPhase);
  Table t = with_volleys(kUnion, Phase::Combat);
  t.side("0506", "0505", kBlocked);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.act("end-combat");
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

TEST(Chattanooga_10_1_Preparation, TheZoneIsThatOfTheUnitItself) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.side("0506", "0505", kBlocked);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.csa("texas", infantry()).at("0606");
  t.act("end-combat");
  ASSERT_EQ(t.step(), StepKind::Preparation);
  EXPECT_EQ(t.refused("volley georgia"), "6.5") << "only texas controls iowa's hex";
  EXPECT_TRUE(t.is_offered("volley texas"));
}

TEST(Chattanooga_10_1_Preparation, NoZoneReachesIntoATrench) {
  Table t = with_volleys(kUnion, Phase::Combat);
  t.on(Option::Trenches);
  t.works("0506", Works::Trench);
  t.usa("iowa", infantry()).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.act("end-combat");
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

}  // namespace
}  // namespace longroll::chattanooga::test
