// Battles 8.75, 8.76, 12.3: who follows into ground that the enemy has left.
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

TEST(Battles_8_75_Advance, OneVictoriousUnitMayFollowEvenIntoAZoneOfControl) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.usa("ohio", infantry(12)).at("0604");
  t.usa("idle", infantry(12)).at("0403");
  t.csa("georgia", infantry(2)).at("0505");
  t.csa("texas", infantry(2)).at("0507");
  t.attack("0505", {"iowa", "ohio"}, {1});
  EXPECT_EQ(t.step(), StepKind::Advances);
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("advance idle 0505"), "8.75") << "it took no part";
  EXPECT_EQ(t.refused("advance iowa 0506"), "8.76") << "not a vacated hex";
  EXPECT_EQ(t.refused("retreat iowa 0505"), "8.75");
  EXPECT_TRUE(t.is_offered("pass"));
  t.act("advance ohio 0505");
  EXPECT_EQ(t.place("ohio"), "0505");
  EXPECT_EQ(t.place("iowa"), "0504");
  EXPECT_EQ(t.step(), StepKind::CombatPhase) << "one unit a hex";
}

TEST(Battles_8_75_Advance, IsNeverForced) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("georgia", infantry(2)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  t.act("pass");
  EXPECT_EQ(t.place("iowa"), "0504");
  EXPECT_NE(t.step(), StepKind::Advances);
}

TEST(Battles_8_75_Advance, WhoAdvancedNeitherAttacksNorIsAttacked) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("georgia", infantry(2)).at("0505");
  t.csa("texas", infantry(2)).at("0506");
  t.attack("0505", {"iowa"}, {1});
  t.act("advance iowa 0505");
  EXPECT_TRUE(t.has_flag("iowa", kFought));
  EXPECT_TRUE(t.has_flag("iowa", kAttacked));
  EXPECT_NE(t.refused("target 0506"), "lawful");
  EXPECT_TRUE(t.is_offered("end-combat")) << "it owes Texas nothing";
}

TEST(Battles_8_75_Advance, NotArtillery) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(12)).at("0504");
  t.usa("horse", horse_artillery(12)).at("0504");
  t.csa("georgia", infantry(2)).at("0505");
  t.attack("0505", {"battery", "horse"}, {1});
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_NE(t.step(), StepKind::Advances);
}

TEST(Battles_8_75_Advance, TheDefenderToo) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0504");
  t.usa("ohio", infantry(5)).at("0604");
  t.csa("georgia", infantry(10)).at("0505");
  t.csa("texas", infantry(10)).at("0505");
  t.attack("0505", {"iowa", "ohio"}, {4});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ar));
  t.act_all({"retreat iowa 0503", "retreat ohio 0603"});
  EXPECT_EQ(t.step(), StepKind::Advances);
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  t.act("advance georgia 0604");
  EXPECT_EQ(t.refused("advance georgia 0504"), "8.75") << "one hex only";
  t.act("advance texas 0504");
  EXPECT_EQ(t.place("georgia"), "0604");
  EXPECT_EQ(t.place("texas"), "0504");
}

TEST(Battles_8_75_Advance, NotIntoAHexThatFriendsStillHold) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0504");
  t.usa("ohio", infantry(5)).at("0504").with(kFought);
  t.csa("georgia", infantry(10)).at("0505");
  t.attack("0505", {"iowa"}, {4});
  t.act("retreat iowa 0503");
  EXPECT_EQ(t.place("ohio"), "0504");
  EXPECT_NE(t.step(), StepKind::Advances) << "0504 is not vacated";
}

TEST(Battles_8_75_Advance, ALeaderGoesAlongWhenNobodyStaysWithHim) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.usa("mcdowell", leader()).at("0504");
  t.csa("georgia", infantry(2)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  t.act("advance iowa 0505");
  EXPECT_EQ(t.place("mcdowell"), "0505");
}

