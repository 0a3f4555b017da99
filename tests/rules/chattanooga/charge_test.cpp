// Charge markers (10.8): how they are taken on the move (7.1) and prepared at the end of the enemy's Combat Phase
// (10.1), what they do and to what they bind.
#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

Table with_charges(Phase phase) {
  Table t(kUnion, phase);
  t.on(Option::Charge);
  return t;
}

/// Iowa at that hex; Georgia at 0505.
Table before_georgia(std::string_view hex, const Unit& iowa = infantry()) {
  Table t = with_charges(Phase::Movement);
  t.usa("iowa", iowa).at(hex);
  t.csa("georgia", infantry()).at("0505");
  return t;
}

TEST(Chattanooga_10_8_TakingAMarker, AfterOneOrTwoPoints) {
  for (const std::string_view from : {"0507", "0508"}) {
    Table t = before_georgia(from);
    t.act_all({"take iowa", "go 0506", "charge-all"});
    EXPECT_TRUE(t.has_flag("iowa", kCharge)) << from;
    EXPECT_TRUE(t.has_flag("iowa", kMoved)) << "the move is over";
    EXPECT_EQ(t.step(), StepKind::MovementPhase);
  }
}

TEST(Chattanooga_10_8_TakingAMarker, NotAfterThreeNorOnTheSpot) {
  Table far = before_georgia("0509");
  far.act_all({"take iowa", "go 0506"});
  EXPECT_EQ(far.refused("charge-all"), "10.8");
  Table still = before_georgia("0506");
  still.act("take iowa");
  EXPECT_EQ(still.refused("charge-all"), "10.8");
  EXPECT_FALSE(still.is_offered("charge-all"));
}

TEST(Chattanooga_10_8_TakingAMarker, OnlyBeforeAnEnemyWhomItCanAttack) {
  Table far = before_georgia("0509");
  far.act_all({"take iowa", "go 0508"});
  EXPECT_EQ(far.refused("charge-all"), "10.8") << "nobody stands next to it";
  Table barred = before_georgia("0508");
  barred.side("0506", "0505", kBlocked);
  barred.act_all({"take iowa", "go 0506"});
  EXPECT_EQ(barred.refused("charge-all"), "10.8") << "no combat crosses the side";
}

TEST(Chattanooga_10_8_TakingAMarker, IsAnOptionAndNothingForTheNight) {
  Table off(kUnion, Phase::Movement);
  off.usa("iowa", infantry()).at("0507");
  off.csa("georgia", infantry()).at("0505");
  off.act_all({"take iowa", "go 0506"});
  EXPECT_EQ(off.refused("charge-all"), "10.8");
  Table night = before_georgia("0508");
  night.turn(6);
  night.act("take iowa");
  EXPECT_EQ(night.refused("charge-all"), "12.3");
}

TEST(Chattanooga_10_8_TakingAMarker, AHexThatStopsTheMoveCostsOnePoint) {
  Table t = before_georgia("0507");
  t.terrain("0506", Terrain::Hillside);
  t.act_all({"take iowa", "go 0506"});
  ASSERT_EQ(t.step(), StepKind::March) << "it is asked, although no point is left (7.3)";
  EXPECT_EQ(t.offers("step"), 0);
  EXPECT_FALSE(t.is_offered("force-march"));
  t.act("charge-all");
  EXPECT_TRUE(t.has_flag("iowa", kCharge));
}

TEST(Chattanooga_10_8_TakingAMarker, AStackTakesItTogether) {
  Table t = before_georgia("0508");
  t.usa("ohio", infantry()).at("0508");
  t.act_all({"take-stack 0508", "go 0506", "charge-all"});
  EXPECT_TRUE(t.has_flag("iowa", kCharge));
  EXPECT_TRUE(t.has_flag("ohio", kCharge));
}

TEST(Chattanooga_10_8_TakingAMarker, WhoJoinsAStackMayChargeWithItUnlessTheCheckFails) {
  for (const int die : {4, 5}) {
    Table t = before_georgia("0508");
    t.usa("ohio", infantry()).at("0506");
    t.act_all({"take iowa", "go 0506"});
    ASSERT_EQ(t.step(), StepKind::March) << "it is asked before it joins";
    t.dictate({die});  // the hex is in an enemy zone (8.3)
    t.act("charge-all");
    EXPECT_EQ(t.place("iowa"), die == 4 ? "0506" : "0507");
    EXPECT_EQ(t.has_flag("iowa", kCharge), die == 4);
    EXPECT_FALSE(t.has_flag("ohio", kCharge)) << "it has not moved";
  }
}

TEST(Chattanooga_10_8_TakingAMarker, NotByAUnitThatFailedToLeaveAZone) {
  Table t = with_charges(Phase::Movement);
  t.usa("iowa", infantry(4)).at("0507");
  t.csa("georgia", infantry()).at("0505");
  t.csa("texas", infantry()).at("0407");
  t.dictate({9});
  t.act_all({"take iowa", "step 0506"});
  EXPECT_EQ(t.place("iowa"), "0506");
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "it stops and is not asked";
  EXPECT_FALSE(t.has_flag("iowa", kCharge));
}

