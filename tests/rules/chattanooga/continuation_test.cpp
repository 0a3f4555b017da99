// The continuation of attacks (10.14). A charge of intensity 5 is read in column 7, where a 3 is Ar2(DR): the defender
// is driven off.
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr int kDrivesOff = 3;

Table with_continuation() {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Continuation);
  return t;
}

/// Iowa charges Georgia at 0505, who lies on Texas.
Table against_a_stack() {
  Table t = with_continuation();
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  return t;
}

/// Iowa charges Georgia at 0505, behind whom Florida stands at 0604.
Table toward_florida(unsigned iowa = kCharge) {
  Table t = with_continuation();
  t.usa("iowa", regiment(4, 5)).at("0506").with(iowa);
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("florida", regiment(4, 5)).at("0604");
  return t;
}

/// Georgia is driven off to the west.
void drive_off(Table& t) {
  attack(t, {kDrivesOff});
  t.act("retreat 0404");
}

TEST(Chattanooga_10_14_SameHex, WhoIsLeftThereIsAttackedAgain) {
  Table t = against_a_stack();
  drive_off(t);
  ASSERT_EQ(t.step(), StepKind::Advance);
  EXPECT_EQ(t.place("iowa"), "0506") << "the hex is not empty";
  EXPECT_EQ(t.to_act(), kUnion);
  t.dictate({kDrivesOff});  // and no check before
  t.act("continue iowa");
  EXPECT_EQ(t.remark(LogNote::Fought)[1], t.id("texas"));
  EXPECT_EQ(t.remark(LogNote::Fought)[3], 7) << "it still charges";
  t.act("retreat 0604");
  EXPECT_EQ(t.place("iowa"), "0505");
}

TEST(Chattanooga_10_14_SameHex, OrNot) {
  Table t = against_a_stack();
  drive_off(t);
  t.act("pass");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_EQ(t.refused("attack 0505"), "10.1") << "the attacks on it are over";
}

TEST(Chattanooga_10_14_SameHex, OnlyByAUnitThatCharges) {
  Table t = with_continuation();
  t.usa("iowa", regiment(4, 7)).at("0506");
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  drive_off(t);
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_14_SameHex, OnlyIfTheDefenderIsDrivenOff) {
  Table t = with_continuation();
  t.usa("iowa", regiment(5, 5)).at("0506").with(kCharge);
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {4});  // Dr1
  EXPECT_TRUE(t.is_disrupted("georgia"));
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_14_SameHex, AnotherUnitOfTheStackMayTakeThePlace) {
  Table t = with_continuation();
  t.usa("ohio", regiment(4, 5)).at("0506").with(kCharge);
  t.usa("guns", artillery()).at("0506");
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  t.usa("maine", regiment(4, 5)).at("0405").with(kCharge);
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {kDrivesOff});
  t.act("retreat 0604");
  EXPECT_EQ(t.refused("continue guns"), "10.14");
  EXPECT_EQ(t.refused("continue maine"), "10.14") << "of another hex";
  t.dictate({kDrivesOff});
  t.act("continue ohio");
  EXPECT_EQ(t.remark(LogNote::Fought)[0], t.id("ohio"));
  t.act("retreat 0504");
  EXPECT_EQ(t.place("ohio"), "0505");
  EXPECT_EQ(t.place("iowa"), "0505") << "the stack advances (10.12)";
  EXPECT_EQ(t.place("guns"), "0506");
}

