// Movement (7.0), zones of control (6.0) and what the night does to them (12.3).
#include "engine/games/chattanooga/rules/stack_move.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {
namespace {

/// Movement points that are left for the march under way.
int points(Table& t) { return locals_of<MarchLocals>(t.state().top()).points; }

constexpr Seat kUnion = Seat::Union;
constexpr Seat kConfederate = Seat::Confederate;

TEST(Chattanooga_7_1_Movement, AUnitHasFourPointsAndMovesOnce) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0505"), "7.1");
  t.act("go 0506");
  EXPECT_EQ(t.place("iowa"), "0506");
  EXPECT_EQ(t.refused("take iowa"), "7.1") << "its points are spent";
}

TEST(Chattanooga_7_1_Movement, PointsMayBeSpentHexByHexOrNotAtAll) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act("take iowa");
  t.act("step 0509");
  t.act("go 0508");
  EXPECT_EQ(points(t), 2);
  t.act("halt");
  EXPECT_EQ(t.place("iowa"), "0508");
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

TEST(Chattanooga_7_1_Movement, NobodyEntersAHexWithEnemies) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("0509");
  t.act("take iowa");
  EXPECT_EQ(t.refused("go 0509"), "7.1");
  EXPECT_EQ(t.refused("step 0509"), "7.1");
}

TEST(Chattanooga_7_1_Movement, EntryHexesOfTheEnemyAreClosed) {
  Table t(kUnion, Phase::Movement);
  t.scenario().entry_hexes[kConfederate] = {Table::hex("0509")};
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act("take iowa");
  EXPECT_EQ(t.refused("step 0509"), "7.1");
}

TEST(Chattanooga_7_2_Terrain, EachArmPaysWhatTheChartSays) {
  Table t(kUnion, Phase::Movement);
  t.terrain("0509", Terrain::Swamp);
  t.terrain("0709", Terrain::Hillside);
  t.terrain("0909", Terrain::Ravine);
  t.usa("iowa", infantry()).at("0510");
  t.usa("ohio", infantry()).at("0710");
  t.usa("guns", artillery()).at("0910");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take iowa", "step 0509"});
  EXPECT_EQ(points(t), 2);
  t.act_all({"halt", "take ohio", "step 0709"});
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "infantry stops on a hillside";
  t.act("take guns");
  EXPECT_EQ(t.refused("step 0909"), "7.2") << "no guns in a ravine";
}

TEST(Chattanooga_7_2_Terrain, OnePointLeftIsEnough) {
  Table t(kUnion, Phase::Movement);
  t.terrain("0507", Terrain::Swamp);
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take iowa", "step 0509", "step 0508"});
  EXPECT_EQ(points(t), 2);
  t.act("step 0607");
  t.act("step 0507");
  EXPECT_EQ(t.place("iowa"), "0507") << "two points for one";
}

