// Battles 8.0 to 8.14, 8.23, 11.2, 12.2: who must attack, who must be attacked, and that it can all be done. Of a hex
// 0505 the neighbours are 0504, 0506, 0404, 0405, 0604 and 0605.
#include "engine/games/battles/rules/duties.h"

#include "tests/rules/battles/fights.h"

namespace longroll::battles::test {
namespace {

/// What is owed, as text: "0506" for a hex, "iowa" for a unit.
std::vector<std::string> owed(Table& t) {
  std::vector<std::string> all;
  for (const Duty& duty : duties(t.field())) {
    all.push_back(duty.kind == Duty::Kind::HexMustBeAttacked ? hex_text(duty.hex) : t.field().counter(duty.unit).id);
  }
  return all;
}
using Owed = std::vector<std::string>;

TEST(Battles_8_0_Combat, TroopsInContactMustFight) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(13)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  EXPECT_EQ(owed(t), (Owed{"0506", "iowa"}));
  EXPECT_EQ(t.refused("end-combat"), "8.11");
  t.act_all({"target 0506", "join iowa"});
  fight(t, 4);
  EXPECT_EQ(owed(t), Owed{});
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Battles_8_0_Combat, OutOfContactNobodyFights) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0507");
  EXPECT_EQ(owed(t), Owed{});
  EXPECT_EQ(t.offers("target"), 0);
  EXPECT_EQ(t.refused("target 0507"), "8.15");
  EXPECT_EQ(t.refused("target 0508"), "8.0");
  t.act("end-combat");
  EXPECT_EQ(t.phase(), Phase::Rally);
}

TEST(Battles_8_11_EveryEnemyInContact, EachOfThemIsOwedAnAttack) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0404");
  EXPECT_EQ(owed(t), (Owed{"0404", "0506", "iowa", "ohio"}));
  t.act_all({"target 0506", "join iowa"});
  fight(t, 4);
  EXPECT_EQ(owed(t), (Owed{"0404", "ohio"}));
  EXPECT_EQ(t.refused("end-combat"), "8.11");
  t.act_all({"target 0404", "join ohio"});
  fight(t, 4);
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Battles_8_11_EveryEnemyInContact, ThePromptNamesThem) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  EXPECT_NE(t.prompt().text.find("georgia in 0506"), std::string::npos);
  EXPECT_NE(t.prompt().text.find("iowa (0505)"), std::string::npos);
  EXPECT_EQ(t.prompt().rule, "8.11");
}

TEST(Battles_8_11_EveryEnemyInContact, NotAcrossABareCreek) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.side("0505", "0506", kCreek);
  EXPECT_EQ(owed(t), Owed{});
  EXPECT_EQ(t.refused("target 0506"), "8.15");
}

TEST(Battles_8_11_EveryEnemyInContact, WhatTouchesOnlyRoutedTroopsIsNotOwed) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505").is(Condition::Routed);
  t.csa("georgia", infantry(4)).at("0506");
  EXPECT_EQ(owed(t), Owed{});
  EXPECT_EQ(t.refused("target 0506"), "8.15");
}

TEST(Battles_8_11_EveryEnemyInContact, RoutedEnemiesMayButNeedNotBeAttacked) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506").is(Condition::Routed);
  EXPECT_EQ(owed(t), Owed{});
  EXPECT_TRUE(t.is_offered("target 0506"));
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Battles_8_12_EveryUnitInAnEnemyZone, MustAttackSomebody) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.act_all({"target 0506", "join iowa"});
  // Ohio would have nobody left to attack.
  EXPECT_EQ(t.refused("resolve 0"), "8.12");
  EXPECT_EQ(t.prompt().rule, "8.12");
  EXPECT_NE(t.prompt().text.find("ohio (0505)"), std::string::npos);
  t.act("join ohio");
  EXPECT_TRUE(t.is_offered("resolve 0"));
}

TEST(Battles_8_12_EveryUnitInAnEnemyZone, AnotherEnemyWillDo) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0404").is(Condition::Routed);
  t.act_all({"target 0506", "join iowa"});
  fight(t, 4);
  // Texas exerts no zone of control, but ohio stands in one and has to fight somebody.
  EXPECT_EQ(owed(t), (Owed{"ohio"}));
  EXPECT_EQ(t.refused("end-combat"), "8.12");
  EXPECT_TRUE(t.is_offered("target 0404"));
}

TEST(Battles_8_12_EveryUnitInAnEnemyZone, WhoBesiegesTwoMayNotLeaveOneToNobody) {
  // Iowa alone touches both; ohio touches georgia only.
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0507");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0404");
  t.act_all({"target 0404", "join iowa"});
  EXPECT_TRUE(t.is_offered("resolve 0"));
  EXPECT_FALSE(t.is_offered("target 0507"));
}

