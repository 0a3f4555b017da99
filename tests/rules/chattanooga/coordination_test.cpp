// Attacks that follow each other at once (10.6), and the leader who coordinates them (13.3).
#include "engine/games/chattanooga/rules/intensity.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// A regiment of that formation that attacks in the column of intensity 5.
Unit of_formation(int formation) {
  Unit unit = regiment(4, 5);
  unit.formations = FormationSet::one(formation);
  return unit;
}

/// Iowa, Ohio and Maine stand round Georgia, who lies on Texas at 0505.
Table three_attackers(int iowa, int ohio, int maine = 1) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Coordination);
  t.usa("iowa", of_formation(iowa)).at("0506");
  t.usa("ohio", of_formation(ohio)).at("0405");
  t.usa("maine", of_formation(maine)).at("0605");
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  return t;
}

int column(Table& t) { return t.remark(LogNote::Fought)[3]; }

/// The unit attacks with a die that changes nothing in the columns 5 and 7: Dr2 against equals, without an effect.
void attack_in_vain(Table& t, const std::string& unit) {
  t.dictate({6});
  t.act("attack-with " + unit);
}

TEST(Chattanooga_10_6_Coordination, AddsTwoToAnAttackThatFollowsOneOfTheSameFormation) {
  Table t = three_attackers(3, 3);
  t.act("attack 0505");
  const auto engagement = [&](std::string_view attacker) {
    return Engagement{t.id(attacker), t.id("georgia"), t.piece("georgia").place};
  };
  EXPECT_EQ(intensity_of(t.field(), engagement("ohio")), 5) << "nobody has attacked yet";
  attack_in_vain(t, "iowa");
  EXPECT_EQ(column(t), 5);
  EXPECT_EQ(t.to_act(), kUnion) << "the defender is not asked";
  EXPECT_EQ(intensity_of(t.field(), engagement("ohio")), 7) << "as players see it before they choose";
  EXPECT_EQ(intensity_of(t.field(), engagement("maine")), 5);
  t.dictate({3});  // column 7: Ar2(DR)
  t.act("attack-with ohio");
  EXPECT_EQ(column(t), 7);
}

TEST(Chattanooga_10_6_Coordination, OnlyTheAttackJustBeforeCounts) {
  Table t = three_attackers(3, 3, 4);
  t.act("attack 0505");
  attack_in_vain(t, "iowa");
  attack_in_vain(t, "maine");
  t.act("pass");
  EXPECT_EQ(column(t), 5);
  attack_in_vain(t, "ohio");
  t.act("pass");
  EXPECT_EQ(column(t), 5) << "maine of another formation came between";
}

TEST(Chattanooga_10_6_Coordination, OnTheSameHexOnly) {
  Table t = three_attackers(3, 3);
  t.csa("florida", regiment(4, 5)).at("0404");
  t.act("attack 0505");
  attack_in_vain(t, "iowa");
  t.act_all({"end-attack", "attack 0404"});
  attack_in_vain(t, "ohio");
  EXPECT_EQ(column(t), 5);
}

TEST(Chattanooga_10_6_Coordination, FormationAIsAnyFormation) {
  Table t = three_attackers(3, 9);
  Unit any = regiment(4, 5);
  any.formations = FormationSet::any();
  t.usa("wilder", any).at("0404");
  t.act("attack 0505");
  attack_in_vain(t, "iowa");
  attack_in_vain(t, "wilder");
  EXPECT_EQ(column(t), 7);
}

TEST(Chattanooga_10_6_Coordination, IsAnOptionAndNothingForTheNight) {
  for (const bool is_night : {false, true}) {
    Table t(kUnion, Phase::Combat);
    if (is_night) {
      t.on(Option::Coordination);
      t.turn(6);
    }
    t.usa("iowa", regiment(4, 5)).at("0506");
    t.usa("ohio", regiment(4, 5)).at("0405");
    t.csa("georgia", regiment(4, 5)).at("0505");
    t.act("attack 0505");
    t.dictate({is_night ? 3 : 6});  // nothing
    t.act("attack-with iowa");
    t.dictate({is_night ? 3 : 6});
    t.act("attack-with ohio");
    EXPECT_EQ(column(t), is_night ? 3 : 5);
  }
}

TEST(Chattanooga_10_6_Order, TheDefenderMayOrderHisStackBeforeAnAttackOfAnotherFormation) {
  Table t = three_attackers(3, 4);
  t.act("attack 0505");
  attack_in_vain(t, "iowa");
  t.act("attack-with ohio");
  ASSERT_EQ(t.to_act(), kConfederate);
  EXPECT_EQ(t.step(), StepKind::Attack);
  EXPECT_EQ(t.prompt().rule, "10.6");
  EXPECT_EQ(t.refused("attack-with maine"), "10.1");
  t.act("arrange 0505");
  EXPECT_EQ(t.to_act(), kConfederate);
  t.dictate({6});
  t.act("next-up georgia");
  EXPECT_EQ(t.remark(LogNote::Fought)[1], t.id("texas")) << "it lies on top now";
  EXPECT_EQ(column(t), 5);
}

