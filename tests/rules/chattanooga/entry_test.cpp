// Reinforcements (9.3).
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

using Names = std::vector<std::string>;
constexpr Seat kUnion = Seat::Union;

int points(Table& t) { return locals_of<MarchLocals>(t.state().top()).points; }

TEST(Chattanooga_9_3_Reinforcements, EnterFromTheirTurnOnAndMarchOn) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).due(3, {"0105", "0110"});
  t.usa("late", infantry()).due(4, {"0105"});
  t.csa("georgia", infantry()).at("1515");
  EXPECT_EQ(t.refused("take late"), "9.3");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0106"), "9.3");
  t.act("go 0110");
  EXPECT_EQ(t.place("iowa"), "0110");
  EXPECT_EQ(points(t), 3);
  t.act("go 0410");
  EXPECT_EQ(t.place("iowa"), "0410");
}

TEST(Chattanooga_9_3_Reinforcements, OfOneHexAndCoupletAreAColumn) {
  Table t(kUnion, Phase::Movement);
  for (const char* name : {"a", "b", "c", "d", "e"}) {
    t.usa(name, infantry()).due(1, {"0105"});
  }
  t.usa("other", infantry()).due(1, {"0110"});
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take a", "go 0105", "go 0405", "take b", "go 0105"});
  EXPECT_EQ(points(t), 2);
  t.act_all({"go 0305", "take c", "go 0105"});
  EXPECT_EQ(points(t), 1);
  t.act_all({"go 0205", "take d", "go 0105"});
  EXPECT_EQ(t.place("d"), "0105");
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "the fourth has no point left";
  EXPECT_EQ(t.refused("take e"), "9.3") << "the fifth waits for the next couplet";
  t.act_all({"take other", "go 0110"});
  EXPECT_EQ(points(t), 3) << "another hex, another column";
  t.act("halt");
  t.dictate({0});
  t.act_all({"end-moves", "end-combat", "end-moves", "end-combat"});
  t.act_all({"take e", "go 0105"});
  EXPECT_EQ(points(t), 3);
}

/// Chattanooga 9.3, 12.3: the entry hex is the one hex of a move at night.
TEST(Chattanooga_12_3_NightMoves, WhoHasEnteredGoesOnByRoadAlone) {
  for (const bool is_night : {true, false}) {
    Table t(kUnion, Phase::Movement);
    t.turn(is_night ? 6 : 3);
    t.road({"0105", "0205", "0305", "0405"});
    t.usa("iowa", infantry()).due(1, {"0105"});
    t.usa("ohio", infantry()).due(1, {"0110"});
    t.csa("georgia", infantry()).at("1515");
    t.act_all({"take iowa", "go 0105"});
    EXPECT_EQ(t.refused("go 0104"), is_night ? "12.3" : "lawful");
    EXPECT_EQ(t.refused("step 0104"), is_night ? "12.3" : "lawful");
    t.act("go 0405");
    EXPECT_EQ(t.place("iowa"), "0405") << "by road as ever";
    t.act_all({"take ohio", "go 0110"});
    EXPECT_EQ(t.refused("go 0111"), is_night ? "12.3" : "lawful") << "no road leads on";
    t.act("halt");
  }
}

TEST(Chattanooga_9_3_Reinforcements, StackWithoutRegardToFormation) {
  Table t(kUnion, Phase::Movement);
  t.usa("a", infantry(4, 1)).due(1, {"0105"});
  t.usa("b", infantry(4, 2)).due(1, {"0105"});
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take a", "go 0105", "step 0205", "halt", "take b", "go 0105", "go 0205"});
  EXPECT_EQ(t.stack("0205"), (Names{"a", "b"})) << "no check";
}

TEST(Chattanooga_9_3_Reinforcements, ALeaderWhoComesAlongGivesNoPointsBack) {
  for (const bool is_forced : {false, true}) {
    Table t(kUnion, Phase::Movement);
    t.on(Option::Leaders);
    t.on(Option::ForcedMarch);
    for (const char* name : {"a", "b", "c"}) {
      t.usa(name, infantry()).due(1, {"0105"});
    }
    t.usa("thomas", leader(1, 2)).due(1, {"0105"});
    t.csa("georgia", infantry()).at("1515");
    t.act_all({"take a", "go 0105", "go 0405", "take b", "go 0105", "go 0305", "take c", "go 0105"});
    if (is_forced) {
      t.dictate({1});  // four
      t.act("force-march");
    }
    t.act("join thomas");
    EXPECT_EQ(t.place("thomas"), "0105");
    EXPECT_EQ(points(t), is_forced ? 5 : 1);
  }
}

TEST(Chattanooga_9_3_Reinforcements, WaitWhereTheEnemyOrTooManyStand) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).due(1, {"0105"});
  t.usa("guns", artillery()).due(1, {"0110"});
  t.usa("ohio", infantry()).due(1, {"0115"});
  for (const char* name : {"a", "b", "c"}) {
    t.usa(name, infantry()).at("0115");
  }
  t.csa("georgia", infantry()).at("0105");
  t.csa("texas", infantry()).at("0111");
  for (const char* take : {"take iowa", "take guns", "take ohio"}) {
    EXPECT_EQ(t.refused(take), "9.3") << take;
  }
}

TEST(Chattanooga_9_3_Reinforcements, EnterOnGroundOfTheirArm) {
  for (const bool has_road : {false, true}) {
    Table t(kUnion, Phase::Movement);
    t.terrain("0105", Terrain::Ravine);  // barred to artillery (7.2)
    if (has_road) {
      t.road({"0105", "0205"});
    }
    t.usa("guns", artillery()).due(1, {"0105", "0110"});
    t.usa("iowa", infantry()).due(1, {"0105"});
    t.csa("georgia", infantry()).at("1515");
    t.act("take guns");
    EXPECT_EQ(t.refused("go 0105"), has_road ? "lawful" : "7.2");
    t.act_all({"go 0110", "halt", "take iowa", "go 0105"});
    EXPECT_EQ(t.place("iowa"), "0105");
  }
}

/// In its double allowance (7.6).
TEST(Chattanooga_9_3_Reinforcements, CavalryIsUpToTheEighthOfAColumn) {
  Table t(kUnion, Phase::Movement);
  for (const char* name : {"a", "b", "c", "d", "e"}) {
    t.usa(name, infantry()).due(1, {"0105"});
  }
  t.usa("horse", cavalry()).due(1, {"0105"});
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take a", "go 0105", "go 0205", "halt", "take b", "go 0105", "go 0205"});
  t.act_all({"take c", "go 0105", "go 0106", "take d", "go 0105"});
  EXPECT_EQ(t.refused("take e"), "9.3") << "the fifth";
  t.act_all({"take horse", "go 0105"});
  EXPECT_EQ(points(t), 3) << "of eight";
}

}  // namespace
}  // namespace longroll::chattanooga::test
