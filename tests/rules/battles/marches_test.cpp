#include "engine/games/battles/rules/movement.h"
#include "tests/rules/battles/table.h"

/// Stacking, the cost of ground, strategic movement, reinforcements, gunboats: Battles 6.x, 9.6, 10.1.
namespace longroll::battles::test {
namespace {

/// The least movement, in half points, with which the unit comes from one hex to its neighbour directly.
int cost(Table& t, std::string_view unit, std::string_view from, std::string_view to,
         MoveMode mode = MoveMode::Regular) {
  const Field field = t.field();
  const HexId a = Table::hex(from);
  const HexId b = Table::hex(to);
  return March(field, t.id(unit), mode).step_cost(a, *field.grid().direction(a, b), b).cost;
}

TEST(Battles_6_31_StackLimit, IsTheScenarios) {
  Table t(Seat::Union, Phase::Movement);
  t.scenario().stack_limit = 3;
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("a", infantry(5)).at("0507");
  t.usa("b", infantry(5)).at("0507");
  t.usa("c", infantry(5)).at("0406");
  t.usa("d", infantry(5)).at("0406");
  t.usa("e", infantry(5)).at("0406");
  t.act("take iowa");
  EXPECT_TRUE(t.is_offered("go 0507"));
  EXPECT_EQ(t.refused("go 0406"), "6.32");
}

TEST(Battles_6_32_Stacking, TwoUnitsAndAnyLeaders) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5)).at("0505");
  t.usa("grant", leader()).at("0505");
  t.usa("a", infantry(5)).at("0507");
  t.usa("meade", leader()).at("0507");
  t.usa("b", infantry(5)).at("0406");
  t.usa("c", artillery(5)).at("0406");
  t.act("take iowa");
  EXPECT_TRUE(t.is_offered("go 0507")) << "leaders are outside stacking";
  EXPECT_EQ(t.refused("go 0406"), "6.32");
  t.act_all({"halt", "take grant"});
  EXPECT_TRUE(t.is_offered("go 0406"));
}

TEST(Battles_6_33_Passing, ThroughFriendsButNotThroughEnemies) {
  Table t(Seat::Union, Phase::Movement);
  t.road({"0505", "0506", "0507"});
  t.usa("iowa", infantry(5, 1)).at("0505");
  t.usa("a", infantry(5)).at("0506");
  t.usa("b", infantry(5)).at("0506");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0506"), "6.32");
  t.act("go 0507");
  EXPECT_EQ(t.place("iowa"), "0507");
}

TEST(Battles_6_33_Passing, NobodyMovesThroughTheEnemy) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 20)).at("0505");
  t.csa("routed", infantry(5)).at("0506").is(Condition::Routed);
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0506"), "6.33");
  EXPECT_TRUE(t.is_offered("go 0507")) << "round him";
}

TEST(Battles_6_34_FriendlyZones, InhibitNobody) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 4)).at("0505");
  t.usa("ohio", infantry(5, 4)).at("0506");
  t.act("take iowa");
  EXPECT_TRUE(t.is_offered("go 0509"));
  EXPECT_EQ(t.refused("go 0510"), "6.0");
}

TEST(Battles_6_0_Moving, EachUnitOnceAsFarAsItsPointsLastByTheWayItsOwnerLikes) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 3)).at("0505");
  t.usa("ohio", infantry(5, 3)).at("1505");
  t.act("take iowa");
  EXPECT_EQ(t.offers("go"), 3 * 3 * 4) << "every hex within three but its own";
  t.act("go 0405");
  EXPECT_EQ(t.state().top().locals[1], 4) << "half points left";
  t.act_all({"go 0306", "go 0307"});
  EXPECT_EQ(t.place("iowa"), "0307");
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "nothing left to go to";
  EXPECT_TRUE(t.has_flag("iowa", kMoved | kActed));
  EXPECT_EQ(t.refused("take iowa"), "6.0");
  EXPECT_FALSE(t.has_flag("ohio", kMoved));
  EXPECT_EQ(t.refused("take ohio"), "lawful");
}

TEST(Battles_6_0_Moving, HaltingBeforeTheFirstHexIsNotMoving) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("iowa", infantry(5, 3)).at("0505");
  t.act_all({"take iowa", "halt"});
  EXPECT_TRUE(t.has_flag("iowa", kMoved));
  EXPECT_FALSE(t.has_flag("iowa", kActed)) << "it may still dig in";
}