TEST(Chattanooga_7_2_Hexsides, SlopesBridgesStreamsAndBlockedSides) {
  Table t(kUnion, Phase::Movement);
  t.side("0510", "0509", kUphill);
  t.side("0710", "0709", kStream);
  t.side("0710", "0711", kStream | kBridge);
  t.side("0910", "0909", kBlocked);
  t.usa("iowa", infantry()).at("0510");
  t.usa("ohio", infantry()).at("0710");
  t.usa("maine", infantry()).at("0910");
  t.usa("guns", artillery()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take iowa", "step 0509"});
  EXPECT_EQ(points(t), 2) << "a slope costs one more";
  t.act_all({"halt", "take ohio"});
  EXPECT_EQ(t.refused("step 0709"), "7.2");
  t.act("step 0711");
  EXPECT_EQ(points(t), 2) << "so does a bridge";
  t.act_all({"halt", "take maine"});
  EXPECT_EQ(t.refused("step 0909"), "7.2");
  t.act_all({"halt", "take guns", "step 0509"});
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "guns stop on a slope";
}

TEST(Chattanooga_7_3_Roads, NegateTerrainAndSlopeButNotABridge) {
  Table t(kUnion, Phase::Movement);
  t.terrain("0509", Terrain::Hillside);
  t.side("0510", "0509", kUphill);
  t.side("0509", "0508", kStream | kBridge);
  t.road({"0510", "0509", "0508"});
  t.usa("guns", artillery()).at("0510");
  t.usa("iowa", infantry()).at("0609");
  t.csa("georgia", infantry()).at("1515");
  t.act_all({"take guns", "step 0509"});
  EXPECT_EQ(points(t), 3);
  t.act("step 0508");
  EXPECT_EQ(points(t), 1) << "the bridge costs one more";
  t.act_all({"halt", "take iowa", "step 0509"});
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "no road over that side: the hillside stops it";
}

TEST(Chattanooga_7_6_Cavalry, GoesTwiceAsFarAwayFromTheEnemy) {
  Table t(kUnion, Phase::Movement);
  t.usa("horse", cavalry()).at("0510");
  t.usa("tired", cavalry()).at("1510").disrupted();
  t.csa("georgia", infantry()).at("0504");
  t.csa("texas", infantry()).at("2001");
  t.act("take horse");
  EXPECT_EQ(points(t), 8);
  EXPECT_TRUE(t.is_offered("go 1310"));
  EXPECT_EQ(t.refused("go 0505"), "6.3") << "it does not stop before infantry";
  t.act_all({"halt", "take tired"});
  EXPECT_EQ(points(t), 4);
}

TEST(Chattanooga_7_6_Cavalry, HasNoDoubleAllowanceInAnEnemyZone) {
  Table t(kUnion, Phase::Movement);
  t.usa("horse", cavalry()).at("0510");
  t.csa("guns", artillery()).at("0504");
  t.act("take horse");
  EXPECT_EQ(t.refused("go 0505"), "7.1") << "five hexes away, in the zone of guns";
  t.act("step 0509");
  EXPECT_TRUE(t.is_offered("go 0506")) << "no zone there";
  t.act_all({"step 0508", "step 0507", "step 0506"});
  EXPECT_EQ(points(t), 4);
  EXPECT_EQ(t.refused("step 0505"), "7.6");
}

TEST(Chattanooga_7_6_Cavalry, ThatBeginsInAnEnemyZoneHasFourPoints) {
  Table t(kUnion, Phase::Movement);
  t.usa("horse", cavalry()).at("0505");
  t.csa("guns", artillery()).at("0504");
  t.act("take horse");
  EXPECT_EQ(points(t), 4);
}

TEST(Chattanooga_6_1_Zones, EveryCombatUnitControlsTheSixHexesRoundIt) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0101");
  t.csa("guns", artillery()).at("0505").disrupted();
  for (const char* hex : {"0504", "0604", "0605", "0506", "0405", "0404"}) {
    EXPECT_TRUE(t.is_zone_of(kConfederate, hex)) << hex;
  }
  EXPECT_EQ(t.field().zone(kConfederate).size(), 6U);
}

TEST(Chattanooga_6_2_Zones, DoNotReachIntoOrOutOfRoughGround) {
  Table t(kUnion, Phase::Movement);
  t.terrain("0504", Terrain::Swamp);
  t.terrain("0604", Terrain::Ravine);
  t.terrain("0605", Terrain::Hillside);
  t.terrain("0506", Terrain::Town);
  t.terrain("0405", Terrain::Woods);
  t.terrain("1010", Terrain::Hillside);
  t.terrain("1510", Terrain::Town);
  t.usa("iowa", infantry()).at("0101");
  t.csa("georgia", infantry()).at("0505");
  t.csa("texas", infantry()).at("1010");
  t.csa("maine", infantry()).at("1510");
  for (const char* hex : {"0504", "0604", "0605", "0506"}) {
    EXPECT_FALSE(t.is_zone_of(kConfederate, hex)) << hex;
  }
  EXPECT_TRUE(t.is_zone_of(kConfederate, "0405")) << "woods do not matter";
  EXPECT_FALSE(t.is_zone_of(kConfederate, "1009")) << "nor out of a hillside";
  EXPECT_TRUE(t.is_zone_of(kConfederate, "1509")) << "but out of a town";
}

