// Battles 8.6: what each result of the table does, to whom, and who chooses; 9.15, 9.17: guns that bombard.
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

/// The Union at 0504 and 0604 north of the Confederates at 0505; 0506, 0605 and 0405 are free to retreat to.
TEST(Battles_8_6_CombatResults, AllAttackersAreEliminated) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(1)).at("0504");
  t.usa("ohio", infantry(1)).at("0504");
  t.csa("georgia", infantry(10)).at("0505");
  t.attack("0505", {"iowa", "ohio"}, {5});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ae));
  EXPECT_EQ(t.place("iowa"), "eliminated");
  EXPECT_EQ(t.place("ohio"), "eliminated");
  EXPECT_EQ(t.place("georgia"), "0505");
  EXPECT_EQ(t.value(Track::Points, 1), 2);
  EXPECT_EQ(t.value(Track::Points, 0), 0);
}

TEST(Battles_8_6_CombatResults, OneAttackerOfTheDefendersChoiceIsEliminatedAndTheOthersRetreatInDisorder) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(2)).at("0504");
  t.usa("ohio", infantry(3)).at("0504");
  t.csa("georgia", infantry(10)).at("0505");
  t.attack("0505", {"iowa", "ohio"}, {6});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::AePart));
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.step(), StepKind::Losses);
  EXPECT_EQ(t.refused("lose georgia"), "8.6");
  EXPECT_EQ(t.refused("pass"), "8.6");
  t.act("lose ohio");
  EXPECT_EQ(t.place("ohio"), "eliminated");
  EXPECT_EQ(t.to_act(), Seat::Union);
  t.act("retreat iowa 0503");
  EXPECT_EQ(t.place("iowa"), "0503");
  EXPECT_EQ(t.condition("iowa"), Condition::Disordered);
  EXPECT_TRUE(t.dice().empty()) << "Ae* disorders without a die";
}

TEST(Battles_8_6_CombatResults, TheOnlyAttackerIsEliminatedWithoutAChoice) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0504");
  t.csa("georgia", infantry(10)).at("0505");
  t.attack("0505", {"iowa"}, {6});
  EXPECT_EQ(t.place("iowa"), "eliminated");
  EXPECT_EQ(t.step(), StepKind::Advances) << "the defender may follow into 0504";
}

TEST(Battles_8_6_CombatResults, AttackersRetreatInDisorder) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0504");
  t.usa("ohio", infantry(5)).at("0604").is(Condition::Good);
  t.csa("georgia", infantry(10)).at("0505");
  t.attack("0505", {"iowa", "ohio"}, {4});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ar));
  EXPECT_EQ(t.refused("pass"), "8.71");
  t.act_all({"retreat ohio 0603", "retreat iowa 0503"});
  EXPECT_EQ(t.condition("iowa"), Condition::Disordered);
  EXPECT_EQ(t.condition("ohio"), Condition::Disordered);
  EXPECT_EQ(t.condition("georgia"), Condition::Good);
  EXPECT_EQ(t.value(Track::Points, 0) + t.value(Track::Points, 1), 0);
}

TEST(Battles_8_6_CombatResults, AnExchangeIsPaidInPrintedStrengthOfTheAttackersChoice) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(7)).at("0504");
  t.usa("ohio", infantry(3)).at("0504");
  t.usa("maine", infantry(2)).at("0604");
  t.csa("georgia", infantry(4)).at("0505");
  t.attack("0505", {"iowa", "ohio", "maine"}, {5, 1});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ex));
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.to_act(), Seat::Union);
  t.act("lose ohio");
  EXPECT_EQ(t.step(), StepKind::Losses) << "3 do not pay for 4";
  t.act("lose maine");
  EXPECT_EQ(t.place("iowa"), "0504");
  EXPECT_EQ(t.dice(), std::vector<int>({1})) << "who is left rolls for disorder";
  EXPECT_EQ(t.value(Track::Points, 0), 4);
  EXPECT_EQ(t.value(Track::Points, 1), 5);
  EXPECT_EQ(t.step(), StepKind::Advances);
}

TEST(Battles_8_6_CombatResults, AnExchangeCountsTheStrengthAsPrintedNotAsModified) {
  Table t(Seat::Union, Phase::Combat);
  t.terrain("0505", Terrain::Rough);
  t.usa("iowa", infantry(12)).at("0504").is(Condition::Good);
  t.usa("ohio", infantry(6)).at("0604");
  t.csa("georgia", infantry(3)).at("0505");
  t.attack("0505", {"iowa", "ohio"}, {5, 1});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ex));
  // Halved to 3, Ohio is worth 6 as printed.
  t.act("lose ohio");
  EXPECT_EQ(t.place("iowa"), "0504");
  EXPECT_NE(t.step(), StepKind::Losses);
}

