// Stacks (8.0).
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

using Names = std::vector<std::string>;
constexpr Seat kUnion = Seat::Union;

TEST(Chattanooga_8_1_Stacks, ThreeUnitsMayStopAndAnyNumberPass) {
  Table t(kUnion, Phase::Movement);
  t.usa("a", infantry()).at("0508");
  t.usa("b", infantry()).at("0508");
  t.usa("c", infantry()).at("0508");
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0508"), "8.1");
  t.act("go 0507");
  EXPECT_EQ(t.place("iowa"), "0507");
  EXPECT_EQ(t.stack("0508"), (Names{"a", "b", "c"}));
}

TEST(Chattanooga_8_1_Stacks, AUnitThatCannotStayTurnsBack) {
  Table t(kUnion, Phase::Movement);
  t.usa("a", infantry()).at("0508");
  t.usa("b", infantry()).at("0508");
  t.usa("c", infantry()).at("0508");
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take iowa", "step 0509", "step 0508", "halt"});
  EXPECT_EQ(t.place("iowa"), "0509");
}

TEST(Chattanooga_8_1_Stacks, TheOwnerOrdersThemInHisMovementPhase) {
  Table t(kUnion, Phase::Movement);
  t.usa("a", infantry()).at("0508");
  t.usa("b", infantry()).at("0508");
  t.usa("c", infantry()).at("0508");
  t.usa("alone", infantry()).at("0510");
  t.csa("georgia", infantry()).at("0507");
  EXPECT_EQ(t.refused("arrange 0510"), "8.1");
  t.act_all({"arrange 0508", "next-up c"});
  EXPECT_EQ(t.refused("next-up c"), "8.1");
  t.act("next-up a");
  EXPECT_EQ(t.stack("0508"), (Names{"c", "a", "b"}));
  EXPECT_TRUE(t.is_offered("take a")) << "that is no move";
}

TEST(Chattanooga_8_2_MovingStacks, MoveTogetherInTheirOrderAsFarAsTheSlowest) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");
  t.usa("horse", cavalry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act("take-stack 0510");
  EXPECT_EQ(t.refused("go 0505"), "7.1");
  t.act("go 0506");
  EXPECT_EQ(t.stack("0506"), (Names{"iowa", "horse"}));
  EXPECT_TRUE(t.has_flag("horse", kMoved));
}

TEST(Chattanooga_8_2_MovingStacks, AreToldOfOnceWhereTheyStop) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");
  t.usa("ohio", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act("take-stack 0510");
  EXPECT_EQ(t.prompt().text, "ohio and 1 more have 4 movement points: choose a hex, or halt.") << "the top one";
  t.act("go 0507");
  EXPECT_NE(t.log().find("ohio and 1 more move to 0507"), std::string::npos) << t.log();
  EXPECT_EQ(t.log().find("0509"), std::string::npos) << "nothing of the way: " << t.log();
  EXPECT_EQ(t.log().find("iowa"), std::string::npos) << t.log();
}