TEST(Battles_6_0_Moving, TheCheapestWayIsTaken) {
  Table t(Seat::Union, Phase::Movement);
  t.terrain("0506", Terrain::WoodsRough);
  t.usa("iowa", infantry(5, 4)).at("0505");
  t.act_all({"take iowa", "go 0507"});
  EXPECT_EQ(t.state().top().locals[1], 2) << "three points round the wood, not four through it";
}

TEST(Battles_10_1_Ground, CostsWhatTheChartSays) {
  const std::tuple<Terrain, int, int> chart[] = {
      {Terrain::Clear, 2, 2}, {Terrain::Rough, 4, 4},  {Terrain::Woods, 4, 4},  {Terrain::WoodsRough, 6, 6},
      {Terrain::Town, 2, 2},  {Terrain::Marsh, 6, -1}, {Terrain::Water, -1, -1}};
  for (const auto& [terrain, foot, guns] : chart) {
    Table t(Seat::Union, Phase::Movement);
    t.terrain("0506", terrain);
    t.usa("iowa", infantry(5)).at("0505");
    t.usa("battery", artillery(5)).at("0505");
    EXPECT_EQ(cost(t, "iowa", "0505", "0506"), foot) << id_of(terrain);
    EXPECT_EQ(cost(t, "battery", "0505", "0506"), guns) << id_of(terrain);
  }
}

TEST(Battles_10_1_Hexsides, AddToTheHex) {
  const std::pair<unsigned, int> chart[] = {
      {kStream, 6},          {kCreek, -1},           {kRiver, -1},         {kCreek | kFord, 4},  {kCreek | kBridge, 2},
      {kRiver | kBridge, 2}, {kStream | kBridge, 2}, {kStream | kFord, 4}, {kRiver | kFerry, 4}, {kRiver | kPontoon, 4},
      {kSlope, 4},           {kSlope | kStream, 8},  {kTrench, 2}};
  for (const auto& [features, half_points] : chart) {
    Table t(Seat::Union, Phase::Movement);
    t.side("0505", "0506", features);
    t.usa("iowa", infantry(5)).at("0505");
    EXPECT_EQ(cost(t, "iowa", "0505", "0506"), half_points) << features;
  }
}

TEST(Battles_10_1_Hexsides, ASlopeCostsUphillOnly) {
  Table t(Seat::Union, Phase::Movement);
  t.side("0505", "0506", kSlope);
  t.usa("iowa", infantry(5)).at("0506");
  EXPECT_EQ(cost(t, "iowa", "0506", "0505"), 2);
}

TEST(Battles_10_1_Hexsides, ABareCreekIsRefusedWithItsReason) {
  Table t(Seat::Union, Phase::Movement);
  for (const char* other : {"0505", "0605", "0606", "0507", "0406", "0405"}) {
    t.side("0506", other, kCreek);
  }
  t.usa("iowa", infantry(5)).at("0505");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0506"), "10.1");
}

TEST(Battles_10_1_Roads, CancelOtherCosts) {
  const std::pair<Road, int> roads[] = {{Road::Turnpike, 1}, {Road::Road, 1}, {Road::Railway, 2}, {Road::Trail, 2}};
  for (const auto& [road, half_points] : roads) {
    Table t(Seat::Union, Phase::Movement);
    t.terrain("0506", Terrain::Marsh);
    t.side("0505", "0506", kStream | kFord | kSlope);
    t.road({"0505", "0506"}, road);
    t.usa("iowa", infantry(5)).at("0505");
    t.usa("battery", artillery(5)).at("0505");
    EXPECT_EQ(cost(t, "iowa", "0505", "0506"), half_points) << id_of(road);
    EXPECT_EQ(cost(t, "battery", "0505", "0506"), half_points) << "guns cross a marsh by road";
  }
}

TEST(Battles_10_1_Roads, BridgeNoBareCreekAndAddToAFerry) {
  Table t(Seat::Union, Phase::Movement);
  t.side("0505", "0506", kCreek);
  t.side("0505", "0504", kRiver | kFerry);
  t.road({"0506", "0505", "0504"});
  t.usa("iowa", infantry(5)).at("0505");
  EXPECT_EQ(cost(t, "iowa", "0505", "0506"), -1);
  EXPECT_EQ(cost(t, "iowa", "0505", "0504"), 3);
}