TEST(Battles_8_14_OneAttackEach, NobodyAttacksOrIsAttackedTwice) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505").with(kFought);
  t.usa("ohio", infantry(3)).at("0404");
  t.csa("georgia", infantry(4)).at("0506").with(kAttacked);
  t.csa("texas", infantry(4)).at("0405");
  EXPECT_EQ(t.refused("target 0506"), "8.14");
  EXPECT_EQ(owed(t), (Owed{"0405", "ohio"}));
  t.act("target 0405");
  EXPECT_EQ(t.refused("join iowa"), "8.14");
  t.act("join ohio");
  EXPECT_EQ(t.refused("join ohio"), "8.14");
}

TEST(Battles_8_14_OneAttackEach, TheFlagsOfAFightRemain) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(2)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.act_all({"target 0506", "join iowa"});
  fight(t, 4);
  EXPECT_TRUE(t.has_flag("iowa", kFought));
  EXPECT_TRUE(t.has_flag("georgia", kAttacked));
  EXPECT_TRUE(t.has_flag("iowa", kActed));
  EXPECT_TRUE(t.has_flag("georgia", kActed));
  EXPECT_FALSE(t.has_flag("iowa", kCombatFlags));
  EXPECT_FALSE(t.has_flag("georgia", kCombatFlags));
}

TEST(Battles_8_23_AllAdjacentEnemies, WhomNobodyElseEngages) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0504");
  t.act_all({"target 0506", "join iowa"});
  EXPECT_EQ(t.refused("resolve 0"), "8.23");
  EXPECT_NE(t.prompt().text.find("texas in 0504"), std::string::npos);
  t.act("target 0504");
  t.dictate({4});
  t.act("resolve 0");
  EXPECT_EQ(t.remark(LogNote::Attacked)[2], 8);
  carry_out(t);
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Battles_8_23_AllAdjacentEnemies, AnotherMayTakeOne) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0503");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0504");
  t.act_all({"target 0506", "join iowa"});
  EXPECT_EQ(t.refused("resolve 0"), "lawful");
}

TEST(Battles_8_23_AllAdjacentEnemies, AJoinThatCouldNotBeCompletedIsRefused) {
  // Texas touches iowa only, georgia both. Were iowa to attack georgia, texas would have to be a target too, which ohio
  // does not touch; and ohio has nobody but georgia.
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0507");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0404");
  t.act("target 0506");
  EXPECT_EQ(t.refused("join iowa"), "8.12");
  t.act("join ohio");
  EXPECT_EQ(t.refused("join iowa"), "8.11");
  EXPECT_EQ(t.refused("resolve 0"), "lawful");
}

TEST(Battles_8_23_AllAdjacentEnemies, WhoWouldBeLeftCanBeShown) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0507");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0404");
  t.act("target 0506");
  const auto by = [&](Do verb, int argument) { return left_undone_by(t.field(), action_of(verb, argument)); };
  EXPECT_EQ(by(Do::Join, t.id("iowa")), (Duty{Duty::Kind::UnitMustAttack, Table::hex("0507"), t.id("ohio")}));
  EXPECT_EQ(by(Do::Join, t.id("ohio")), std::nullopt);
  EXPECT_EQ(by(Do::Join, 999), std::nullopt);
  EXPECT_EQ(by(Do::Advance, t.id("iowa")), std::nullopt) << "of another verb";
  t.act("join ohio");
  EXPECT_EQ(by(Do::Join, t.id("iowa")), (Duty{Duty::Kind::HexMustBeAttacked, Table::hex("0404"), kNoPiece}));
}

/// Iowa touches both georgia and texas, ohio georgia; the battery could bombard either.
struct GunsBehindTheLine : Table {
  GunsBehindTheLine() : Table(Seat::Union, Phase::Combat) {
    usa("iowa", infantry(12)).at("0505");
    usa("ohio", infantry(12)).at("0507");
    usa("battery", artillery(4)).at("0204");
    csa("georgia", infantry(8)).at("0506");
    csa("texas", infantry(4)).at("0404");
  }
};

TEST(Battles_8_11_EveryEnemyInContact, GunsMayTakeOneOverFirst) {
  GunsBehindTheLine t;
  t.act_all({"target 0404", "join battery"});
  fight(t, 6);
  EXPECT_EQ(t.place("texas"), "0404");
  t.act_all({"target 0506", "join iowa", "join ohio"});
  EXPECT_EQ(t.refused("resolve 0"), "lawful");
}