TEST(Chattanooga_8_2_MovingStacks, AUnitJoinsOrStaysBeforeTheStackSetsOut) {
  Table t(kUnion, Phase::Movement);
  t.usa("a", infantry()).at("0510");
  t.usa("b", infantry()).at("0510");
  t.usa("c", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take a", "join c", "step 0509"});
  EXPECT_EQ(t.refused("join b"), "8.2");
  EXPECT_EQ(t.stack("0509"), (Names{"a", "c"}));
  EXPECT_EQ(t.stack("0510"), (Names{"b"}));
  EXPECT_EQ(t.piece("b").note, 0);
  t.act("halt");
  EXPECT_EQ(t.refused("take-stack 0509"), "8.2") << "both have moved";
}

TEST(Chattanooga_8_3_FormingStacks, IsFreeWithAUnitOfTheFormationThatHasNotMoved) {
  Table t(kUnion, Phase::Movement);
  t.usa("still", infantry(4, 1)).at("0508");
  t.usa("iowa", infantry(4, 1)).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take iowa", "go 0508"});
  EXPECT_EQ(t.stack("0508"), (Names{"still", "iowa"}));
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "joining ends the move";
}

/// Iowa, of morale 5, goes to a hex where a unit of morale 3 stands; the die is rolled, and the place of Iowa told.
std::string join_with(Table& t, int die) {
  t.dictate({die});
  t.act_all({"take iowa", "go 0508"});
  return t.place("iowa");
}

TEST(Chattanooga_8_3_FormingStacks, AnotherFormationTakesACheckOfTheLowestMorale) {
  for (const int die : {3, 4}) {
    Table t(kUnion, Phase::Movement);
    t.usa("still", infantry(3, 2)).at("0508");
    t.usa("iowa", infantry(5, 1)).at("0510");
    t.csa("georgia", infantry()).at("1515");
    EXPECT_EQ(join_with(t, die), die == 3 ? "0508" : "0509") << die;
    EXPECT_TRUE(t.has_flag("iowa", kMoved));
    EXPECT_FALSE(t.is_disrupted("still")) << "nothing else comes of it";
    EXPECT_NE(t.log().find("iowa moves to " + t.place("iowa")), std::string::npos) << "back, too: " << t.log();
  }
}

TEST(Chattanooga_8_3_FormingStacks, SoDoesAStackWhereEverybodyHasMoved) {
  Table t(kUnion, Phase::Movement);
  t.usa("moved", infantry(3, 1)).at("0508").with(kMoved);
  t.usa("iowa", infantry(5, 1)).at("0510");
  t.csa("georgia", infantry()).at("1515");
  EXPECT_EQ(join_with(t, 4), "0509");
}

TEST(Chattanooga_8_3_FormingStacks, AUnitThatTriesToRecoverIsStationary) {
  Table t(kUnion, Phase::Movement);
  t.usa("still", infantry(3, 1)).at("0508").disrupted();
  t.usa("iowa", infantry(5, 1)).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.dictate({9});
  t.act_all({"recover still", "take iowa", "go 0508"});
  EXPECT_EQ(t.place("iowa"), "0508");
}

TEST(Chattanooga_8_3_FormingStacks, SoDoesAStackInAnEnemyZone) {
  Table t(kUnion, Phase::Movement);
  t.usa("still", infantry(3, 1)).at("0508");
  t.usa("iowa", infantry(5, 1)).at("0510");
  t.csa("georgia", infantry()).at("0507");
  EXPECT_EQ(join_with(t, 4), "0509");
}

TEST(Chattanooga_8_3_FormingStacks, WhoFailsGoesBackToTheFirstEmptyHexOrToWhereHeBegan) {
  Table t(kUnion, Phase::Movement);
  t.usa("a", infantry(4, 2)).at("0508");
  t.usa("b", infantry(4, 2)).at("0507");
  t.usa("iowa", infantry(4, 1)).at("0509");
  t.usa("mate", infantry(4, 1)).at("0509");
  t.csa("georgia", infantry()).at("1515");
  t.dictate({9});
  t.act_all({"take iowa", "step 0508", "step 0507", "halt"});
  EXPECT_EQ(t.place("iowa"), "0509") << "past the unit at 0508, back to where it began";
  EXPECT_EQ(t.stack("0509"), (Names{"mate", "iowa"}));
}

TEST(Chattanooga_8_3_FormingStacks, WhoIsJoinedFreelyMovesNoMoreInThatPhase) {
  Table t(kUnion, Phase::Movement);
  t.usa("still", infantry(4, 1)).at("0508");
  t.usa("other", infantry(4, 1)).at("0508");
  t.usa("iowa", infantry(4, 1)).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take iowa", "go 0508"});
  EXPECT_EQ(t.refused("take still"), "8.3");
  EXPECT_EQ(t.refused("take-stack 0508"), "8.2") << "one alone may still move";
  t.act_all({"take other", "go 0506", "halt"});
  EXPECT_EQ(t.place("other"), "0506") << "one that stands still is enough";
  t.act("end-moves");
  EXPECT_FALSE(t.has_flag("still", kJoined)) << "it is bound for this phase alone";
}

TEST(Chattanooga_8_3_FormingStacks, AfterACheckNobodyIsBound) {
  Table t(kUnion, Phase::Movement);
  t.usa("still", infantry(3, 2)).at("0508");
  t.usa("iowa", infantry(5, 1)).at("0510");
  t.csa("georgia", infantry()).at("1515");
  EXPECT_EQ(join_with(t, 1), "0508");
  t.act_all({"take still", "go 0506"});
  EXPECT_EQ(t.place("still"), "0506");
}

TEST(Chattanooga_8_3_FormingStacks, BatteriesBelongToEveryFormationOfTheirSpan) {
  Table t(kUnion, Phase::Movement);
  Unit guns = artillery();
  guns.formations = FormationSet::span(1, 3);
  t.usa("still", infantry(3, 2)).at("0508");
  t.usa("guns", guns).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take guns", "go 0508"});
  EXPECT_EQ(t.place("guns"), "0508");
}

}  // namespace
}  // namespace longroll::chattanooga::test