TEST(Chattanooga_10_6_Order, OrLetItLie) {
  Table t = three_attackers(3, 4);
  t.act("attack 0505");
  attack_in_vain(t, "iowa");
  t.dictate({6});
  t.act_all({"attack-with ohio", "pass"});
  EXPECT_EQ(t.remark(LogNote::Fought)[1], t.id("georgia"));
}

TEST(Chattanooga_10_6_Order, NotBeforeTheFirstAttackNorOfASingleUnit) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Coordination);
  t.usa("iowa", of_formation(3)).at("0506");
  t.usa("ohio", of_formation(4)).at("0405");
  t.csa("guns", artillery()).at("0505");
  t.csa("georgia", regiment(9, 5)).at("0505");
  t.act("attack 0505");
  t.dictate({8});
  t.act("attack-with iowa");
  t.dictate({8});
  t.act("attack-with ohio");
  EXPECT_EQ(t.said(LogNote::Fought), 1) << "the second attack went on at once";
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_6_Order, AtNightBeforeEveryAttackButTheFirst) {
  Table t = three_attackers(3, 3);
  t.turn(6);
  t.act("attack 0505");
  t.dictate({5});  // column 3: nothing
  t.act("attack-with iowa");
  t.act("attack-with ohio");
  EXPECT_EQ(t.to_act(), kConfederate);
}

// ---- 13.3 ----

/// The same with a leader of that span beside Iowa.
Table with_leader(int first, int last) {
  Table t = three_attackers(3, 4, 5);
  t.on(Option::Leaders);
  t.usa("geary", leader(first, last)).at("0506");
  return t;
}

TEST(Chattanooga_13_3_Coordination, ALeaderMakesOneFormationOfAllOfHisSpan) {
  Table t = with_leader(3, 4);
  t.act("attack 0505");
  t.act("lead geary 5 iowa");
  EXPECT_EQ(t.refused("lead geary 6 iowa"), "13.3") << "one bonus in a couplet";
  attack_in_vain(t, "iowa");
  attack_in_vain(t, "ohio");
  EXPECT_EQ(column(t), 7) << "and the defender is not asked";
}

TEST(Chattanooga_13_3_Coordination, IsLostByAnAttackerOutsideHisSpan) {
  Table t = with_leader(3, 4);
  t.act("attack 0505");
  t.act("lead geary 5 iowa");
  attack_in_vain(t, "maine");
  attack_in_vain(t, "iowa");
  t.act("pass");
  EXPECT_EQ(column(t), 5);
  attack_in_vain(t, "ohio");
  t.act("pass");
  EXPECT_EQ(column(t), 5) << "iowa and ohio are of his span, maine was not";
}

TEST(Chattanooga_13_3_Coordination, BeginsBeforeTheFirstAttackWithAUnitThatHeIsWith) {
  Table t = with_leader(3, 4);
  t.act("attack 0505");
  EXPECT_EQ(t.refused("lead geary 5 ohio"), "13.3") << "he is not with it";
  attack_in_vain(t, "ohio");
  EXPECT_EQ(t.refused("lead geary 5 iowa"), "13.3") << "too late";
  EXPECT_EQ(t.refused("lead geary 6 iowa"), "lawful") << "he may still join its attack";
}

TEST(Chattanooga_13_3_Coordination, OneLeaderTakesPartInACombat) {
  Table t = with_leader(3, 5);
  t.usa("osterhaus", leader(4, 4)).at("0405");
  t.act("attack 0505");
  t.act("lead geary 5 iowa");
  EXPECT_EQ(t.refused("lead osterhaus 6 ohio"), "13.3");
  Table other = with_leader(3, 5);
  other.act("attack 0505");
  other.act("lead geary 6 iowa");
  EXPECT_EQ(other.refused("lead geary 5 iowa"), "13.3");
}

TEST(Chattanooga_13_3_Coordination, EndsWithTheAttacksOnTheHex) {
  Table t = with_leader(3, 4);
  t.csa("florida", regiment(4, 5)).at("0404");
  t.act("attack 0505");
  t.act("lead geary 5 iowa");
  attack_in_vain(t, "iowa");
  t.act("end-attack");
  EXPECT_TRUE(t.has_flag("geary", kFought));
}

TEST(Chattanooga_13_4_LeadersWhoAreHit, AFiveOfACoordinatedAttackHitsHim) {
  Table t = with_leader(3, 4);
  t.act("attack 0505");
  t.act("lead geary 5 iowa");
  t.dictate({5});
  t.act("attack-with ohio");
  EXPECT_EQ(t.place("geary"), "hit") << "also when another unit attacks";
}

TEST(Chattanooga_13_3_Coordination, NeedsTheRuleAndTheDay) {
  Table off(kUnion, Phase::Combat);
  off.on(Option::Leaders);
  off.usa("iowa", of_formation(3)).at("0506");
  off.usa("geary", leader(3, 4)).at("0506");
  off.csa("georgia", regiment(4, 5)).at("0505");
  off.act("attack 0505");
  EXPECT_EQ(off.refused("lead geary 5 iowa"), "10.6");
  EXPECT_FALSE(off.is_offered("lead geary 5 iowa"));
}

}  // namespace
}  // namespace longroll::chattanooga::test