TEST(Battles_6_41_Strategic, BeginsThreeHexesFromEveryEnemy) {
  Table t(Seat::Union, Phase::Movement);
  t.road({"0505", "0504", "0503"});
  t.road({"1505", "1504", "1503"});
  t.usa("near", infantry(5)).at("0505");
  t.usa("far", infantry(5)).at("1505");
  t.csa("a", infantry(5)).at("0507").is(Condition::Routed);
  t.csa("b", infantry(5)).at("1508");
  EXPECT_EQ(t.refused("take-road near"), "6.41") << "a routed enemy is an enemy, one hex between is one too few";
  EXPECT_TRUE(t.is_offered("take-road far"));
}

TEST(Battles_6_41_Strategic, NeedsOrderAndALineOfCommunication) {
  Table t(Seat::Union, Phase::Movement);
  t.road({"0505", "0504", "0503"});
  t.road({"1505", "1504", "1503"});
  t.usa("ragged", infantry(5)).at("0505").is(Condition::Disordered);
  t.usa("fresh", infantry(5)).at("1505");
  EXPECT_EQ(t.refused("take-road ragged"), "12.1");
  EXPECT_TRUE(t.is_offered("take-road fresh"));
  Table u(Seat::Union, Phase::Movement);
  u.road({"1505", "1504", "1503"});
  u.usa("fresh", infantry(5)).at("1505");
  u.csa("raider", infantry(5)).at("0101");
  EXPECT_EQ(u.refused("take-road fresh"), "7.1");
}

TEST(Battles_6_42_Strategic, TwoPointsMoreForInfantryAndGuns) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("foot", infantry(5, 4)).at("0505");
  t.usa("guns", artillery(5, 4)).at("0505");
  t.usa("horse", horse_artillery(5, 6)).at("0605");
  EXPECT_EQ(allowance(t.field(), t.id("foot"), MoveMode::Regular), 8);
  EXPECT_EQ(allowance(t.field(), t.id("foot"), MoveMode::Strategic), 12);
  EXPECT_EQ(allowance(t.field(), t.id("guns"), MoveMode::Strategic), 12);
  EXPECT_EQ(allowance(t.field(), t.id("horse"), MoveMode::Strategic), 16);
}

TEST(Battles_6_43_Strategic, FourPointsMoreForCavalry) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("rush", cavalry(5, 7)).at("0505");
  EXPECT_EQ(allowance(t.field(), t.id("rush"), MoveMode::Strategic), 22);
}

TEST(Battles_6_44_Strategic, NeverNearerThanThreeHexesNorMixed) {
  Table t(Seat::Union, Phase::Movement);
  t.road({"0502", "0503", "0504", "0505", "0506", "0507"}, Road::Trail);
  t.usa("iowa", infantry(5, 4)).at("0502");
  t.csa("georgia", infantry(5)).at("0508");
  t.act("take-road iowa");
  EXPECT_EQ(t.refused("go 0506"), "6.44");
  t.act("go 0505");
  EXPECT_EQ(t.offers("go"), 3) << "back along the road: 6.45 binds the whole move";
  t.act("halt");
  EXPECT_EQ(t.refused("take iowa"), "6.0") << "no regular movement afterwards";
}

TEST(Battles_6_45_Strategic, KeepsToTheRoads) {
  Table t(Seat::Union, Phase::Movement);
  t.road({"0505", "0506"}, Road::Trail);
  t.road({"0506", "0507"}, Road::Railway);
  t.usa("iowa", infantry(5, 4)).at("0505");
  t.usa("lost", infantry(5, 4)).at("1505");
  EXPECT_EQ(t.refused("take-road lost"), "6.45");
  t.act("take-road iowa");
  EXPECT_EQ(t.offers("go"), 2);
  EXPECT_EQ(t.refused("go 0605"), "6.45");
}

TEST(Battles_6_46_Strategic, OnePointFewerAtNight) {
  Table t(Seat::Union, Phase::Movement);
  t.night();
  t.usa("foot", infantry(5, 4)).at("0505");
  t.usa("rush", cavalry(5, 7)).at("0505");
  EXPECT_EQ(allowance(t.field(), t.id("foot"), MoveMode::Strategic), 10);
  EXPECT_EQ(allowance(t.field(), t.id("rush"), MoveMode::Strategic), 20);
  EXPECT_EQ(allowance(t.field(), t.id("foot"), MoveMode::Regular), 8);
}