TEST(Chattanooga_10_14_SameHex, WhoTakesThePlaceLiesOnTop) {
  Table t = with_continuation();
  t.usa("ohio", regiment(4, 5)).at("0506");
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  t.csa("texas", regiment(9, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  drive_off(t);
  t.dictate({6});  // column 5: nothing, because ohio has no marker
  t.act("continue ohio");
  EXPECT_EQ(t.remark(LogNote::Fought)[3], 5);
  EXPECT_EQ(t.piece("ohio").note, 1);
  EXPECT_EQ(t.piece("iowa").note, 0);
  EXPECT_TRUE(t.has_flag("ohio", kFought));
}

TEST(Chattanooga_10_14_SameHex, AUnitIsNotCoordinatedWithItself) {
  Table t = against_a_stack();
  t.on(Option::Coordination);
  drive_off(t);
  t.dictate({kDrivesOff});
  t.act("continue iowa");
  EXPECT_EQ(t.remark(LogNote::Fought)[3], 7);
}

// ---- another hex ----

TEST(Chattanooga_10_14_NextHex, AfterAnAdvanceAndACheckAnotherHexIsAttacked) {
  Table t = toward_florida();
  drive_off(t);
  EXPECT_EQ(t.place("iowa"), "0505");
  ASSERT_EQ(t.step(), StepKind::Advance);
  t.dictate({4});
  t.act("continue iowa");
  EXPECT_EQ(t.refused("pass"), "10.14") << "it must attack";
  EXPECT_EQ(t.refused("attack 0504"), "10.14") << "nobody stands there";
  EXPECT_TRUE(t.is_offered("attack 0404")) << "georgia, where it has gone";
  t.dictate({kDrivesOff});
  t.act("attack 0604");
  EXPECT_EQ(t.remark(LogNote::Fought)[1], t.id("florida"));
  EXPECT_EQ(t.remark(LogNote::Fought)[3], 7);
  EXPECT_EQ(t.step(), StepKind::Retreat);
}

TEST(Chattanooga_10_14_NextHex, AlsoByAUnitThatWasDrivenBackBefore) {
  Table t = toward_florida(kCharge | kRetreated);
  drive_off(t);
  EXPECT_EQ(t.place("iowa"), "0505");
  ASSERT_EQ(t.step(), StepKind::Advance);
  EXPECT_TRUE(t.is_offered("continue iowa"));
}

TEST(Chattanooga_10_14_NextHex, AUnitThatFailsIsDisrupted) {
  Table t = toward_florida();
  drive_off(t);
  t.dictate({5});
  t.act("continue iowa");
  EXPECT_TRUE(t.is_disrupted("iowa"));
  EXPECT_EQ(t.place("iowa"), "0505");
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_14_NextHex, ADisruptedUnitThatFailsMakesARoutCheck) {
  for (const int die : {3, 4}) {  // against a morale of 3
    Table t = with_continuation();
    t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge).disrupted();
    t.csa("georgia", regiment(4, 5)).at("0505");
    t.csa("florida", regiment(4, 5)).at("0604");
    drive_off(t);
    t.dictate({4, die});
    t.act("continue iowa");
    EXPECT_EQ(t.place("iowa"), die == 3 ? "0505" : "routed") << die;
    EXPECT_EQ(t.step(), StepKind::CombatPhase) << "it attacks nobody";
  }
}

TEST(Chattanooga_10_14_NextHex, ADisruptedUnitThatPassesAttacks) {
  Table t = with_continuation();
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge).disrupted();
  t.csa("georgia", regiment(4, 5)).at("0505");
  t.csa("florida", regiment(4, 5)).at("0604");
  drive_off(t);
  t.dictate({3});
  t.act("continue iowa");
  EXPECT_TRUE(t.is_offered("attack 0604"));
}

TEST(Chattanooga_10_14_NextHex, ItMayGoOneHexFirst) {
  Table t = with_continuation();
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  t.csa("georgia", regiment(4, 5)).at("0505").disrupted();
  t.csa("florida", regiment(4, 5)).at("0704");
  attack(t, {kDrivesOff, 9});  // it routs
  ASSERT_EQ(t.step(), StepKind::Advance);
  t.dictate({0});
  t.act("continue iowa");
  EXPECT_EQ(t.offers("attack"), 0) << "florida is two hexes away";
  EXPECT_EQ(t.refused("advance 0504"), "10.14") << "from there it could attack nobody";
  t.act("advance 0604");
  EXPECT_EQ(t.place("iowa"), "0604");
  EXPECT_EQ(t.refused("advance 0703"), "10.14") << "one hex";
  t.dictate({kDrivesOff});
  t.act("attack 0704");
  EXPECT_EQ(t.remark(LogNote::Fought)[1], t.id("florida"));
}

TEST(Chattanooga_10_14_NextHex, NobodyIsAskedWithoutAnEnemyToAttack) {
  Table t = with_continuation();
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  t.csa("georgia", regiment(4, 5)).at("0505");
  attack(t, {kDrivesOff});
  t.act("retreat 0604");
  // Georgia itself, who has stopped one hex away, is an enemy like others.
  EXPECT_EQ(t.step(), StepKind::Advance);
  Table alone = with_continuation();
  alone.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  alone.csa("georgia", regiment(1, 5)).at("0505").disrupted();
  attack(alone, {kDrivesOff, 9});  // R on a disrupted unit: it routs
  EXPECT_EQ(alone.place("georgia"), "shattered");
  EXPECT_EQ(alone.step(), StepKind::CombatPhase);
}

