// The fortune of war Sharpshooter (15.0).
#include "tests/rules/chattanooga/fortune_table.h"

namespace longroll::chattanooga::test {
namespace {

TEST(Chattanooga_15_0_Sharpshooter, FiresOnColumnOneAsFarAsItSees) {
  Table t = combat(kUnion);
  Unit strong = infantry();
  strong.front.strength = 3;
  t.usa("ohio", strong).at("1510");
  t.csa("texas", infantry()).at("1504");
  attack(t, {0});
  t.act_all({kSharpshooter, "aim texas"});
  t.dictate({5});
  t.act("fire ohio");
  EXPECT_TRUE(t.is_disrupted("texas")) << "row 5 of column 1";
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_FALSE(t.has_flag("ohio", kFought)) << "the regiment has not fired";
  EXPECT_FALSE(t.has_flag("texas", kFiring)) << "it may be fired at in the phase";
}

TEST(Chattanooga_15_0_Sharpshooter, UsesColumnOneNextToTheEnemyToo) {
  Table t = combat(kUnion);
  Unit strong = infantry();
  strong.front.strength = 3;
  t.usa("ohio", strong).at("1510");
  t.csa("texas", infantry()).at("1509");
  attack(t, {0});
  t.act_all({kSharpshooter, "aim texas"});
  t.dictate({3});
  t.act("fire ohio");
  EXPECT_FALSE(t.is_disrupted("texas")) << "column 3 would have disrupted it";
}

TEST(Chattanooga_15_0_Sharpshooter, NeedsInfantryAndALineOfSight) {
  Table t = combat(kUnion);
  t.terrain("1807", Terrain::Town);
  t.usa("ohio", infantry()).at("1810");
  Unit guns = artillery();
  guns.range = 8;
  t.usa("guns", guns).at("2005");
  t.csa("texas", infantry()).at("1805");
  attack(t, {0});
  t.act(kSharpshooter);
  EXPECT_EQ(t.refused("aim texas"), "15.0") << "a town hides it from Ohio, and guns are no infantry";
  t.act("aim georgia");
  EXPECT_EQ(t.refused("fire guns"), "15.0");
  EXPECT_TRUE(t.is_offered("fire iowa"));
}

TEST(Chattanooga_15_0_Sharpshooter, HitsNobodyBehindWorks) {
  Table t = combat(kUnion);
  t.on(Option::Works);
  t.works("1504", Works::Breastwork);
  t.usa("ohio", infantry()).at("1510");
  t.csa("texas", infantry()).at("1504");
  attack(t, {0});
  t.act(kSharpshooter);
  EXPECT_EQ(t.refused("aim texas"), "15.0");
  EXPECT_TRUE(t.is_offered("aim georgia"));
}

/// Union guns have fired at Texas in vain, on the map or in reserve, before Iowa's attack brings the Confederates a
/// fortune; a sharpshooter with that unit fires at Iowa. One die is thrown for that.
Table fired_at_before(std::string_view shooter, bool is_in_reserve) {
  Table t = combat(kConfederate);
  Unit guns = artillery();
  guns.range = 6;
  t.usa("guns", guns).at("0910");
  if (is_in_reserve) {
    t.on(Option::BombardingReserves);
    t.csa("texas", infantry()).in(kReserveBox);
    t.csa("x", reserve()).at("0905");
  } else {
    t.csa("texas", infantry()).at("0905");
  }
  t.dictate({2});  // nothing
  t.act_all({"aim texas", "fire guns", "resolve"});
  attack(t, {0});
  t.act_all({kSharpshooter, "aim iowa"});
  t.dictate({5});
  t.act("fire " + std::string(shooter));
  return t;
}

TEST(Chattanooga_15_0_Sharpshooter, WhoWasFiredAtBeforeDoesNotFireToo) {
  for (const bool is_in_reserve : {false, true}) {
    Table t = fired_at_before("georgia", is_in_reserve);
    EXPECT_EQ(t.step(), StepKind::CombatPhase) << "nobody else fires";
    EXPECT_TRUE(t.is_disrupted("iowa"));
    EXPECT_TRUE(t.has_flag("texas", kFiring)) << "nobody fires at it again in the phase (11.1)";
    EXPECT_FALSE(t.has_flag("georgia", kFiring));
  }
}

TEST(Chattanooga_15_0_Sharpshooter, WithAUnitThatWasFiredAtLeavesItSo) {
  Table t = fired_at_before("texas", false);
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_TRUE(t.is_disrupted("iowa"));
  EXPECT_EQ(t.refused("aim texas"), "11.1");
}

/// An Ar against the next hex drives the disrupted Georgia off: the retreat is asked while the shot is under way.
TEST(Chattanooga_15_0_Sharpshooter, CanBeSavedWhileHisUnitRetreats) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::FortunesOfWar);
  t.scenario().fortune = kConfederate;
  t.usa("iowa", harmless()).at("0506");
  t.csa("georgia", regiment(4, 3)).at("0505").disrupted();
  attack(t, {0});
  t.act_all({kSharpshooter, "aim iowa"});
  t.dictate({0});
  t.act("fire georgia");
  ASSERT_EQ(t.step(), StepKind::Retreat);
  EXPECT_EQ(describe(t.door().faults_of(t.state())), "");
  t.act("retreat 0504");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

}  // namespace
}  // namespace longroll::chattanooga::test