TEST(Battles_8_6_CombatResults, WhoCannotPayForAnExchangeLosesAll) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(2)).at("0504");
  t.usa("ohio", infantry(2)).at("0504");
  t.usa("battery", artillery(20)).at("0603");
  t.csa("georgia", infantry(8)).at("0505");
  t.attack("0505", {"iowa", "ohio", "battery"}, {5});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ex));
  EXPECT_EQ(t.place("iowa"), "eliminated");
  EXPECT_EQ(t.place("ohio"), "eliminated");
  EXPECT_EQ(t.place("battery"), "0603");
}

TEST(Battles_8_6_CombatResults, DefendersRetreatAndRollForDisorder) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(10)).at("0504");
  t.csa("georgia", infantry(5)).at("0505");
  t.csa("alabama", infantry(5)).at("0505");
  t.attack("0505", {"iowa"}, {1, 3, 4});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Dr));
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  t.act_all({"retreat alabama 0506", "retreat georgia 0405"});
  EXPECT_EQ(t.dice(), std::vector<int>({3, 4}));
  EXPECT_EQ(t.condition("georgia"), Condition::Good);
  EXPECT_EQ(t.condition("alabama"), Condition::Disordered);
  EXPECT_EQ(t.condition("iowa"), Condition::Good);
}

TEST(Battles_8_6_CombatResults, OneDefenderOfTheAttackersChoiceIsExchangedTheOthersRetreatAndAllRoll) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(7)).at("0504");
  t.usa("ohio", infantry(5)).at("0504");
  t.csa("georgia", infantry(2)).at("0505");
  t.csa("alabama", infantry(4)).at("0505");
  t.attack("0505", {"iowa", "ohio"}, {1, 6, 6});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::ExPart));
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("lose iowa"), "8.6");
  t.act("lose alabama");
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("lose georgia"), "8.6");
  t.act("lose ohio");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  t.act("retreat georgia 0506");
  EXPECT_EQ(t.condition("georgia"), Condition::Disordered);
  EXPECT_EQ(t.condition("iowa"), Condition::Disordered);
  EXPECT_EQ(t.value(Track::Points, 0), 4);
  EXPECT_EQ(t.value(Track::Points, 1), 5);
}

TEST(Battles_8_6_CombatResults, DefendersAreEliminated) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("georgia", infantry(1)).at("0505");
  t.csa("alabama", infantry(1)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::De));
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.place("alabama"), "eliminated");
  EXPECT_EQ(t.value(Track::Points, 0), 2);
  EXPECT_EQ(t.place("iowa"), "0504");
}

TEST(Battles_8_6_CombatResults, LossesCountByTheScenariosRate) {
  Table t(Seat::Union, Phase::Combat);
  t.scenario().loss_points = {1, 3};
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("georgia", infantry(2)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  EXPECT_EQ(t.value(Track::Points, 0), 6);
}

TEST(Battles_9_15_BombardingArtillery, SuffersNoResult) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(1)).at("0502");
  t.csa("georgia", infantry(5)).at("0505");
  t.attack("0505", {"battery"}, {6});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ae));
  EXPECT_EQ(t.place("battery"), "0502");
  EXPECT_EQ(t.condition("battery"), Condition::Good);
  EXPECT_TRUE(t.has_flag("battery", kFought));
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Battles_9_15_BombardingArtillery, PaysNothingForAnExchange) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(9)).at("0503");
  t.csa("georgia", infantry(3)).at("0505");
  t.attack("0505", {"battery"}, {5});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ex));
  EXPECT_EQ(t.place("georgia"), "eliminated");
  EXPECT_EQ(t.place("battery"), "0503");
  EXPECT_TRUE(t.dice() == std::vector<int>({5})) << "no die for disorder";
}

TEST(Battles_9_15_BombardingArtillery, GunsInAnEnemyZoneOfControlSufferLikeTheOthers) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(1)).at("0504");
  t.csa("georgia", infantry(5)).at("0505");
  t.attack("0505", {"battery"}, {5});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ae));
  EXPECT_EQ(t.place("battery"), "eliminated");
}