TEST(Chattanooga_6_2_Zones, ReachDownSlopesAndOverBridgesOnly) {
  Table t(kUnion, Phase::Movement);
  t.side("0505", "0504", kUphill);
  t.side("0506", "0505", kUphill);
  t.side("0505", "0604", kStream);
  t.side("0505", "0605", kStream | kBridge);
  t.side("0505", "0405", kBlocked);
  t.usa("iowa", infantry()).at("0101");
  t.csa("georgia", infantry()).at("0505");
  EXPECT_FALSE(t.is_zone_of(kConfederate, "0504")) << "up";
  EXPECT_TRUE(t.is_zone_of(kConfederate, "0506")) << "down";
  EXPECT_FALSE(t.is_zone_of(kConfederate, "0604")) << "a stream";
  EXPECT_TRUE(t.is_zone_of(kConfederate, "0605")) << "a bridge";
  EXPECT_FALSE(t.is_zone_of(kConfederate, "0405")) << "a blocked side";
}

TEST(Chattanooga_6_2_Zones, DoNotReachIntoEntryHexesOfTheEnemy) {
  Table t(kUnion, Phase::Movement);
  t.scenario().entry_hexes[kUnion] = {Table::hex("0504")};
  t.usa("iowa", infantry()).at("0101");
  t.csa("georgia", infantry()).at("0505");
  EXPECT_FALSE(t.is_zone_of(kConfederate, "0504"));
}

/// An Iowa regiment of morale 4 next to Georgians at 0505.
Table contact() {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry(4)).at("0506");
  t.csa("georgia", infantry()).at("0505");
  return t;
}

TEST(Chattanooga_6_3_LeavingAZone, AUnitThatPassesGoesOn) {
  Table t = contact();
  t.dictate({4});
  t.act_all({"take iowa", "go 0508"});
  EXPECT_EQ(t.place("iowa"), "0508");
  EXPECT_FALSE(t.is_disrupted("iowa"));
  EXPECT_EQ(points(t), 2);
}

TEST(Chattanooga_6_3_LeavingAZone, AUnitThatFailsIsDisruptedAndStops) {
  Table t = contact();
  t.dictate({5});
  t.act_all({"take iowa", "go 0508"});
  EXPECT_EQ(t.place("iowa"), "0507");
  EXPECT_TRUE(t.is_disrupted("iowa"));
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

TEST(Chattanooga_6_3_LeavingAZone, ADisruptedUnitThatFailsRouts) {
  for (const int die : {4, 7, 8}) {  // against a morale of 3 on the reverse
    Table t(kUnion, Phase::Movement);
    t.usa("iowa", infantry(4)).at("0506").disrupted();
    t.csa("georgia", infantry()).at("0505");
    t.dictate({die});
    t.act_all({"take iowa", "go 0508"});
    EXPECT_EQ(t.place("iowa"), die == 8 ? "shattered" : "routed") << die;
    EXPECT_EQ(t.step(), StepKind::MovementPhase);
  }
}

TEST(Chattanooga_6_3_LeavingAZone, EveryZoneAndEveryUnitOfAStackIsChecked) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry(4)).at("0506");
  t.usa("ohio", infantry(4)).at("0506");
  t.csa("georgia", infantry()).at("0505");
  t.csa("texas", infantry()).at("0706");
  t.dictate({0, 1, 2, 3});
  t.act_all({"take-stack 0506", "step 0606", "step 0607"});
  EXPECT_EQ(t.place("iowa"), "0607");
  EXPECT_EQ(t.place("ohio"), "0607");
}

TEST(Chattanooga_6_3_LeavingAZone, TheTerrainOfTheHexThatIsLeftCounts) {
  Table t = contact();
  t.terrain("0506", Terrain::Town);
  t.csa("texas", infantry()).at("0406");
  t.act("take iowa");
  t.act("go 0508");
  EXPECT_EQ(t.place("iowa"), "0508") << "no zone reaches into a town: no check";
}

TEST(Chattanooga_6_3_LeavingAZone, TheWayWithTheFewestChecksIsTaken) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0907");
  t.csa("georgia", infantry()).at("1005");
  t.act_all({"take iowa", "go 0904"});
  EXPECT_EQ(t.place("iowa"), "0904") << "four points round the zone in place of three through it";
  EXPECT_EQ(t.step(), StepKind::MovementPhase);
}

