// The road bonus of leaders who ride alone (7.4).
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

/// Geary alone at 0420 on a road along row 20, with three points.
Table by_road() {
  Table t(kUnion, Phase::Movement);
  t.on(Option::Leaders);
  t.on(Option::LeaderMovement);
  t.on(Option::RoadBonus);
  std::vector<std::string> road;
  for (int column = 1; column <= 20; ++column) {
    road.push_back((column < 10 ? "0" : "") + std::to_string(column) + "20");
  }
  t.road(road);
  t.chart().numbers.movement.leader_allowance = 3;
  t.usa("geary", leader(1, 2)).at("0420");
  t.usa("iowa", infantry()).at("0202");
  t.csa("georgia", infantry()).at("1501");
  return t;
}

TEST(Chattanooga_7_4_RoadBonus, ThreeRoadHexesForAPoint) {
  Table t = by_road();
  t.act("take geary");
  EXPECT_TRUE(t.is_offered("go 1320")) << "three points, nine hexes";
  EXPECT_EQ(t.refused("go 1420"), "13.2");
  t.act("go 1320");
  EXPECT_EQ(t.place("geary"), "1320");
}

TEST(Chattanooga_7_4_RoadBonus, MayBeCombinedAndKeepsNoFractions) {
  Table t = by_road();
  t.act("take geary");
  EXPECT_TRUE(t.is_offered("go 1019")) << "two points by road, one across country";
  EXPECT_EQ(t.refused("go 1018"), "13.2");
  EXPECT_EQ(t.refused("go 1119"), "13.2") << "the seventh road hex begins the third point";
}

TEST(Chattanooga_7_4_RoadBonus, OnlyOverSidesThatARoadCrosses) {
  Table t = by_road();
  t.act("take geary");
  EXPECT_TRUE(t.is_offered("go 0417"));
  EXPECT_EQ(t.refused("go 0416"), "13.2");
}

TEST(Chattanooga_7_4_RoadBonus, HeRidesInLegsUntilHeIsHalted) {
  Table t = by_road();
  t.chart().numbers.movement.leader_allowance = 6;
  t.act("take geary");
  EXPECT_TRUE(t.is_offered("go 1620")) << "a leg of four points";
  EXPECT_EQ(t.refused("go 1720"), "13.2");
  t.act_all({"go 1120", "go 1119"});  // three points, and one
  EXPECT_EQ(t.step(), StepKind::Lead);
  EXPECT_TRUE(t.is_offered("go 1420")) << "back to the road, and along it";
  EXPECT_EQ(t.refused("go 1520"), "13.2");
  t.act("halt");
  EXPECT_EQ(t.place("geary"), "1119");
  EXPECT_EQ(t.refused("take geary"), "7.7") << "that was his move";
}

TEST(Chattanooga_7_4_RoadBonus, TheRideEndsWithHisPoints) {
  Table t = by_road();
  t.act_all({"take geary", "go 1020"});
  EXPECT_EQ(t.step(), StepKind::Lead) << "two of three points are spent";
  t.act("go 1320");
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
  EXPECT_TRUE(t.has_flag("geary", kMoved));
}

TEST(Chattanooga_7_4_RoadBonus, NotIntoAnEnemyZone) {
  Table t = by_road();
  t.csa("texas", infantry()).at("0918");
  t.act("take geary");
  EXPECT_EQ(t.refused("go 0919"), "13.2");
  EXPECT_TRUE(t.is_offered("go 1320")) << "0820 and 0920 are outside the zone";
}

TEST(Chattanooga_7_4_RoadBonus, IsAnOptionAndNotForTroops) {
  Table off(kUnion, Phase::Movement);
  off.on(Option::Leaders);
  off.on(Option::LeaderMovement);
  off.chart().numbers.movement.leader_allowance = 3;
  off.road({"0420", "0520", "0620", "0720", "0820"});
  off.usa("geary", leader(1, 2)).at("0420");
  off.usa("iowa", infantry()).at("0202");
  off.csa("georgia", infantry()).at("1501");
  off.act("take geary");
  EXPECT_TRUE(off.is_offered("go 0720"));
  EXPECT_EQ(off.refused("go 0820"), "13.2");

  Table troops = by_road();
  troops.usa("ohio", infantry()).at("0420");
  troops.act_all({"take ohio", "join geary"});
  EXPECT_TRUE(troops.is_offered("go 0820")) << "four points";
  EXPECT_FALSE(troops.is_offered("go 0920"));
}

}  // namespace
}  // namespace longroll::chattanooga::test