TEST(Chattanooga_10_14_NextHex, NotAHexTheAttacksOnWhichAreOver) {
  Table t = toward_florida();
  t.usa("maine", regiment(4, 5)).at("0705");
  t.dictate({6});  // nothing
  t.act_all({"attack 0604", "attack-with maine"});
  drive_off(t);
  ASSERT_EQ(t.step(), StepKind::Advance) << "georgia at 0404 is left";
  t.dictate({0});
  t.act("continue iowa");
  EXPECT_EQ(t.refused("attack 0604"), "10.14");
  EXPECT_TRUE(t.is_offered("attack 0404"));
}

TEST(Chattanooga_10_14_NextHex, OthersJoinTheAttackOnIt) {
  Table t = toward_florida();
  t.usa("maine", regiment(4, 5)).at("0705");
  drive_off(t);
  t.dictate({0, kDrivesOff});
  t.act_all({"continue iowa", "attack 0604"});
  ASSERT_EQ(t.step(), StepKind::Retreat);
  Table vain = toward_florida();
  vain.usa("maine", regiment(4, 5)).at("0705");
  vain.csa("louisiana", regiment(4, 5)).at("0604");
  attack(vain, {kDrivesOff});
  vain.act("retreat 0404");
  vain.dictate({0, 6});  // column 7, row 6: both are eliminated, and the next of the stack is disrupted
  vain.act_all({"continue iowa", "attack 0604"});
  EXPECT_EQ(vain.place("louisiana"), "eliminated");
  EXPECT_EQ(vain.step(), StepKind::Attack);
  EXPECT_TRUE(vain.is_offered("attack-with maine"));
}

TEST(Chattanooga_10_14_NextHex, TheStackStaysAndOneUnitGoesOn) {
  Table t = with_continuation();
  t.usa("ohio", regiment(4, 5)).at("0506").with(kCharge);
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  t.csa("georgia", regiment(4, 5)).at("0505").disrupted();
  t.csa("florida", regiment(4, 5)).at("0604");
  attack(t, {kDrivesOff, 9});  // it routs
  EXPECT_EQ(t.place("iowa"), "0505");
  t.dictate({0});
  t.act("continue iowa");
  EXPECT_EQ(t.offers("advance"), 2) << "0504 and 0605, next to florida";
  t.act("advance 0504");
  EXPECT_EQ(t.place("iowa"), "0504");
  EXPECT_EQ(t.place("ohio"), "0505");
}

TEST(Chattanooga_10_14_NextHex, OfTheAttackerNotOfThoseWhoSupportHim) {
  Table t = toward_florida(0);
  t.on(Option::SupportingAdvance);
  t.usa("ohio", regiment(4, 5)).at("0605").with(kCharge);
  attack(t, {9});  // column 5: DR
  t.act_all({"retreat 0404", "support ohio", "advance 0705"});
  EXPECT_EQ(t.step(), StepKind::CombatPhase) << "iowa does not charge, and ohio only advanced in support";
}

TEST(Chattanooga_10_14_NextHex, AfterTheDiceOfTheArmies) {
  Table t = toward_florida();
  t.army(Army::Cumberland, 0);
  attack(t, {kDrivesOff});
  t.dictate({9, 9});
  t.act("retreat 0404");
  EXPECT_EQ(t.said(LogNote::ArmyMoraleRolled), 2);
  EXPECT_EQ(t.step(), StepKind::Advance);
}

TEST(Chattanooga_10_14_NextHex, AlsoAfterAFlankAttack) {
  Table t = toward_florida();
  t.on(Option::FlankAttack);
  for (const std::string_view hex : {"0404", "0504"}) {
    t.usa(std::string("u") + std::string(hex), infantry()).at(hex);
  }
  t.side("0505", "0604", kBlocked);
  attack(t, {5});  // surrounded: it routs (10.7)
  EXPECT_EQ(t.place("georgia"), "routed");
  EXPECT_EQ(t.step(), StepKind::Advance);
}

TEST(Chattanooga_10_14_Option, IsOffOrOnAndNothingForTheNight) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Charge);
  t.usa("iowa", regiment(4, 5)).at("0506").with(kCharge);
  t.csa("texas", regiment(4, 5)).at("0505");
  t.csa("georgia", regiment(4, 5)).at("0505");
  drive_off(t);
  EXPECT_EQ(t.step(), StepKind::CombatPhase);
  Table night = with_continuation();
  night.turn(6);
  night.usa("iowa", regiment(4, 9)).at("0506").with(kCharge);
  night.csa("texas", regiment(4, 5)).at("0505");
  night.csa("georgia", regiment(4, 5)).at("0505").disrupted();
  attack(night, {9, 9});  // column 6
  EXPECT_EQ(night.step(), StepKind::CombatPhase);
  EXPECT_NE(night.place("georgia"), "0505");
}

}  // namespace
}  // namespace longroll::chattanooga::test