TEST(Chattanooga_6_3_LeavingAZone, AChoiceTellsThePointsAndTheChecksOfItsWay) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0907");
  t.csa("georgia", infantry()).at("1005");
  t.act("take iowa");
  std::vector<std::string> labels;
  for (const Choice& choice : t.prompt().choices) {
    labels.push_back(choice.label);
  }
  const auto has = [&](const std::string& label) {
    return std::find(labels.begin(), labels.end(), label) != labels.end();
  };
  EXPECT_TRUE(has("Go to 0904: 4 points"));
  EXPECT_TRUE(has("Go to 0903: 4 points, 2 checks"));
  EXPECT_TRUE(has("Go to 0906: 1 point"));
}

TEST(Chattanooga_6_3_LeavingAZone, AWayThroughAZoneIsTakenWhereNoOtherLeads) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0907");
  t.csa("georgia", infantry()).at("1005");
  t.dictate({0, 0});
  t.act_all({"take iowa", "go 0903"});
  EXPECT_EQ(t.place("iowa"), "0903");
}

TEST(Chattanooga_6_3_EnteringAZone, GunsDoNotAndCavalryDoesNotStopBeforeInfantry) {
  Table t(kUnion, Phase::Movement);
  t.usa("guns", artillery()).at("0508");
  t.usa("horse", cavalry()).at("0507");
  t.usa("iowa", infantry()).at("0507");
  t.csa("georgia", infantry()).at("0505");
  t.act("take guns");
  EXPECT_EQ(t.refused("go 0506"), "6.3");
  t.act_all({"halt", "take horse"});
  EXPECT_EQ(t.refused("go 0506"), "6.3");
  t.act_all({"halt", "take iowa"});
  EXPECT_TRUE(t.is_offered("go 0506"));
}

TEST(Chattanooga_12_3_NightMoves, OneHexOrByRoad) {
  Table t(kUnion, Phase::Movement);
  t.turn(6);
  t.road({"0710", "0709", "0708", "0707"});
  t.usa("iowa", infantry()).at("0510");
  t.usa("ohio", infantry()).at("0710");
  t.csa("georgia", infantry()).at("0509");
  EXPECT_FALSE(t.is_zone_of(kConfederate, "0510"));
  t.act_all({"take iowa", "go 0511"});
  EXPECT_EQ(t.step(), StepKind::MovementPhase) << "no check, and one hex is all";
  t.act("take ohio");
  EXPECT_EQ(t.refused("go 0608"), "12.3");
  t.act("go 0708");
  EXPECT_EQ(t.refused("step 0607"), "12.3");
  t.act("go 0707");
  EXPECT_EQ(t.place("ohio"), "0707");
}

TEST(Chattanooga_3_3_Leash, UnitsBoundToAPlaceOnlyComeNearer) {
  Table t(kUnion, Phase::Movement);
  t.scenario().leashes = {{kUnion, FormationSet::one(7), Table::hex("0505"), 2}};
  t.usa("ohio", infantry(4, 7)).at("0507");
  t.usa("kentucky", infantry(4, 7)).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act("take ohio");
  EXPECT_EQ(t.refused("step 0508"), "3.3");
  EXPECT_TRUE(t.is_offered("go 0504"));
  t.act_all({"halt", "take kentucky"});
  EXPECT_EQ(t.refused("step 0511"), "3.3");
  EXPECT_TRUE(t.is_offered("step 0509"));
}

/// Why a hex is out of reach: points, ground, or the night.
TEST(Chattanooga_7_1_Movement, AHexOutOfReachIsRefusedWithItsReason) {
  Table t(kUnion, Phase::Movement);
  t.terrain("0509", Terrain::River);
  t.usa("iowa", infantry()).at("0510");
  t.csa("georgia", infantry()).at("1515");
  t.act("take iowa");
  const auto why = [&](const char* hex) {
    return std::string(StackMove(t.field(), movers_of(t.field()), locals_of<MarchLocals>(t.state().top()))
                           .refuse_go(Table::hex(hex))
                           .reason);
  };
  EXPECT_EQ(why("0502"), "It is too far for the movement points that are left.");
  EXPECT_EQ(t.refused("go 0502"), "7.1");
  EXPECT_EQ(why("0509"), "The ground does not let it pass there.");
  EXPECT_EQ(t.refused("go 0509"), "7.2");
}

}  // namespace
}  // namespace longroll::chattanooga::test