TEST(Chattanooga_10_8_TakingAMarker, AUnitThatEntersPaysForItsEntry) {
  for (const bool is_second : {false, true}) {
    Table t = with_charges(Phase::Movement);
    t.usa("ohio", infantry()).due(1, {"0507"});
    t.usa("iowa", infantry()).due(1, {"0507"});
    t.csa("georgia", infantry()).at("0505");
    if (is_second) {
      t.act_all({"take ohio", "go 0507", "step 0508", "halt"});
    }
    t.act_all({"take iowa", "go 0507", "step 0506"});
    EXPECT_EQ(t.offers("charge-all"), is_second ? 0 : 1) << "1 or 2 to enter (9.3), 1 for the step";
  }
}

TEST(Chattanooga_6_3_CavalryInZones, StopsBeforeInfantryToChargeIt) {
  Table open = before_georgia("0507", cavalry());
  open.act("take iowa");
  EXPECT_EQ(open.refused("go 0506"), "6.3");
  open.act_all({"step 0506", "charge-all"});
  EXPECT_EQ(open.place("iowa"), "0506");
  EXPECT_TRUE(open.has_flag("iowa", kCharge));
  Table halts = before_georgia("0507", cavalry());
  halts.act_all({"take iowa", "step 0506", "halt"});
  EXPECT_EQ(halts.place("iowa"), "0507") << "it turns back";
}

TEST(Chattanooga_6_3_CavalryInZones, AlsoWithItsLastPoint) {
  for (const bool is_on : {true, false}) {
    Table t(kUnion, Phase::Movement);
    if (is_on) {
      t.on(Option::Charge);
    }
    t.side("0507", "0506", kUphill);  // stops cavalry
    t.usa("iowa", cavalry()).at("0507");
    t.csa("georgia", infantry()).at("0505");
    t.act("take iowa");
    EXPECT_EQ(t.refused("step 0506"), is_on ? "lawful" : "6.3");
    if (is_on) {
      t.act_all({"step 0506", "charge-all"});
      EXPECT_EQ(t.place("iowa"), "0506");
    }
  }
}

// ---- what it does ----

TEST(Chattanooga_10_8_Charge, AddsTwoToTheIntensity) {
  for (const int turn : {3, 6}) {
    Table t = with_charges(Phase::Combat);
    t.turn(turn);
    t.usa("iowa", regiment(4, 6)).at("0506").with(kCharge);
    t.csa("georgia", regiment(4, 5)).at("0505");
    const Engagement engagement{t.id("iowa"), t.id("georgia"), t.piece("georgia").place};
    EXPECT_EQ(intensity_of(t.field(), engagement), turn == 3 ? 8 : 3) << "not at night (12.3)";
  }
}

TEST(Chattanooga_10_8_Charge, FromTheMoveToTheFight) {
  Table t = before_georgia("0508", regiment(4, 5));
  t.act_all({"take iowa", "go 0506", "charge-all", "end-moves"});
  attack(t, {3});  // intensity 7, row 3: Ar2(DR)
  EXPECT_EQ(t.remark(LogNote::Fought)[3], 7);
  EXPECT_EQ(t.step(), StepKind::Retreat);
}

TEST(Chattanooga_10_8_Charge, EndsWithTheCombatPhase) {
  Table t = with_charges(Phase::Combat);
  t.usa("iowa", regiment(5, 5)).at("0506").with(kCharge | kMoved);
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {4});  // intensity 7: Dr1
  EXPECT_TRUE(t.has_flag("iowa", kCharge));
  t.act("end-combat");
  EXPECT_EQ(t.place("iowa"), "0506");
  EXPECT_FALSE(t.has_flag("iowa", kCharge));
}

TEST(Chattanooga_10_8_Duty, WhoMovedToChargeAttacks) {
  Table t = with_charges(Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge | kMoved);
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_EQ(t.refused("end-combat"), "10.8");
  EXPECT_FALSE(t.is_offered("end-combat"));
  EXPECT_EQ(refuse_firing(t.field(), t.id("iowa")).rule, "6.6");
}

TEST(Chattanooga_10_8_Duty, AndDoesNotFire) {
  Table t = with_charges(Phase::Combat);
  t.terrain("0506", Terrain::Town);  // no zone reaches in (6.2)
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge | kMoved);
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_EQ(refuse_firing(t.field(), t.id("iowa")).rule, "10.8");
}

TEST(Chattanooga_10_8_Duty, BeforeTheAttacksOnItsOnlyHexEnd) {
  Table t = with_charges(Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge | kMoved);
  t.usa("ohio", regiment(4, 5)).at("0405");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.dictate({6});  // nothing
  t.act_all({"attack 0505", "attack-with ohio"});
  EXPECT_EQ(t.refused("end-attack"), "10.8");
  EXPECT_FALSE(t.is_offered("end-attack"));
  EXPECT_TRUE(t.is_offered("attack-with iowa"));
}

