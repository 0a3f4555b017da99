// Extra strength at the moment of elimination (5.10).
#include "engine/games/chattanooga/planner/planner.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

/// Iowa at 0506 attacks Georgia at 0505 in the column of intensity 6; the die 1 is Dm(Axr), 4 against a morale of 4
/// passes the check of Georgia, and Iowa is eliminated.
Table lost_attack(int points) {
  Table t(kUnion, Phase::Combat);
  t.on(Option::OnMapReplacement);
  t.usa("iowa", regiment(4, 6)).at("0506");
  t.usa("marker", extra_strength(1, 3, points));
  t.csa("georgia", regiment(4, 6)).at("0505");
  return t;
}

TEST(Chattanooga_5_10_Replacement, TheOwnerIsAsked) {
  Table t = lost_attack(2);
  attack(t, {1, 4});
  EXPECT_EQ(t.step(), StepKind::Result);
  EXPECT_EQ(t.to_act(), kUnion);
  EXPECT_EQ(t.prompt().rule, "5.10");
  EXPECT_EQ(t.place("iowa"), "0506") << "it has not gone yet";
}

TEST(Chattanooga_5_10_Replacement, AUnitThatPassesItsCheckStaysForAPoint) {
  Table t = lost_attack(2);
  attack(t, {1, 4});
  t.dictate({4});
  t.act("replace iowa");
  EXPECT_EQ(t.place("iowa"), "0506");
  EXPECT_EQ(t.piece("marker").marks, 1);
  EXPECT_EQ(t.said(LogNote::Rebuilt), 1);
  EXPECT_EQ(t.said(LogNote::Eliminated), 0);
}

TEST(Chattanooga_5_10_Replacement, TheRestOfTheResultFallsOnTheUnitThatStays) {
  Table t = lost_attack(2);  // Axr: and disrupted
  attack(t, {1, 4});
  t.dictate({0});
  t.act("replace iowa");
  EXPECT_TRUE(t.is_disrupted("iowa"));
}

TEST(Chattanooga_5_10_Replacement, ThenTheNextUnitOfTheStackIsSpared) {
  for (const bool is_replaced : {true, false}) {
    Table t(kUnion, Phase::Combat);
    t.on(Option::OnMapReplacement);
    t.usa("below", regiment(4, 6)).at("0506");
    t.usa("iowa", regiment(4, 6)).at("0506");
    t.usa("marker", extra_strength(1, 3, 1));
    t.csa("georgia", regiment(4, 6)).at("0505");
    attack(t, {1, 4});
    t.dictate({is_replaced ? 4 : 5});
    t.act("replace iowa");
    EXPECT_EQ(t.is_disrupted("below"), !is_replaced) << "10.10";
  }
}

TEST(Chattanooga_5_10_Replacement, AUnitThatFailsIsEliminatedAndThePointIsKept) {
  Table t = lost_attack(2);
  attack(t, {1, 4});
  t.dictate({5});
  t.act("replace iowa");
  EXPECT_EQ(t.place("iowa"), "eliminated");
  EXPECT_EQ(t.piece("marker").marks, 2);
}

TEST(Chattanooga_5_10_Replacement, TheOwnerMayPass) {
  Table t = lost_attack(2);
  attack(t, {1, 4});
  t.act("pass");
  EXPECT_EQ(t.place("iowa"), "eliminated");
  EXPECT_EQ(t.piece("marker").marks, 2);
}

TEST(Chattanooga_5_10_Replacement, NobodyIsAskedWithoutStrengthAnAsteriskAwayOrTheOption) {
  Table none_left = lost_attack(0);
  attack(none_left, {1, 4});
  EXPECT_EQ(none_left.place("iowa"), "eliminated");

  Table regulars(kUnion, Phase::Combat);
  regulars.on(Option::OnMapReplacement);
  regulars.usa("iowa", with_asterisk(regiment(4, 6))).at("0506");
  regulars.usa("marker", extra_strength(1, 3, 2));
  regulars.csa("georgia", regiment(4, 6)).at("0505");
  attack(regulars, {1, 4});
  EXPECT_EQ(regulars.place("iowa"), "eliminated") << "an asterisk (5.9)";

  Table off(kUnion, Phase::Combat);
  off.usa("iowa", regiment(4, 6)).at("0506");
  off.usa("marker", extra_strength(1, 3, 2));
  off.csa("georgia", regiment(4, 6)).at("0505");
  attack(off, {1, 4});
  EXPECT_EQ(off.place("iowa"), "eliminated") << "the option is off";
}

