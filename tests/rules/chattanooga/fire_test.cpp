// Bombardment as it is played (11.0): all shots at a target are named, then rolled one after the other.
#include "engine/games/chattanooga/rules/bombardment.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// A battery that reaches six hexes.
Unit guns(int strength = 2, int morale = 4) {
  Unit unit = artillery(morale);
  unit.range = 6;
  unit.front.strength = static_cast<std::int8_t>(strength);
  return unit;
}

/// Infantry with rifles that reach two hexes.
Unit repeaters() {
  Unit unit = infantry();
  unit.range = 2;
  return unit;
}

TEST(Chattanooga_11_1_WhoFires, AUnitFiresOnceInACouplet) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510");
  t.csa("one", infantry()).at("0507");
  t.csa("two", infantry()).at("0607");
  t.dictate({2});
  t.act_all({"aim one", "fire guns", "resolve"});
  EXPECT_FALSE(t.is_offered("aim two"));
  EXPECT_EQ(refuse_shot(t.field(), {t.id("guns"), t.id("two")}).rule, "11.1");
}

TEST(Chattanooga_11_1_Announcing, AllShotsAreNamedBeforeTheFirstDie) {
  Table t(kUnion, Phase::Combat);
  t.usa("first", guns()).at("0510");
  t.usa("second", guns()).at("0610");
  t.csa("foe", infantry()).at("0506");
  t.act("aim foe");
  EXPECT_EQ(t.refused("resolve"), "11.1");
  t.dictate({5, 2});
  t.act_all({"fire first", "fire second", "resolve"});
  EXPECT_TRUE(t.is_disrupted("foe"));
  EXPECT_EQ(t.step(), StepKind::CombatPhase) << "both dice are rolled";
}

TEST(Chattanooga_11_1_Announcing, NobodyElseFiresAtTheTargetAfterwards) {
  Table t(kUnion, Phase::Combat);
  t.usa("first", guns()).at("0510");
  t.usa("second", guns()).at("0610");
  t.csa("foe", infantry()).at("0506");
  t.csa("beside", infantry()).at("0506");
  t.dictate({2});
  t.act_all({"aim foe", "fire first", "resolve"});
  EXPECT_EQ(t.refused("aim foe"), "11.1");
  EXPECT_TRUE(t.is_offered("aim beside")) << "another unit of the hex is a target of its own";
}

TEST(Chattanooga_11_1_Announcing, EndsWithTheCombatPhase) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510");
  t.csa("foe", infantry()).at("0506");
  t.dictate({2});
  t.act_all({"aim foe", "fire guns", "resolve", "end-combat"});
  EXPECT_FALSE(t.has_flag("guns", kFought));
  EXPECT_FALSE(t.has_flag("foe", kFiring));
}

// ---- what follows ----

TEST(Chattanooga_11_2_Results, AreAppliedAtOnce) {
  Table t(kUnion, Phase::Combat);
  t.usa("first", guns()).at("0510");
  t.usa("second", guns()).at("0610");
  t.csa("foe", infantry()).at("0506");
  t.dictate({5, 5});
  t.act_all({"aim foe", "fire first", "fire second", "resolve"});
  EXPECT_EQ(t.step(), StepKind::Retreat) << "the second shot meets a unit that is disrupted by the first";
}

TEST(Chattanooga_11_2_Retreat, GoesToTheHexesFarthestFromTheFiringUnit) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510");
  t.csa("foe", infantry()).at("0506").disrupted();
  t.dictate({5});
  t.act_all({"aim foe", "fire guns", "resolve"});
  EXPECT_TRUE(t.is_offered("retreat 0505"));
  EXPECT_EQ(t.refused("retreat 0507"), "11.2");
  EXPECT_EQ(t.refused("retreat 0606"), "11.2");
  t.act("retreat 0505");
  EXPECT_EQ(t.place("foe"), "0505");
}

TEST(Chattanooga_11_2_Results, OfTheFirerAtRangeOnlyDisruptHim) {
  Table t(kUnion, Phase::Combat);
  t.usa("fresh", guns()).at("0510");
  t.usa("disrupted", guns()).at("0610").disrupted();
  t.csa("foe", infantry()).at("0506");
  t.dictate({0, 1});
  t.act_all({"aim foe", "fire fresh", "fire disrupted", "resolve"});
  EXPECT_TRUE(t.is_disrupted("fresh"));
  EXPECT_EQ(t.place("disrupted"), "0610") << "it does not retreat";
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_11_2_Results, OfTheFirerAgainstTheNextHexDriveBackOneWhoIsDisrupted) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510").disrupted();
  t.csa("foe", infantry()).at("0509");
  t.dictate({0, 0});
  t.act_all({"aim foe", "fire guns", "resolve"});
  ASSERT_EQ(t.step(), StepKind::Retreat) << "the guns have passed their check (10.4)";
  EXPECT_EQ(t.refused("retreat 0409"), "11.2");
  t.act("retreat 0511");
  EXPECT_EQ(t.place("guns"), "0511");
}