TEST(Battles_9_17_BombardingArtilleryMayRetreat, WithItsDisorder) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0504");
  t.usa("battery", artillery(3)).at("0603");
  t.csa("georgia", infantry(6)).at("0505");
  t.attack("0505", {"iowa", "battery"}, {4});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ar));
  t.act("retreat iowa 0503");
  EXPECT_EQ(t.step(), StepKind::Retreats);
  EXPECT_TRUE(t.is_offered("pass"));
  t.act("retreat battery 0602");
  EXPECT_EQ(t.place("battery"), "0602");
  EXPECT_EQ(t.condition("battery"), Condition::Disordered);
}

TEST(Battles_9_17_BombardingArtilleryMayRetreat, WhenTheAttackBreaksDownToo) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(2)).at("0504");
  t.usa("battery", artillery(3)).at("0603");
  t.csa("georgia", infantry(10)).at("0505");
  t.attack("0505", {"iowa", "battery"}, {6});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::AePart));
  EXPECT_EQ(t.place("iowa"), "eliminated") << "the only one whom the result can touch";
  EXPECT_EQ(t.refused("lose battery"), "8.71");
  t.act("retreat battery 0602");
  EXPECT_EQ(t.condition("battery"), Condition::Disordered);
}

TEST(Battles_9_17_BombardingArtilleryMayRetreat, OrStayAsItIs) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0504");
  t.usa("battery", artillery(3)).at("0603");
  t.csa("georgia", infantry(6)).at("0505");
  t.attack("0505", {"iowa", "battery"}, {4});
  EXPECT_EQ(t.refused("pass"), "8.71") << "first those who must";
  t.act_all({"retreat iowa 0503", "pass"});
  EXPECT_EQ(t.place("battery"), "0603");
  EXPECT_EQ(t.condition("battery"), Condition::Good);
  EXPECT_EQ(t.condition("iowa"), Condition::Disordered);
}

TEST(Battles_9_17_BombardingArtilleryMayRetreat, ButPushesNobodyAside) {
  Table t(Seat::Union, Phase::Combat);
  t.scenario().stack_limit = 1;
  t.usa("iowa", infantry(3)).at("0504");
  t.usa("battery", artillery(3)).at("0603");
  int n = 0;
  for (const char* hex : {"0602", "0703", "0704", "0503"}) {
    t.usa("reserve" + std::to_string(++n), infantry(1)).at(hex);
  }
  t.csa("georgia", infantry(6)).at("0505");
  t.attack("0505", {"iowa", "battery"}, {4});
  EXPECT_EQ(t.refused("retreat battery 0602"), "9.17");
}

TEST(Battles_9_17_BombardingArtilleryMayRetreat, OrMakesRoomForOneThatMust) {
  Table t(Seat::Union, Phase::Combat);
  t.scenario().stack_limit = 1;
  t.usa("iowa", infantry(3)).at("0504");
  t.usa("battery", artillery(3)).at("0603");
  int n = 0;
  for (const char* hex : {"0602", "0703", "0704"}) {
    t.usa("reserve" + std::to_string(++n), infantry(1)).at(hex);
  }
  t.unplayable("0503");
  t.unplayable("0403");
  t.csa("georgia", infantry(6)).at("0505");
  t.attack("0505", {"iowa", "battery"}, {4});
  EXPECT_EQ(t.remark(LogNote::ResultFound)[0], static_cast<int>(CombatResult::Ar));
  t.act_all({"retreat iowa 0603", "retreat battery 0602", "retreat reserve1 0601"});
  EXPECT_EQ(t.place("iowa"), "0603");
  EXPECT_EQ(t.place("battery"), "0602");
  EXPECT_EQ(t.condition("battery"), Condition::Good) << "pushed aside, not beaten";
  EXPECT_EQ(t.place("reserve1"), "0601");
}

TEST(Battles_9_6_GunboatsUnderFire, AreLostByWhatEliminatesAndUntouchedByTheRest) {
  for (const auto& [die, place] : {std::pair{1, "eliminated"}, std::pair{4, "0505"}}) {
    Table t(Seat::Union, Phase::Combat);
    t.terrain("0505", Terrain::Water);
    t.usa("battery", artillery(12)).at("0503");
    t.csa("grampus", gunboat(2)).at("0505");
    t.attack("0505", {"battery"}, {die});
    EXPECT_EQ(t.place("grampus"), place);
    EXPECT_EQ(t.condition("grampus"), Condition::Good);
    EXPECT_EQ(t.step(), StepKind::CombatPhase);
  }
}

}  // namespace
}  // namespace longroll::battles::test