TEST(Chattanooga_10_8_Duty, IsMetAtAnotherHexToo) {
  Table t = with_charges(Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge | kMoved);
  t.usa("ohio", regiment(4, 5)).at("0405");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("texas", regiment(4, 5)).at("0606");
  t.dictate({6});
  t.act_all({"attack 0505", "attack-with ohio", "end-attack"});
  EXPECT_EQ(t.refused("end-combat"), "10.8") << "texas is left for iowa";
}

TEST(Chattanooga_10_8_Duty, EndsWhenNobodyIsLeftToAttack) {
  Table t = with_charges(Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0510").with(kCharge | kMoved);
  t.csa("georgia", regiment(4, 5)).at("0505");
  EXPECT_TRUE(t.is_offered("end-combat"));
}

// ---- the end of the enemy's Combat Phase ----

/// The Union's combat is over; Georgia was left alone.
Table left_alone(bool has_volleys) {
  Table t = with_charges(Phase::Combat);
  if (has_volleys) {
    t.on(Option::Volley);
  }
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.act("end-combat");
  return t;
}

TEST(Chattanooga_10_8_PreparedCharge, OfAUnitThatWasLeftAlone) {
  Table t = left_alone(false);
  ASSERT_EQ(t.step(), StepKind::Preparation);
  EXPECT_EQ(t.refused("volley georgia"), "10.9") << "that rule is off";
  t.act("charge georgia");
  EXPECT_TRUE(t.has_flag("georgia", kCharge));
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
  t.act("end-moves");
  EXPECT_TRUE(t.has_flag("georgia", kCharge));
  EXPECT_TRUE(t.is_offered("end-combat")) << "it does not bind";
}

TEST(Chattanooga_10_8_PreparedCharge, OrAVolleyAndNeverBoth) {
  Table t = left_alone(true);
  t.act("charge georgia");
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "nothing else can be chosen";
  Table late = left_alone(true);
  late.act("volley georgia");
  EXPECT_FALSE(late.is_offered("charge-all")) << "nobody else is there";
  late.act("charge georgia");
  EXPECT_TRUE(late.has_flag("georgia", kCharge));
  EXPECT_FALSE(late.has_flag("georgia", kVolley)) << "in its place";
  Table moving(kUnion, Phase::Movement);
  moving.on(Option::Charge);
  moving.on(Option::Volley);
  moving.usa("iowa", infantry()).at("0506").with(kCharge);
  EXPECT_EQ(moving.refused("volley iowa"), "10.8");
}

TEST(Chattanooga_10_8_PreparedCharge, OfAllOthersByOneDecision) {
  Table t = with_charges(Phase::Combat);
  t.on(Option::Volley);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("texas", regiment(4, 5)).at("0606");
  t.csa("guns", artillery()).at("0606");
  t.act_all({"end-combat", "volley georgia"});
  EXPECT_EQ(t.refused("charge guns"), "10.8") << "artillery does not attack (10.4)";
  t.act("charge-all");
  EXPECT_TRUE(t.has_flag("georgia", kVolley));
  EXPECT_TRUE(t.has_flag("texas", kCharge));
  EXPECT_FALSE(t.has_flag("guns", kCharge));
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

TEST(Chattanooga_10_8_PreparedCharge, IsLostByMoving) {
  Table t = with_charges(Phase::Movement);
  t.usa("iowa", infantry()).at("0506").with(kCharge);
  t.usa("ohio", infantry()).at("0506").with(kCharge);
  t.csa("georgia", infantry()).at("0505");
  t.act("take iowa");
  EXPECT_FALSE(t.has_flag("iowa", kCharge));
  EXPECT_TRUE(t.has_flag("ohio", kCharge)) << "it stays";
  t.act("join ohio");
  EXPECT_FALSE(t.has_flag("ohio", kCharge));
}

TEST(Chattanooga_10_8_PreparedCharge, IsLostByATryToRecover) {
  Table t = with_charges(Phase::Movement);
  t.terrain("0506", Terrain::Town);  // no zone reaches in (6.2)
  t.usa("iowa", infantry()).at("0506").with(kCharge).disrupted();
  t.csa("georgia", infantry()).at("0505");
  t.dictate({9});
  t.act("recover iowa");
  EXPECT_FALSE(t.has_flag("iowa", kCharge)) << "it counts as a move (5.3)";
}

TEST(Chattanooga_17_4_Trench, IsAttackedByAChargeFromTheMove) {
  Table t = before_georgia("0508");
  t.on(Option::Trenches);
  t.works("0505", Works::Trench);
  t.act_all({"take iowa", "go 0506", "charge-all", "end-moves", "attack 0505"});
  EXPECT_TRUE(t.is_offered("attack-with iowa"));
  Table horse = before_georgia("0508", cavalry());
  horse.on(Option::Trenches);
  horse.works("0505", Works::Trench);
  horse.act_all({"take iowa", "step 0507", "step 0506"});
  EXPECT_EQ(horse.refused("charge-all"), "10.8") << "only infantry attacks a trench";
}

}  // namespace
}  // namespace longroll::chattanooga::test