TEST(Chattanooga_11_2_Results, EliminateOnANine) {
  Table t(kUnion, Phase::Combat);
  t.usa("guns", guns()).at("0510");
  t.csa("foe", infantry()).at("0506");
  t.dictate({9});
  t.act_all({"aim foe", "fire guns", "resolve"});
  EXPECT_FALSE(is_on_map(t.piece("foe")));
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

/// Two hexes south of the enemy at 0505 a regiment that reaches them, a battery behind it, and one that can attack.
Table rifles_and_bayonets() {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", repeaters()).at("0507");
  t.usa("guns", guns()).at("0508");
  t.usa("ohio", infantry()).at("0404");
  t.csa("texas", infantry()).at("0505");
  t.csa("georgia", infantry()).at("0505");
  return t;
}

TEST(Chattanooga_11_1_WithAnAttack, NobodyAttacksAHexAtWhichInfantryHasFired) {
  Table t = rifles_and_bayonets();
  ASSERT_TRUE(t.is_offered("attack 0505"));
  t.dictate({3});
  t.act_all({"aim georgia", "fire iowa", "resolve"});
  EXPECT_EQ(t.refused("attack 0505"), "11.1");
}

TEST(Chattanooga_11_1_WithAnAttack, TheHexStaysClosedWhenTheTargetIsGone) {
  Table t = rifles_and_bayonets();
  t.dictate({9, 0});  // georgia is eliminated, and texas passes its check
  t.act_all({"aim georgia", "fire iowa", "resolve"});
  ASSERT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.refused("attack 0505"), "11.1") << "texas stood there too";
}

TEST(Chattanooga_11_1_WithAnAttack, GunsLeaveTheHexOpen) {
  Table t = rifles_and_bayonets();
  t.dictate({3});
  t.act_all({"aim georgia", "fire guns", "resolve"});
  EXPECT_TRUE(t.is_offered("attack 0505"));
}

TEST(Chattanooga_11_1_WithAnAttack, AUnitThatRetreatsMayBeAttackedWhereItStandsThen) {
  Table t(kUnion, Phase::Combat);
  t.terrain("0504", Terrain::Hillside);  // out of the zones
  t.usa("iowa", repeaters()).at("0507");
  t.usa("ohio", infantry()).at("0404");
  t.csa("georgia", infantry()).at("0505").disrupted();
  t.dictate({5});
  t.act_all({"aim georgia", "fire iowa", "resolve", "retreat 0504"});
  EXPECT_TRUE(t.is_offered("attack 0504"));
}

TEST(Chattanooga_11_1_WithAnAttack, IsAllowedAgainInTheNextPhase) {
  Table t = rifles_and_bayonets();
  t.dictate({3});
  t.act_all({"aim georgia", "fire iowa", "resolve"});
  EXPECT_TRUE(t.has_flag("texas", kHexFiredAt));
  t.act("end-combat");
  EXPECT_FALSE(t.has_flag("texas", kHexFiredAt));
  EXPECT_FALSE(t.has_flag("georgia", kHexFiredAt));
}

TEST(Chattanooga_11_1_WithAnAttack, InfantryDoesNotFireAtAHexThatAnotherUnitMustCharge) {
  Table t = rifles_and_bayonets();
  t.on(Option::Charge);
  t.usa("maine", infantry()).at("0405").with(kCharge | kMoved);
  EXPECT_EQ(refuse_shot(t.field(), {t.id("iowa"), t.id("georgia")}).rule, "10.8");
  EXPECT_FALSE(refuse_shot(t.field(), {t.id("guns"), t.id("georgia")}));
}

TEST(Chattanooga_11_1_CommittedShots, AreRolledWhenTheTargetIsGone) {
  Table t(kUnion, Phase::Combat);
  t.usa("first", guns()).at("0510");
  t.usa("second", guns()).at("0610");
  t.csa("foe", infantry()).at("0506");
  t.csa("behind", infantry()).at("0506");
  t.dictate({9, 0, 1});
  t.act_all({"aim behind", "fire first", "fire second", "resolve"});
  EXPECT_TRUE(t.is_disrupted("second"))
      << "the shot still costs; the die before was the check of the next unit of the stack (10.10)";
  EXPECT_EQ(t.place("foe"), "0506");
}

TEST(Chattanooga_11_1_CommittedShots, DoNothingToATargetThatHasLeftTheHex) {
  Table t(kUnion, Phase::Combat);
  t.usa("first", guns()).at("0510");
  t.usa("second", guns()).at("0610");
  t.csa("foe", infantry()).at("0506").disrupted();
  t.dictate({5, 9});
  t.act_all({"aim foe", "fire first", "fire second", "resolve", "retreat 0505"});
  EXPECT_EQ(t.place("foe"), "0505");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

}  // namespace
}  // namespace longroll::chattanooga::test
