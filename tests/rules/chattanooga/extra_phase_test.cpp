// What the extra movement phase of a fortune of war (15.0) is, beside the phase in which units move, stack (8.3) and
// are helped by their leaders (13.3).
#include <algorithm>

#include "tests/rules/chattanooga/fortune_table.h"

namespace longroll::chattanooga::test {
namespace {

/// The Union's Movement Phase; it holds the marker. Iowa stands beside Georgia and will bring the fortune, Texas stands
/// at 1510.
Table before_the_fortune(std::initializer_list<Option> options) {
  Table t(kUnion, Phase::Movement);
  t.on(Option::FortunesOfWar);
  t.scenario().fortune = kUnion;
  for (const Option option : options) {
    t.on(option);
  }
  t.usa("iowa", harmless()).at("0506");
  t.csa("georgia", harmless()).at("0505");
  t.csa("texas", regiment(4, 3)).at("1510");
  return t;
}

/// The phase of moves is over, and the attack of Iowa brings the fortune.
void bring_fortune(Table& t) {
  t.act_all({"end-moves", "attack 0505"});
  t.dictate({0});
  t.act("attack-with iowa");
  ASSERT_EQ(t.step(), StepKind::Fortune);
}

// ---- who has stood still in the Movement Phase ----

TEST(Chattanooga_8_3_Stacks, WhoStoodStillForOthersMovesInTheExtraPhaseOfAFortune) {
  Table t = before_the_fortune({});
  t.usa("ohio", regiment(4, 3)).at("1515");
  t.usa("maine", regiment(4, 3)).at("1517");
  t.act_all({"take maine", "go 1515"});
  ASSERT_EQ(t.refused("take ohio"), "8.3");
  bring_fortune(t);
  t.act_all({kFreeMove, "take ohio", "go 1518", "halt"});
  EXPECT_EQ(t.place("ohio"), "1518");
}

TEST(Chattanooga_13_3_Bonuses, TheLeaderWhoRestoredGoesAlongInAFreeMove) {
  Table t = before_the_fortune({Option::Leaders});
  t.usa("ohio", regiment(4, 3)).at("1515").disrupted();
  t.usa("geary", leader(1, 1)).at("1515");
  t.act("lead geary 3 ohio");
  ASSERT_EQ(t.refused("take ohio"), "8.3");
  bring_fortune(t);
  t.act_all({kFreeMove, "take ohio", "join geary", "go 1518", "halt"});
  EXPECT_EQ(t.place("ohio"), "1518");
  EXPECT_EQ(t.place("geary"), "1518");
}

// ---- what else is done in a Movement Phase ----

constexpr const char* kActs[] = {"recover ohio",        "lead geary 3 ohio", "lead geary 8 maine", "take geary",
                                 "help-stacking geary", "volley maine",      "arrange 1515",       "cross maine",
                                 "return vermont",      "take kansas",       "form-reserve maine"};

TEST(Chattanooga_15_0_FreeMove, IsAMoveAndNothingElseOfAMovementPhase) {
  Table t = before_the_fortune({Option::ForcedMarch, Option::Leaders, Option::LeaderMovement, Option::Heroes,
                                Option::Volley, Option::Charge, Option::CreatingReserves, Option::Crossing});
  t.heroes(1, 1);
  t.scenario().crossings = {Table::hex("1515"), Table::hex("1518")};
  t.usa("ohio", regiment(4, 3)).at("1515").disrupted();
  t.usa("maine", regiment(4, 3)).at("1515");
  t.usa("geary", leader(1, 1)).at("1515");
  t.usa("vermont", infantry()).in(kReady);
  t.usa("kansas", infantry()).due(3, {"2010"});
  t.usa("a", reserve());
  for (const char* act : kActs) {
    ASSERT_TRUE(t.is_offered(act)) << act;
  }
  bring_fortune(t);
  t.act(kFreeMove);
  for (const char* act : kActs) {
    EXPECT_FALSE(t.is_offered(act)) << act;
  }
  Actions picks;
  t.door().actions(t.state(), picks);
  EXPECT_TRUE(std::all_of(picks.begin(), picks.end(), [](const Action& action) {
    return verb_of(action) == Do::Take || verb_of(action) == Do::TakeStack;
  }));
  t.act("take maine");
  EXPECT_TRUE(t.is_offered("join ohio"));
  EXPECT_TRUE(t.is_offered("force-march")) << "it is a move like any other";
  Actions moves;
  t.door().actions(t.state(), moves);
  EXPECT_TRUE(std::all_of(moves.begin(), moves.end(), [](const Action& action) {
    const Do verb = verb_of(action);
    return verb == Do::Join || verb == Do::Go || verb == Do::StepTo || verb == Do::Halt || verb == Do::ForceMarch;
  }));
}

// ---- leaders who go along with a counterattack (13.3) ----

/// Ohio and Geary, of whom that has been told, counterattack Texas together.
void counterattack_together(Table& t) {
  bring_fortune(t);
  t.act_all({kCounterattack, "take ohio", "join geary", "go 1511", "charge-all"});
  ASSERT_EQ(t.step(), StepKind::Attack);
}

TEST(Chattanooga_13_3_Bonuses, AttackInACounterattackAlsoOfAUnitThatHasTriedToRecover) {
  Table t = before_the_fortune({Option::Leaders, Option::Charge});
  t.usa("ohio", regiment(4, 3)).at("1513").disrupted();
  t.usa("geary", leader(1, 1)).at("1513");
  t.dictate({0});
  t.act("recover ohio");
  counterattack_together(t);
  EXPECT_EQ(t.refused("lead geary 6 ohio"), "lawful") << "they began this move together";
}

TEST(Chattanooga_13_3_Bonuses, AttackInACounterattackAlsoOfOneWhoHadRiddenToTheUnit) {
  Table t = before_the_fortune({Option::Leaders, Option::LeaderMovement, Option::Charge});
  t.usa("ohio", regiment(4, 3)).at("1513");
  t.usa("geary", leader(1, 1)).at("1518");
  t.act_all({"take geary", "go 1513"});
  counterattack_together(t);
  EXPECT_EQ(t.refused("lead geary 6 ohio"), "lawful") << "they began this move together";
}

TEST(Chattanooga_13_3_Bonuses, AttackOfOneWhoHasRiddenToTheUnitAndNotMovedWithIt) {
  Table t = before_the_fortune({Option::Leaders, Option::LeaderMovement});
  t.terrain("1511", Terrain::Town);  // no zone reaches there
  t.usa("ohio", regiment(4, 3)).at("1511").with(kMoved);
  t.usa("geary", leader(1, 1)).at("1518");
  t.act_all({"take geary", "go 1511", "end-moves", "attack 1510"});
  EXPECT_EQ(t.refused("lead geary 6 ohio"), "13.3");
}

/// Chattanooga 10.8: it is of those who counterattack neither with its marker nor without.
TEST(Chattanooga_15_0_Counterattack, WhoStandsReadyToChargeInTheHexKeepsItsMarker) {
  Table t = before_the_fortune({Option::Charge});
  t.terrain("1511", Terrain::Town);  // no zone reaches there
  t.usa("maine", regiment(4, 3)).at("1512");
  t.usa("ohio", regiment(4, 3)).at("1513");
  t.act_all({"take maine", "go 1511", "charge-all"});
  bring_fortune(t);
  t.act_all({kCounterattack, "take ohio", "go 1511", "charge-all"});
  ASSERT_EQ(t.step(), StepKind::Attack);
  EXPECT_FALSE(counterattacks(*fortune_of(t.state()), t.id("maine")));
  t.dictate({3});  // no effect
  t.act("attack-with ohio");
  ASSERT_EQ(t.step(), StepKind::CombatPhase);
  EXPECT_TRUE(t.has_flag("maine", kCharge)) << "its charge is that of the phase";
  EXPECT_FALSE(t.has_flag("ohio", kCharge));
}

}  // namespace
}  // namespace longroll::chattanooga::test