TEST(Battles_8_75_Advance, NotByAUnitThatHadRetreatedIn) {
  for (const int flags : {kRetreatedIn | kAttacked, int{kAttacked}}) {  // retreated, or pushed there (8.14)
    Table t(Seat::Union, Phase::Combat);
    t.usa("iowa", infantry(5)).at("0504");
    t.csa("georgia", infantry(9)).at("0505").with(static_cast<unsigned>(flags));
    t.csa("texas", infantry(10)).at("0505");
    t.attack("0505", {"iowa"}, {4});
    t.act("retreat iowa 0503");
    EXPECT_EQ(t.refused("advance georgia 0504"), "8.75");
    EXPECT_TRUE(t.is_offered("advance texas 0504"));
  }
}

TEST(Battles_8_75_Advance, AShakenUnitNotIntoAnEnemyZone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(24)).at("0504").is(Condition::Shaken);
  t.usa("ohio", infantry(1)).at("0504");
  t.csa("georgia", infantry(1)).at("0505");
  t.csa("texas", infantry(2)).at("0507");
  t.attack("0505", {"iowa", "ohio"}, {1});
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_TRUE(t.is_offered("advance iowa 0505")) << "Texas at 0507 controls 0506, not 0505";
}

TEST(Battles_8_75_Advance, AShakenUnitNotIntoTheZoneOfAnotherEnemy) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(24)).at("0504").is(Condition::Shaken);
  t.usa("ohio", infantry(1)).at("0504");
  t.csa("georgia", infantry(1)).at("0505");
  t.csa("texas", infantry(2)).at("0506");
  t.attack("0505", {"iowa", "ohio"}, {1});
  EXPECT_EQ(t.refused("advance iowa 0505"), "12.1");
  EXPECT_TRUE(t.is_offered("advance ohio 0505"));
}

TEST(Battles_8_76_OneAdvanceAHex, TwoVacatedHexesTwoAdvances) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(24)).at("0504");
  t.usa("ohio", infantry(1)).at("0504");
  t.csa("georgia", infantry(1)).at("0505");
  t.csa("texas", infantry(1)).at("0604");
  t.dictate({1});
  t.act_all({"target 0505", "target 0604", "join iowa", "join ohio", "resolve 0"});
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.place("texas"), "eliminated");
  t.act("advance iowa 0505");
  EXPECT_EQ(t.refused("advance ohio 0505"), "8.76") << "that hex has its unit";
  EXPECT_EQ(t.refused("advance iowa 0604"), "8.75");
  t.act("advance ohio 0604");
  EXPECT_EQ(t.place("iowa"), "0505");
  EXPECT_EQ(t.place("ohio"), "0604");
}

TEST(Battles_12_3_RoutedUnits, DoNotAdvance) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0504");
  t.csa("georgia", infantry(1)).at("0505").is(Condition::Routed);
  t.csa("texas", infantry(10)).at("0505");
  t.attack("0505", {"iowa"}, {4});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ar));
  t.act("retreat iowa 0503");
  EXPECT_EQ(t.refused("advance georgia 0504"), "12.3");
  EXPECT_TRUE(t.is_offered("advance texas 0504"));
}

TEST(Battles_12_3_RoutedUnits, AreLostWhenTheyMustRetreatInDisorderAgain) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0504");
  t.csa("georgia", infantry(7)).at("0505").is(Condition::Routed);
  t.csa("texas", infantry(3)).at("0505");
  t.attack("0505", {"iowa"}, {2, 3, 1});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Dr));
  t.act_all({"retreat georgia 0405", "retreat texas 0506"});
  EXPECT_EQ(t.place("georgia"), "eliminated") << "3 and 1 for its rout are a 4";
  EXPECT_EQ(t.value(Track::Points, 0), 7);
  EXPECT_EQ(t.condition("texas"), Condition::Good);
}

}  // namespace
}  // namespace longroll::battles::test