TEST(Battles_8_11_EveryEnemyInContact, GunsMayTakeOneOverLater) {
  GunsBehindTheLine t;
  t.act_all({"target 0506", "join iowa", "join ohio"});
  // The battery is the only one left for texas.
  EXPECT_EQ(t.refused("join battery"), "8.11");
  EXPECT_EQ(left_undone_by(t.field(), action_of(verbs::Join{t.id("battery")})),
            (Duty{Duty::Kind::HexMustBeAttacked, Table::hex("0404"), kNoPiece}));
  t.dictate({3});
  t.act("resolve 0");
  stand_fast(t);
  EXPECT_EQ(t.place("iowa"), "0505");
  EXPECT_EQ(owed(t), Owed{"0404"});
  EXPECT_EQ(t.refused("end-combat"), "8.11");
  t.act_all({"target 0404", "join battery"});
  fight(t, 6);
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Battles_8_11_EveryEnemyInContact, ADutyLeftToGunsIsOwed) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0505").with(kFought);
  t.usa("battery", artillery(4)).at("0204");
  t.csa("georgia", infantry(8)).at("0506").with(kAttacked);
  t.csa("texas", infantry(4)).at("0404");
  EXPECT_EQ(owed(t), Owed{"0404"});
  EXPECT_EQ(t.refused("end-combat"), "8.11");
  t.act_all({"target 0404", "join battery"});
  fight(t, 6);
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Battles_8_11_EveryEnemyInContact, ItLapsesWhenNoGunIsLeft) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0505").with(kFought);
  t.usa("battery", artillery(4)).at("0204").with(kFought);
  t.csa("texas", infantry(4)).at("0404");
  EXPECT_EQ(owed(t), Owed{});
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Battles_8_11_EveryEnemyInContact, WhoAdvancedObligesNobody) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0505").with(kFought | kAttacked);
  t.usa("battery", artillery(4)).at("0204");
  t.csa("texas", infantry(4)).at("0404");
  EXPECT_EQ(owed(t), Owed{});
}

TEST(Battles_8_11_EveryEnemyInContact, WhatTooFewGunsCanSeeToIsOwedAsFarAsTheyGo) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0505").with(kFought);
  t.usa("battery", artillery(4)).at("0204");
  t.csa("texas", infantry(4)).at("0404");
  t.csa("florida", infantry(4)).at("0405");
  EXPECT_EQ(owed(t), (Owed{"0404", "0405"}));
  t.act_all({"target 0405", "join battery"});
  fight(t, 6);
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Battles_8_11_EveryEnemyInContact, TheGunThatIsNotWantedElsewhereMayBombard) {
  // One of the two is wanted for texas. The section is too weak for georgia, the battery is not.
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0505").with(kFought);
  t.usa("battery", artillery(4)).at("0204");
  t.usa("section", artillery(1)).at("0204");
  t.csa("texas", infantry(4)).at("0404");
  t.csa("georgia", infantry(20)).at("0206");
  EXPECT_EQ(owed(t), Owed{"0404"});
  t.act("target 0206");
  EXPECT_EQ(t.refused("join section"), "9.18");
  t.act("join battery");
  EXPECT_EQ(t.refused("join section"), "8.11");
  EXPECT_EQ(t.refused("resolve 0"), "lawful");
}

TEST(Battles_8_11_EveryEnemyInContact, OneBatterySeesToOneHexOnly) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(4)).at("0505");
  t.usa("ohio", infantry(4)).at("0507");
  t.usa("battery", artillery(4)).at("0204");
  t.csa("georgia", infantry(8)).at("0506");
  t.csa("texas", infantry(4)).at("0404");
  t.csa("florida", infantry(4)).at("0405");
  // Iowa would leave two to the guns, and there is one battery.
  t.act("target 0506");
  EXPECT_EQ(t.refused("join iowa"), "8.11");
}

TEST(Battles_11_2_NightCombat, AttacksAreVoluntary) {
  Table t(Seat::Union, Phase::Combat);
  t.night();
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0504");
  EXPECT_EQ(owed(t), Owed{});
  EXPECT_TRUE(t.is_offered("end-combat"));
  // Neither ohio nor texas need take part.
  t.act_all({"target 0506", "join iowa"});
  EXPECT_EQ(t.refused("resolve 0"), "lawful");
}

TEST(Battles_12_2_Shaken, AttackOnlyWhereTheyMust) {
  {
    Table t(Seat::Union, Phase::Combat);
    t.usa("iowa", infantry(3)).at("0505").is(Condition::Shaken);
    t.csa("georgia", infantry(4)).at("0506").is(Condition::Routed);
    EXPECT_EQ(t.offers("target"), 0);
  }
  {
    Table t(Seat::Union, Phase::Combat);
    t.night();
    t.usa("iowa", infantry(3)).at("0505").is(Condition::Shaken);
    t.usa("ohio", infantry(3)).at("0505");
    t.csa("georgia", infantry(4)).at("0506");
    t.act("target 0506");
    EXPECT_EQ(t.refused("join iowa"), "12.2");
  }
  {
    Table t(Seat::Union, Phase::Combat);
    t.usa("iowa", infantry(3)).at("0505").is(Condition::Shaken);
    t.csa("georgia", infantry(4)).at("0506");
    t.act("target 0506");
    EXPECT_EQ(t.refused("join iowa"), "lawful");
  }
}

TEST(Battles_12_3_Routed, DoNotAttack) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505").is(Condition::Routed);
  t.usa("ohio", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.act("target 0506");
  EXPECT_EQ(t.refused("join iowa"), "12.3");
  t.act("join ohio");
  EXPECT_EQ(t.refused("resolve 0"), "lawful");
}

}  // namespace
}  // namespace longroll::battles::test