TEST(Battles_9_6_Gunboats, KeepToTheWaterAndAreNotEntered) {
  Table t(Seat::Union, Phase::Movement);
  for (const char* hex : {"1001", "1002", "1003", "1004", "1005", "1006", "1007", "1008", "1009"}) {
    t.terrain(hex, Terrain::Water);
  }
  t.usa("tyler", gunboat(6)).at("1001");
  t.usa("iowa", infantry(5)).at("0902");
  t.csa("georgia", infantry(5)).at("1104");
  t.act("take tyler");
  EXPECT_EQ(t.refused("go 1101"), "9.6");
  EXPECT_EQ(t.offers("go"), 6) << "six hexes, past the enemy on the bank";
  t.act_all({"go 1007", "take iowa"});
  EXPECT_EQ(t.place("tyler"), "1007");
  EXPECT_EQ(t.refused("go 1002"), "10.1");
}

TEST(Battles_4_0_Reinforcements, ComeOnWhenTheyAreDueAtTheCostOfTheHex) {
  Table t(Seat::Union, Phase::Movement);
  t.terrain("0105", Terrain::Woods);
  t.usa("now", infantry(5, 4)).due(3, "0105");
  t.usa("later", infantry(5, 4)).due(4, "0105");
  EXPECT_EQ(t.refused("take later"), "4.0");
  t.act("take now");
  EXPECT_TRUE(t.is_offered("go 0105"));
  EXPECT_EQ(t.refused("go 0106"), "lawful");
  EXPECT_EQ(t.refused("go 0107"), "lawful");
  EXPECT_EQ(t.refused("go 0108"), "6.0") << "two points are spent in the wood";
  t.act("go 0105");
  EXPECT_EQ(t.said(LogNote::Entered), 1);
  EXPECT_EQ(t.state().top().locals[1], 4);
}

TEST(Battles_4_0_Reinforcements, GoRoundABlockedEntryWithinTwoHexesOfTheEdge) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("now", infantry(5, 1)).due(3, "0105");
  t.csa("georgia", infantry(5)).at("0105");
  t.act("take now");
  EXPECT_EQ(t.refused("go 0105"), "6.33");
  EXPECT_EQ(t.refused("go 0104"), "7.0") << "controlled";
  EXPECT_TRUE(t.is_offered("go 0103"));
  EXPECT_TRUE(t.is_offered("go 0107"));
  EXPECT_EQ(t.offers("go"), 2);
}

TEST(Battles_4_0_Reinforcements, WaitWhenEveryEntryIsBlocked) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("now", infantry(5, 4)).due(3, "0105");
  t.usa("iowa", infantry(5, 4)).at("1515");
  t.csa("a", infantry(5)).at("0103");
  t.csa("b", infantry(5)).at("0105");
  t.csa("c", infantry(5)).at("0107");
  EXPECT_EQ(t.refused("take now"), "6.0");
  t.act_all({"take iowa", "halt"});
  EXPECT_EQ(t.place("now"), "due");
}

TEST(Battles_4_0_Reinforcements, PassThroughAFullEntry) {
  Table t(Seat::Union, Phase::Movement);
  t.usa("now", infantry(5, 4)).due(3, "0105");
  t.usa("a", infantry(5, 4)).at("0105");
  t.usa("b", infantry(5, 4)).at("0105");
  t.act("take now");
  EXPECT_EQ(t.refused("go 0105"), "6.32");
  t.act("go 0106");
  EXPECT_EQ(t.place("now"), "0106");
}

TEST(Battles_6_44_Reinforcements, AFreeEntryNearTheEnemyHasNoSubstitutesForAMarchByRoad) {
  Table t(Seat::Union, Phase::Movement);
  t.road({"0102", "0103", "0104", "0105", "0106", "0107", "0108"});
  t.usa("now", infantry(5, 4)).due(3, "0105");
  t.csa("georgia", infantry(5)).at("0305");
  EXPECT_EQ(t.refused("take-road now"), "6.44") << "two hexes from Georgia";
  t.act("take now");
  EXPECT_TRUE(t.is_offered("go 0105")) << "the entry is free";
}

