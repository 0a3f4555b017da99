// Questionable units (5.7): who is marked, and what the first combat does to them.
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// Iowa at 0506 can attack Georgia at 0505; flags of both.
Table doubtful_duel(unsigned attacker, unsigned defender) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Questionable);
  t.usa("iowa", regiment(4, 5)).at("0506").with(attacker);
  t.csa("georgia", regiment(4, 5)).at("0505").with(defender);
  return t;
}

TEST(Chattanooga_5_7_Marker, IsForThoseWhoReturnAfterARout) {
  for (const Phase phase : {Phase::Movement, Phase::Administrative}) {
    Table t(kUnion, phase);
    t.on(Option::Questionable);
    t.usa("iowa", infantry()).in(kReady);
    t.usa("mate", infantry()).at("0510");
    t.csa("georgia", infantry()).at("1515");
    t.act_all({"return iowa", "go 0511"});
    EXPECT_TRUE(t.has_flag("iowa", kQuestionable));
    EXPECT_EQ(t.said(LogNote::BecameQuestionable), 1);
  }
}

TEST(Chattanooga_5_7_Marker, AlsoForAPointOfExtraStrengthWhenTheUnitHadRouted) {
  for (const Place box : {kEliminated, kReadyAndEliminated}) {
    Table t(kUnion, Phase::Movement);
    t.on(Option::Questionable);
    t.usa("iowa", infantry(4, 2)).in(box);
    t.usa("mate", infantry(4, 2)).at("0510");
    t.usa("marker", extra_strength(1, 3, 1));
    t.csa("georgia", infantry()).at("1515");
    t.act_all({"rebuild iowa", "go 0511"});
    EXPECT_EQ(t.has_flag("iowa", kQuestionable), box == kReadyAndEliminated);
  }
}

TEST(Chattanooga_5_7_Marker, IsNotForAUnitWithANewCadre) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Questionable);
  t.usa("iowa", infantry()).in(kRebuilt);
  t.usa("mate", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"return iowa", "go 0511"});
  EXPECT_FALSE(t.has_flag("iowa", kQuestionable));
}

TEST(Chattanooga_5_7_Marker, IsAnOption) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).in(kReady);
  t.usa("mate", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"return iowa", "go 0511"});
  EXPECT_FALSE(t.has_flag("iowa", kQuestionable));
}

TEST(Chattanooga_5_7_Marker, StaysOverPhasesAndTurns) {
  Table t(kUnion, Phase::Administrative);
  t.on(Option::Questionable);
  t.usa("iowa", infantry()).in(kReady);
  t.usa("mate", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"return iowa", "go 0511"});
  t.play_on_until([&] { return t.phase() == Phase::Movement && t.phasing() == kConfederate; });
  EXPECT_TRUE(t.has_flag("iowa", kQuestionable));
}

TEST(Chattanooga_5_7_Combat, AnAttackerWhoFailsRoutsAndMakesNoAttack) {
  for (const int die : {5, 9}) {
    Table t = doubtful_duel(kQuestionable, 0);
    attack(t, {die});  // against a morale of 4
    EXPECT_EQ(t.place("iowa"), die == 5 ? "routed" : "shattered");
    EXPECT_EQ(t.said(LogNote::Fought), 0);
    EXPECT_EQ(t.place("georgia"), "0505");
    EXPECT_EQ(t.step(), StepKind::CombatPhase) << "nobody else can attack the hex";
  }
}

TEST(Chattanooga_5_7_Combat, AnAttackerWhoPassesFightsAndIsDoubtedNoMore) {
  Table t = doubtful_duel(kQuestionable, 0);
  attack(t, {4, 6});
  EXPECT_EQ(t.said(LogNote::Fought), 1);
  EXPECT_FALSE(t.has_flag("iowa", kQuestionable));
}

TEST(Chattanooga_5_7_Combat, ADefenderWhoFailsRoutsAndTheAttackerAdvances) {
  Table t = doubtful_duel(0, kQuestionable);
  attack(t, {5});
  EXPECT_EQ(t.place("georgia"), "routed");
  EXPECT_EQ(t.said(LogNote::Fought), 0);
  EXPECT_EQ(t.place("iowa"), "0505");
}

