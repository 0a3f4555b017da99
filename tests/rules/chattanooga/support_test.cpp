// Supporting advances (10.13): others who stand next to the hex that the attacker takes.
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// Iowa at 0506 attacks a Georgia at 0505 who will be driven off to 0504; Ohio stands at 0405.
Table with_support() {
  Table t(kUnion, Phase::Combat);
  t.on(Option::SupportingAdvance);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0405");
  t.csa("georgia", regiment(4, 5)).at("0505");
  return t;
}

/// DR: Georgia retreats, out of the zone of Iowa.
void take_the_hex(Table& t) {
  attack(t, {9});
  t.act("retreat 0604");
}

TEST(Chattanooga_10_13_Support, AnotherUnitGoesOneHexIntoOneThatNobodyOccupies) {
  Table t = with_support();
  take_the_hex(t);
  ASSERT_EQ(t.step(), StepKind::Advance);
  EXPECT_EQ(t.place("iowa"), "0505");
  EXPECT_EQ(t.to_act(), kUnion);
  EXPECT_EQ(t.refused("advance 0404"), "10.13") << "nobody is named";
  t.act("support ohio");
  EXPECT_EQ(t.refused("advance 0505"), "10.13") << "iowa is there";
  EXPECT_EQ(t.refused("advance 0403"), "10.13") << "two hexes";
  EXPECT_TRUE(t.is_offered("advance 0305")) << "any free hex next to it";
  t.act("advance 0404");
  EXPECT_EQ(t.place("ohio"), "0404");
  EXPECT_FALSE(t.has_flag("ohio", kMayAdvance));
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_13_Support, IsAnOption) {
  Table t(kUnion, Phase::Combat);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0405");
  t.csa("georgia", regiment(4, 5)).at("0505");
  take_the_hex(t);
  EXPECT_EQ(t.place("iowa"), "0505");
  EXPECT_EQ(t.step(), StepKind::CombatPhase) << "ohio has nobody left to attack";
}

TEST(Chattanooga_10_13_Support, OnlyAfterAnAdvance) {
  Table t = with_support();
  t.csa("texas", regiment(4, 5)).at("0505");
  take_the_hex(t);
  EXPECT_EQ(t.place("iowa"), "0506") << "georgia still holds the hex";
  EXPECT_EQ(t.step(), StepKind::Attack) << "ohio may attack it";
}

TEST(Chattanooga_10_13_Support, NotByOneWhoHasAttackedOrStandsElsewhereNorByGuns) {
  Table t = with_support();
  t.usa("maine", regiment(4, 5)).at("0405").with(kFought);
  t.usa("vermont", regiment(4, 5)).at("0508");
  t.usa("guns", artillery()).at("0404");
  attack(t, {9});
  t.act("retreat 0604");
  EXPECT_EQ(t.refused("support maine"), "10.13") << "it has attacked";
  EXPECT_EQ(t.refused("support vermont"), "10.13") << "it stands two hexes away";
  EXPECT_EQ(t.refused("support guns"), "10.13");
  EXPECT_EQ(t.refused("support iowa"), "10.13") << "it has advanced itself";
  EXPECT_EQ(t.refused("support georgia"), "10.13");
  EXPECT_TRUE(t.is_offered("support ohio"));
}

TEST(Chattanooga_10_13_Support, AStackOrAPartOfItGoesTogether) {
  Table t = with_support();
  t.usa("maine", regiment(4, 5)).at("0405");
  t.usa("vermont", regiment(4, 5)).at("0605");
  t.csa("florida", regiment(4, 5)).at("1010");
  attack(t, {9});
  t.act("retreat 0504");
  ASSERT_EQ(t.step(), StepKind::Advance);
  t.act("support ohio");
  EXPECT_EQ(t.refused("support vermont"), "10.13") << "of another hex";
  t.act_all({"support maine", "advance 0404"});
  EXPECT_EQ(t.place("ohio"), "0404");
  EXPECT_EQ(t.place("maine"), "0404");
  ASSERT_EQ(t.step(), StepKind::Advance) << "vermont is asked next";
  t.act_all({"support vermont", "advance 0604"});
  EXPECT_EQ(t.place("vermont"), "0604");
}

TEST(Chattanooga_10_13_Support, WhoAdvancesDoesNotAttackInThatCouplet) {
  Table t = with_support();
  t.csa("texas", regiment(4, 5)).at("0403");
  attack(t, {9});
  t.act_all({"retreat 0604", "support ohio", "advance 0404"});
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_EQ(t.refused("attack 0403"), "10.1");
}

TEST(Chattanooga_10_13_Support, NobodyHasTo) {
  Table t = with_support();
  attack(t, {9});
  t.act_all({"retreat 0504", "support ohio", "pass"});
  EXPECT_EQ(t.place("ohio"), "0405");
  EXPECT_FALSE(t.has_flag("ohio", kMayAdvance));
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_13_Support, NotByOneWhoMustCharge) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::SupportingAdvance);
  t.on(Option::Charge);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.usa("ohio", regiment(4, 5)).at("0405");
  t.usa("maine", regiment(4, 5)).at("0605").with(kCharge | kMoved);
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("texas", regiment(4, 5)).at("0706");
  attack(t, {9});
  t.act("retreat 0504");
  ASSERT_EQ(t.step(), StepKind::Advance);
  EXPECT_EQ(t.refused("support maine"), "10.8") << "texas is left for it";
  EXPECT_TRUE(t.is_offered("support ohio"));
}

TEST(Chattanooga_10_13_Support, TheGroundAndThePostBindAsInAnAdvance) {
  Table t = with_support();
  for (const std::string_view hex : {"0404", "0305", "0306", "0406"}) {
    t.side("0405", hex, kBlocked);
  }
  attack(t, {9});
  t.act("retreat 0504");
  ASSERT_EQ(t.step(), StepKind::Advance);
  t.act("support ohio");
  EXPECT_EQ(t.offers("advance"), 1) << "0506, which iowa has left";
}

TEST(Chattanooga_10_13_Support, LeadersGoAlongWhenNobodyStays) {
  for (const bool is_whole : {true, false}) {
    Table t = with_support();
    t.on(Option::Leaders);
    t.usa("geary", leader(1, 1)).at("0405");
    if (!is_whole) {
      t.usa("maine", regiment(4, 5)).at("0405");
    }
    attack(t, {9});
    t.act_all({"retreat 0504", "support ohio", "advance 0404"});
    EXPECT_EQ(t.place("geary"), is_whole ? "0404" : "0405");
  }
}

TEST(Chattanooga_10_13_Support, ComesBeforeTheDiceOfTheArmies) {
  Table t = with_support();
  t.army(Army::Cumberland, 0);
  attack(t, {9});
  t.act("retreat 0504");
  EXPECT_EQ(t.step(), StepKind::Advance);
  t.dictate({9, 9});
  t.act("pass");
  EXPECT_EQ(t.said(LogNote::ArmyMoraleRolled), 2);
}

}  // namespace
}  // namespace longroll::chattanooga::test