TEST(Chattanooga_5_10_Replacement, NeedsNoLineOfCommunication) {
  for (const bool is_replaced : {true, false}) {
    Table t = lost_attack(2);
    for (const std::string_view hex : {"0405", "0406", "0507", "0605", "0606"}) {
      t.csa(std::string("x") + std::string(hex), infantry()).at(hex);
    }
    attack(t, {1, 4});
    t.dictate({is_replaced ? 4 : 5});
    t.act("replace iowa");
    if (is_replaced) {
      EXPECT_EQ(t.place("iowa"), "0506");
    } else {
      EXPECT_EQ(t.place("iowa"), "captured") << "5.8";
    }
  }
}

TEST(Chattanooga_5_10_Replacement, AlsoUnderFireInTheEnemysPhase) {
  Unit guns = artillery();
  guns.range = 6;
  Table t(kUnion, Phase::Combat);
  t.on(Option::OnMapReplacement);
  t.usa("guns", guns).at("0510");
  t.csa("foe", infantry()).at("0506");
  t.csa("marker", extra_strength(1, 3, 1));
  t.dictate({9});
  t.act_all({"aim foe", "fire guns", "resolve"});
  ASSERT_EQ(t.step(), StepKind::Result);
  EXPECT_EQ(t.to_act(), kConfederate);
  t.dictate({0, 0});  // and the check that a 9 asks for
  t.act("replace foe");
  EXPECT_EQ(t.place("foe"), "0506");
  EXPECT_EQ(t.piece("marker").marks, 0);
}

TEST(Chattanooga_5_10_Replacement, WorksCountInTheCheck) {
  Unit guns = artillery();
  guns.range = 6;
  Table t(kUnion, Phase::Combat);
  t.on(Option::OnMapReplacement);
  t.on(Option::Works);
  t.works("0506", Works::Breastwork);
  t.usa("guns", guns).at("0510");
  t.csa("foe", infantry(4)).at("0506");
  t.csa("marker", extra_strength(1, 3, 1));
  t.dictate({9});
  t.act_all({"aim foe", "fire guns", "resolve"});
  t.dictate({5, 0});  // morale 4 and 1 for the breastwork (17.3)
  t.act("replace foe");
  EXPECT_EQ(t.place("foe"), "0506");
}

// ---- the computer ----

Action first_of_plan(Table& t) {
  const Land land(t.game().battles().front(), t.field().scenario());
  return plan_of(t.game(), land, t.state(), Conduct({.script = 0, .by_piece = {}}, kStances)).front();
}

/// 5.9: elsewhere the same point brings it back a phase later, in good order.
TEST(Chattanooga_5_10_Computer, GivesTheUnitStrengthAtOnceWhereItsHexWins) {
  for (const bool is_goal : {true, false}) {
    Table t = lost_attack(2);
    if (is_goal) {
      t.scenario().wins_on[kUnion].add(Table::hex("0506"));
    }
    attack(t, {1, 4});
    const Action replace = action_of(verbs::Replace{t.id("iowa")});
    EXPECT_EQ(first_of_plan(t), is_goal ? replace : action_of(verbs::Pass{}));
  }
}

/// 5.8: it would be captured.
TEST(Chattanooga_5_10_Computer, GivesTheUnitStrengthAtOnceWhereItIsCutOff) {
  Table t = lost_attack(2);
  for (const std::string_view hex : {"0405", "0406", "0507", "0605", "0606"}) {
    t.csa(std::string("x") + std::string(hex), infantry()).at(hex);
  }
  attack(t, {1, 4});
  EXPECT_EQ(first_of_plan(t), action_of(verbs::Replace{t.id("iowa")}));
}

TEST(Chattanooga_5_10_Computer, KeepsTheLastPointForABetterUnit) {
  for (const int points : {1, 2}) {
    Table t(kUnion, Phase::Combat);
    t.on(Option::OnMapReplacement);
    Unit weak = regiment(4, 6);
    weak.front.strength = 1;
    weak.back.strength = 1;
    Unit strong = regiment(5, 6);
    strong.front.strength = 4;
    for (const std::string_view hex : {"0405", "0406", "0507", "0605", "0606"}) {  // who cut off iowa
      t.csa(std::string("x") + std::string(hex), infantry()).at(hex);
    }
    t.usa("iowa", weak).at("0506");
    t.usa("ohio", strong);  // eliminated
    t.usa("marker", extra_strength(1, 3, points));
    t.csa("georgia", regiment(4, 6)).at("0505");
    t.act("attack 0505");
    t.dictate({0});
    t.act("attack-with iowa");
    ASSERT_EQ(t.step(), StepKind::Result);
    const Action replace = action_of(verbs::Replace{t.id("iowa")});
    EXPECT_EQ(first_of_plan(t), points == 1 ? action_of(verbs::Pass{}) : replace) << points;
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