TEST(Chattanooga_5_7_Combat, ADefenderWhoPassesFights) {
  Table t = doubtful_duel(0, kQuestionable);
  attack(t, {4, 6});
  EXPECT_EQ(t.said(LogNote::Fought), 1);
  EXPECT_FALSE(t.has_flag("georgia", kQuestionable));
}

TEST(Chattanooga_5_7_Combat, TheAttackerChecksBeforeTheDefender) {
  Table t = doubtful_duel(kQuestionable, kQuestionable);
  attack(t, {4, 5});
  EXPECT_EQ(t.place("iowa"), "0505");
  EXPECT_EQ(t.place("georgia"), "routed");
  Table u = doubtful_duel(kQuestionable, kQuestionable);
  attack(u, {5});
  EXPECT_EQ(u.place("iowa"), "routed");
  EXPECT_TRUE(u.has_flag("georgia", kQuestionable)) << "it has not fought";
}

TEST(Chattanooga_5_7_Combat, ABatteryThatFailsIsCaptured) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Questionable);
  t.usa("iowa", regiment(4, 5)).at("0506");
  t.csa("guns", steady(artillery(4))).at("0505").with(kQuestionable);
  attack(t, {5});
  EXPECT_EQ(t.place("guns"), "captured") << "10.4";
}

TEST(Chattanooga_5_7_Combat, WorksCountInTheCheckOfTheDefender) {
  Table t = doubtful_duel(0, kQuestionable);
  t.on(Option::Works);
  t.works("0505", Works::Breastwork);
  attack(t, {5, 7});  // morale 4 and 1 for the breastwork (17.3)
  EXPECT_EQ(t.place("georgia"), "0505");
}

TEST(Chattanooga_5_7_Combat, ASurroundedUnitMakesBothChecks) {
  Table t = doubtful_duel(0, kQuestionable);
  t.on(Option::FlankAttack);
  for (const std::string_view hex : {"0504", "0404", "0604", "0405", "0605"}) {
    t.usa(std::string("u") + std::string(hex), infantry()).at(hex);
  }
  attack(t, {4, 5});
  EXPECT_EQ(t.place("georgia"), "captured") << "it passes the first and fails the second (10.7), with no way out (5.6)";
}

TEST(Chattanooga_5_7_Combat, AfterAnAttackerWhoRoutedNoAttackIsCoordinated) {
  Table t = doubtful_duel(kQuestionable, 0);
  t.on(Option::Coordination);
  t.usa("ohio", regiment(4, 5)).at("0405");
  attack(t, {5});
  ASSERT_EQ(t.place("iowa"), "routed");
  ASSERT_EQ(t.step(), StepKind::Attack);
  t.dictate({6});
  t.act("attack-with ohio");
  EXPECT_EQ(t.remark(LogNote::Fought)[3], 5) << "the intensity is its own (10.6)";
}

TEST(Chattanooga_5_7_Combat, BombardmentIsNoEngagement) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::Questionable);
  Unit guns = artillery();
  guns.range = 6;
  t.usa("guns", guns).at("0510").with(kQuestionable);
  t.csa("foe", infantry()).at("0506").with(kQuestionable);
  t.dictate({3});
  t.act_all({"aim foe", "fire guns", "resolve"});
  EXPECT_TRUE(t.has_flag("guns", kQuestionable));
  EXPECT_TRUE(t.has_flag("foe", kQuestionable));
}

TEST(Chattanooga_5_7_Combat, AUnitThatRoutsLosesItsMarker) {
  Table t = doubtful_duel(kQuestionable, 0);
  attack(t, {5});
  EXPECT_EQ(t.piece("iowa").flags, 0);
}

TEST(Chattanooga_5_7_ForcedMarch, DisruptedOnceMoreIsQuestionable) {
  for (const bool is_on : {false, true}) {
    Table t(kUnion, Phase::Movement);
    t.on(Option::ForcedMarch);
    if (is_on) {
      t.on(Option::Questionable);
    }
    t.usa("iowa", infantry()).at("0510").disrupted();
    t.csa("georgia", infantry()).at("1515");
    t.dictate({0});
    t.act_all({"take iowa", "force-march"});
    EXPECT_EQ(t.has_flag("iowa", kQuestionable), is_on);
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
