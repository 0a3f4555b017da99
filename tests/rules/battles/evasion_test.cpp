// Battles 8.77 to 8.79: cavalry that is gone before the die falls.
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

TEST(Battles_8_77_CavalryRetreat, IsOfferedToTheDefenderBeforeTheDie) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(2)).at("0505");
  t.attack("0505", {"iowa"}, {5, 1});
  EXPECT_EQ(t.step(), StepKind::Evasion);
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.refused("evade georgia"), "8.77") << "cavalry only";
  EXPECT_EQ(t.refused("evade iowa"), "8.77");
  EXPECT_EQ(t.refused("retreat stuart 0506"), "8.77");
  t.act("evade stuart");
  EXPECT_EQ(t.dice(), std::vector<int>({5}));
  EXPECT_EQ(t.refused("retreat stuart 0504"), "8.77");
  t.act("retreat stuart 0506");
  EXPECT_EQ(t.place("stuart"), "0505") << "the second hex is still to be chosen";
  EXPECT_EQ(t.refused("retreat stuart 0605"), "8.77") << "one hex from where it was";
  t.act("retreat stuart 0507");
  EXPECT_EQ(t.place("stuart"), "0507");
  EXPECT_EQ(t.condition("stuart"), Condition::Good) << "never disorder";
  EXPECT_FALSE(t.has_flag("stuart", kTarget));
  // Georgia stayed and is attacked, 12 to 2.
  EXPECT_EQ(t.place("georgia"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, ASixHoldsItThere) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.attack("0505", {"iowa"}, {6, 1});
  t.act("evade stuart");
  EXPECT_EQ(t.dice(), std::vector<int>({6, 1}));
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, MayBeDeclined) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  t.act("stand");
  EXPECT_EQ(t.dice(), std::vector<int>({1}));
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, NotFromCavalry) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.usa("buford", cavalry(2)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.attack("0505", {"iowa", "buford"}, {1});
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, NotWithoutAWayOfTwoHexes) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.usa("ohio", infantry(1)).at("0508");
  t.csa("stuart", cavalry(1)).at("0505");
  // 0506 is open, but nothing two hexes away is: 0507 and 0607, 0407 lie in Ohio's zone, the rest is out of play.
  for (const char* hex : {"0605", "0405", "0606", "0406", "0306", "0706", "0705", "0305"}) {
    t.unplayable(hex);
  }
  t.attack("0505", {"iowa"}, {1});
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, OneDieForAllWhoTry) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.csa("radford", cavalry(1)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  t.act("evade stuart");
  EXPECT_TRUE(t.is_offered("stand"));
  EXPECT_EQ(t.refused("evade stuart"), "8.77");
  t.act("evade radford");
  EXPECT_EQ(t.dice(), std::vector<int>({1}));
  t.act_all({"retreat radford 0405", "retreat radford 0406"});
  t.act_all({"retreat stuart 0506"});
  EXPECT_EQ(t.refused("retreat radford 0507"), "8.77");
  t.act("retreat stuart 0507");
  EXPECT_EQ(t.place("radford"), "0406");
  EXPECT_EQ(t.place("stuart"), "0507");
}

TEST(Battles_8_77_CavalryRetreat, SomeMayStay) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  t.csa("radford", cavalry(1)).at("0505");
  t.attack("0505", {"iowa"}, {3, 1});
  t.act_all({"evade stuart", "stand", "retreat stuart 0506", "retreat stuart 0507"});
  EXPECT_EQ(t.place("stuart"), "0507");
  EXPECT_EQ(t.place("radford"), "eliminated");
}

TEST(Battles_8_77_CavalryRetreat, DisplacesWhereNothingElseIsOpen) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(1)).at("0505");
  for (const char* hex : {"0605", "0405", "0606", "0406"}) {
    t.unplayable(hex);
  }
  t.csa("georgia", infantry(2)).at("0507");
  t.csa("texas", infantry(2)).at("0507");
  t.attack("0505", {"iowa"}, {3});
  t.act_all({"evade stuart", "retreat stuart 0506", "retreat stuart 0507"});
  EXPECT_EQ(t.step(), StepKind::Displacement);
  t.act("retreat texas 0508");
  EXPECT_EQ(t.place("stuart"), "0507");
  EXPECT_EQ(t.place("texas"), "0508");
  EXPECT_EQ(t.condition("texas"), Condition::Good);
}

TEST(Battles_8_77_CavalryRetreat, TheAttackerMayFollowAndIsThenOutOfTheAttack) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.usa("ohio", infantry(12)).at("0504");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(12)).at("0604");
  t.dictate({1, 1, 1});
  t.act_all({"target 0505", "target 0604", "join iowa", "join ohio", "resolve 0", "evade stuart", "retreat stuart 0506",
             "retreat stuart 0507"});
  EXPECT_EQ(t.step(), StepKind::Advances);
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("advance iowa 0604"), "8.76");
  t.act("advance iowa 0505");
  EXPECT_EQ(t.remark(Say::Attacked)[1], 12) << "Ohio attacks alone";
  EXPECT_EQ(t.place("iowa"), "0505");
}

TEST(Battles_8_14_AttackedOnce, AHexWhoseCavalryGotAwayCountsAsAttacked) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("stuart", cavalry(2)).at("0505");
  t.attack("0505", {"iowa"}, {1});
  t.act_all({"evade stuart", "retreat stuart 0506", "retreat stuart 0507", "advance iowa 0505"});
  EXPECT_TRUE(t.has_flag("stuart", kAttacked));
  EXPECT_TRUE(t.has_flag("iowa", kFought));
  EXPECT_EQ(t.said(Say::Rolled), 0) << "nobody is left to roll against";
}

TEST(Battles_8_78_NoCavalryRetreat, FromABombardmentAlone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(12)).at("0503");
  t.csa("stuart", cavalry(1)).at("0505");
  t.attack("0505", {"battery"}, {1});
  EXPECT_EQ(t.place("stuart"), "eliminated");
}

TEST(Battles_8_78_NoCavalryRetreat, UnlessAnotherEnemyIsNextToIt) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(12)).at("0503");
  t.usa("iowa", infantry(2)).at("0604");
  t.csa("stuart", cavalry(1)).at("0505");
  t.csa("georgia", infantry(1)).at("0704");
  t.dictate({1});
  t.act_all({"target 0505", "join battery"});
  if (t.is_offered("resolve 0")) {
    t.act("resolve 0");
    EXPECT_EQ(t.step(), StepKind::Evasion);
    EXPECT_TRUE(t.is_offered("evade stuart"));
  } else {
    ADD_FAILURE() << t.prompt().text;
  }
}

TEST(Battles_8_79_CombinedAttack, TheGunsAreSpentWhenAllTheCavalryIsGone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(5)).at("0504");
  t.usa("battery", artillery(5)).at("0603");
  t.csa("stuart", cavalry(2)).at("0505");
  t.csa("georgia", infantry(2)).at("0605");
  t.csa("texas", infantry(2)).at("0705");
  t.attack("0505", {"iowa", "battery"}, {1});
  t.act_all({"evade stuart", "retreat stuart 0405", "retreat stuart 0406"});
  EXPECT_TRUE(t.is_offered("pass"));
  t.act("pass");
  EXPECT_TRUE(t.has_flag("battery", kFought));
  EXPECT_NE(t.refused("target 0705"), "lawful");
}

}  // namespace
}  // namespace longroll::battles::test
