// Battles 8.13 to 8.31, 8.5: which units take part in an attack, on which hexes. Of a hex 0505 the neighbours are 0504,
// 0506, 0404, 0405, 0604 and 0605.
#include "tests/rules/battles/fights.h"

namespace longroll::battles::test {
namespace {

TEST(Battles_8_13_AllThatCanBear, SixHexesAndTheGuns) {
  Table t(Seat::Union, Phase::Combat);
  const std::vector<std::string> around = {"0504", "0506", "0404", "0405", "0604", "0605"};
  for (const std::string& hex : around) {
    t.usa("u" + hex, infantry(2)).at(hex);
  }
  t.usa("battery", artillery(4)).at("0805").is(Condition::Good);
  t.csa("georgia", infantry(4)).at("0505");
  t.level("0805", 4);
  t.act("target 0505");
  for (const std::string& hex : around) {
    t.act("join u" + hex);
  }
  t.act("join battery");
  t.dictate({4});
  t.act("resolve 0");
  // Six times 2, and 4 less a third at three hexes.
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 15);
}

TEST(Battles_8_15_Adjacent, OnlyGunsAttackFromAfar) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("horse", cavalry(3)).at("0503");
  t.usa("battery", artillery(3)).at("0604");
  t.usa("guard", infantry(3)).at("0504");
  t.csa("georgia", infantry(4)).at("0506");
  t.act("target 0506");
  EXPECT_EQ(t.refused("join horse"), "8.15");
  EXPECT_EQ(t.refused("join guard"), "8.15");
  EXPECT_EQ(t.refused("join georgia"), "8.0");
  EXPECT_EQ(t.refused("join #99"), "8.0");
  EXPECT_EQ(t.refused("join battery"), "lawful");
}

TEST(Battles_8_21_DefendersTogether, AStackIsAttackedAsOne) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(8)).at("0505");
  t.csa("georgia", infantry(1)).at("0506");
  t.csa("texas", infantry(3)).at("0506");
  t.act("target 0506");
  EXPECT_TRUE(t.has_flag("georgia", kTarget));
  EXPECT_TRUE(t.has_flag("texas", kTarget));
  EXPECT_EQ(t.refused("target 0506"), "8.21");
  t.act("join iowa");
  t.dictate({4});
  t.act("resolve 0");
  EXPECT_EQ(t.remark(LogNote::Attacked)[2], 4);
}

TEST(Battles_8_22_StackedAttackers, MayAttackApart) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(8)).at("0505");
  t.usa("ohio", infantry(3)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0504");
  t.act_all({"target 0506", "join iowa"});
  fight(t, 2);
  EXPECT_FALSE(t.has_flag("ohio", kFought));
  t.act("target 0504");
  EXPECT_EQ(t.refused("join iowa"), "8.14");
  EXPECT_EQ(t.refused("join ohio"), "lawful");
}

TEST(Battles_8_24_SeveralHexesOnOne, FromBothSides) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(5)).at("0507");
  t.csa("georgia", infantry(4)).at("0506");
  t.dictate({4});
  t.act_all({"target 0506", "join iowa", "join ohio", "resolve 0"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 8);
}

TEST(Battles_8_25_SeveralTargets, EveryAttackerTouchesEveryTarget) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0507");
  t.usa("maine", infantry(3)).at("0503");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0504");
  t.act_all({"target 0506", "join iowa", "join ohio"});
  EXPECT_EQ(t.refused("target 0504"), "8.25");
  EXPECT_EQ(t.refused("join maine"), "8.15");
}

TEST(Battles_8_25_SeveralTargets, OneWhoTouchesButOneMayNotJoin) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0507");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0504");
  t.csa("florida", infantry(4)).at("0508");
  t.act_all({"target 0506", "target 0504"});
  EXPECT_EQ(t.refused("join ohio"), "8.25");
  EXPECT_EQ(t.refused("resolve 0"), "8.13");
  t.act("join iowa");
  EXPECT_EQ(t.refused("target 0508"), "8.25");
  EXPECT_EQ(t.refused("resolve 0"), "lawful");
}

TEST(Battles_8_25_SeveralTargets, ATargetThatWouldStrandAUnitIsRefused) {
  // Ohio touches georgia only: were georgia taken together with texas, ohio could not join and would be stranded.
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("0505");
  t.usa("ohio", infantry(3)).at("0507");
  t.csa("georgia", infantry(4)).at("0506");
  t.csa("texas", infantry(4)).at("0504");
  t.act("target 0506");
  EXPECT_EQ(t.refused("target 0504"), "8.12");
}

TEST(Battles_8_5_DiversionaryAttacks, AWeakAttackFreesTheMainBody) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(1)).at("0505");
  t.usa("ohio", infantry(6)).at("0505");
  t.csa("georgia", infantry(8)).at("0506");
  t.csa("texas", infantry(2)).at("0504");
  t.dictate({4});
  t.act_all({"target 0506", "join iowa", "resolve 0"});
  EXPECT_EQ(t.remark(LogNote::Odds)[0], 0);
  carry_out(t);
  t.dictate({4});
  t.act_all({"target 0504", "join ohio", "resolve 0"});
  EXPECT_EQ(t.remark(LogNote::Odds)[0], 6);
  carry_out(t);
  EXPECT_TRUE(t.is_offered("end-combat"));
}

TEST(Battles_8_31_UnitsAreNotDivided, AnAttackTakesTheWholeUnit) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(7)).at("0505");
  t.csa("georgia", infantry(2)).at("0506");
  t.csa("texas", infantry(2)).at("0504").is(Condition::Routed);
  t.dictate({4});
  t.act_all({"target 0506", "join iowa", "resolve 0"});
  EXPECT_EQ(t.remark(LogNote::Attacked)[1], 7);
  carry_out(t);
  EXPECT_EQ(t.refused("target 0504"), "8.15");
}

}  // namespace
}  // namespace longroll::battles::test