TEST(Battles_6_44_Reinforcements, AmongSeveralEntriesAMarchByRoadTakesThoseFarFromTheEnemy) {
  Table t(Seat::Union, Phase::Movement);
  t.road({"0105", "0106"});
  t.road({"0111", "0112"});
  t.usa("now", infantry(5, 4)).due(3, "0105");
  t.scenario().placements.back().entries.push_back(Table::hex("0111"));
  t.csa("georgia", infantry(5)).at("0305");
  t.act("take-road now");
  EXPECT_EQ(t.refused("go 0105"), "6.44");
  EXPECT_EQ(t.offers("go"), 2) << "0111 and 0112";
}

TEST(Battles_6_0_Reinforcements, AnEntryUnderTheEnemyHasSubstitutesForAMarchByRoadToo) {
  Table t(Seat::Union, Phase::Movement);
  t.road({"0101", "0102", "0103", "0104", "0105"});
  t.usa("now", infantry(5, 4)).due(3, "0105");
  t.csa("georgia", infantry(5)).at("0106");
  t.act("take-road now");
  EXPECT_TRUE(t.is_offered("go 0103")) << "two hexes along the edge, three from Georgia";
  EXPECT_EQ(t.refused("go 0105"), "7.0");
}

TEST(Battles_6_0_Refusals, AMarchByRoadThatIsOnlyTooFarSaysSo) {
  Table t(Seat::Union, Phase::Movement);
  t.road({"0505", "0506", "0507", "0508", "0608", "0607", "0606", "0605"}, Road::Trail);
  t.usa("iowa", infantry(5, 4)).at("0505");
  t.act("take-road iowa");
  EXPECT_TRUE(t.is_offered("go 0606")) << "six hexes along the trail";
  EXPECT_EQ(t.refused("go 0605"), "6.0") << "the seventh, though it is beside the first";
  EXPECT_EQ(t.refused("go 0405"), "6.45") << "no road goes there";
}

TEST(Battles_6_0_Refusals, AWayRoundThatIsTooLongSaysSo) {
  Table t(Seat::Union, Phase::Movement);
  for (const char* other : {"0505", "0605", "0606", "0507", "0406", "0405"}) {
    t.side("0506", other, kCreek);
  }
  t.side("0506", "0507", kBridge);
  t.usa("iowa", infantry(5, 3)).at("0505");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0506"), "6.0") << "four hexes round by the bridge";
}

TEST(Battles_6_0_Refusals, AZoneBesideAHexThatIsTooFarIsNotTheReason) {
  Table t(Seat::Union, Phase::Movement);
  t.terrain("0409", Terrain::Woods);
  t.usa("iowa", infantry(5, 5)).at("0505");
  t.csa("georgia", infantry(5)).at("0609");
  t.act("take iowa");
  ASSERT_TRUE(t.is_offered("go 0509")) << "which Georgia controls";
  EXPECT_EQ(t.refused("go 0409"), "6.0") << "six points, with zones of control or without";
}

TEST(Battles_7_2_Refusals, TooFewPointsForAZoneOfControl) {
  for (const int points : {3, 4}) {
    Table t(Seat::Union, Phase::Movement);
    t.road({"0505", "0506", "0507", "0508"});
    t.usa("iowa", infantry(5, points)).at("0605");
    t.csa("georgia", infantry(5)).at("0509");
    t.act("take iowa");
    // Three hexes off: three points but for the zone, and one more for it.
    EXPECT_EQ(t.refused("go 0508"), points == 3 ? "7.2" : "lawful") << points;
  }
}

TEST(Battles_7_2_Refusals, TheZoneThatStopsBesideItIsNotTheReason) {
  Table t(Seat::Union, Phase::Movement);
  for (const char* other : {"0406", "0506", "0606"}) {
    t.side("0507", other, kStream);
  }
  t.usa("iowa", infantry(5, 4)).at("0505");
  t.csa("georgia", infantry(5)).at("0508");
  t.act("take iowa");
  ASSERT_TRUE(t.is_offered("go 0607")) << "where it stops";
  EXPECT_EQ(t.refused("go 0507"), "7.2") << "three points are left in 0506, and stream and zone take four";
}

}  // namespace
}  // namespace longroll::battles::test
