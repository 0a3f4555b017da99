// Construction in the Recruitment Phase, and railroads that are completed (4.1.2, 4.2.4, 4.2.5, 7.5).
#include "engine/games/campaign/rules/building.h"

#include <gtest/gtest.h>

#include "engine/games/campaign/rules/ships.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/rules/victory.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::kCsa;
using test::kUsa;
using test::Theatre;
using test::War;

int kind(Seat side, UnitClass unit_class) { return test::shipped_library().kind_of(side, unit_class); }
verbs::Build build(UnitClass unit_class, std::string_view name) { return {kind(kCsa, unit_class), hex(name), {}}; }
verbs::Finish finish(UnitClass unit_class, std::string_view name, const Berth& berth = {}) {
  return {kind(kCsa, unit_class), hex(name), berth};
}
verbs::Build at_sea(UnitClass unit_class) {
  return {kind(kUsa, unit_class), kNoHex, Berth::in(SeaZone::NorthAtlantic)};
}
verbs::Build fort() { return {kind(kCsa, UnitClass::Fort), kNoHex, {}}; }
verbs::Finish ready_fort() { return {kind(kCsa, UnitClass::Fort), kNoHex, {}}; }

/// The side builds with that number of points.
War building(Theatre theatre, Seat side, int points) {
  theatre.state().tracks[static_cast<std::size_t>(track(Track::PointsLeft, index_of(side)))] =
      static_cast<std::int16_t>(points);
  War war(theatre, side);
  war.state().tracks[static_cast<std::size_t>(Track::PhaseNow)] = static_cast<std::int16_t>(Phase::Recruitment);
  war.state().stack = {
      step_of(GameTurnLocals{side == kUsa ? GameTurnStage::ConfederatesRecruit : GameTurnStage::Initiative}),
      step_of(BuildingLocals{side})};
  const Faults faults = test::shipped_campaign().faults_of(war.state());
  EXPECT_TRUE(faults.empty()) << describe(faults);
  return war;
}
/// The same position in the Recruitment Phase of the next turn, with that number of points.
War a_turn_later(const War& war, Seat side, int points) {
  Theatre theatre;
  theatre.state() = war.state();
  for (Piece& piece : theatre.state().pieces) {
    piece.flags = static_cast<std::uint16_t>(piece.flags & ~static_cast<unsigned>(kMoved));
  }
  for (const Track what : {Track::Built, Track::Finished}) {
    theatre.state().tracks[static_cast<std::size_t>(track(what, index_of(side)))] = 0;
  }
  theatre.turn(war.field().turn() + 1);
  return building(theatre, side, points);
}
int points_left(const War& war, Seat side) { return war.field().value(Track::PointsLeft, index_of(side)); }

// ---- the Union ----

TEST(Campaign_4_1_2_UnionConstruction, APointBuildsOneOfATypeATurn) {
  Theatre theatre;
  theatre.turn(3);
  War war = building(theatre, kUsa, 3);
  war.act(at_sea(UnitClass::Nsp));
  EXPECT_EQ(war.refusal(at_sea(UnitClass::Nsp)), "4.1.2") << "one of a type";
  EXPECT_EQ(points_left(war, kUsa), 2);
  war.act(at_sea(UnitClass::Ntp));
  const Place north = static_cast<Place>(kSeaZone + static_cast<int>(SeaZone::NorthAtlantic));
  int vessels = 0;
  for (const Piece& piece : war.state().pieces) {
    vessels += piece.place == north ? 1 : 0;
  }
  EXPECT_EQ(vessels, 2);
  EXPECT_EQ(war.refusal(verbs::Build{kind(kUsa, UnitClass::Nsp), kNoHex, Berth::in(SeaZone::WestGulf)}), "4.1.2");
}

TEST(Campaign_4_1_2_UnionConstruction, NoMoreThanThePointsAndNothingIsKept) {
  War war = building(Theatre(), kUsa, 1);
  war.act(at_sea(UnitClass::Nsp));
  EXPECT_FALSE(war.is_at(StepKind::Building)) << "the point is spent";
  War idle = building(Theatre(), kUsa, 2);
  idle.act(verbs::EndRecruitment{});
  EXPECT_EQ(points_left(idle, kUsa), 0) << "what is not spent is lost";
}

TEST(Campaign_4_1_2_UnionConstruction, FromTheTurnOfTheTrack) {
  Theatre theatre;
  theatre.turn(2);
  const verbs::Build rsp{kind(kUsa, UnitClass::Rsp), hex("1208"), test::water_between("1208", "1308")};
  EXPECT_EQ(building(theatre, kUsa, 2).refusal(rsp), "4.1.2") << "riverine points from turn 3";
  EXPECT_EQ(construction_points(theatre.field(), kUsa), 2);
  EXPECT_EQ(construction_points(theatre.turn(4).field(), kUsa), 2);
  EXPECT_EQ(construction_points(theatre.turn(5).field(), kUsa), 3);
  EXPECT_EQ(construction_points(theatre.turn(9).field(), kUsa), 4);
}

TEST(Campaign_4_1_2_UnionConstruction, RiverineInCitiesOnTheMississippiAndTheMissouri) {
  Theatre theatre;
  theatre.turn(3);
  War war = building(theatre, kUsa, 2);
  const auto rsp = [&](std::string_view city, std::string_view beyond) {
    return verbs::Build{kind(kUsa, UnitClass::Rsp), hex(city), test::water_between(city, beyond)};
  };
  EXPECT_EQ(war.refusal(rsp("1208", "1209")), "4.1.2") << "the Meramec";
  EXPECT_EQ(war.refusal(rsp("2607", "2608")), "4.1.2") << "Cincinnati lies on the Ohio";
  Theatre lost = theatre;
  lost.hold("1208", kCsa);
  EXPECT_EQ(building(lost, kUsa, 2).refusal(rsp("1208", "1308")), "4.1.2") << "not in the hands of the enemy";
  Theatre threatened = theatre;
  threatened.put(kCsa, UnitClass::Asp, "1109");
  EXPECT_EQ(building(threatened, kUsa, 2).refusal(rsp("1208", "1308")), "4.1.2") << "in a zone of the enemy (4.0)";
  war.act(rsp("1208", "1308"));
  EXPECT_EQ(ships_at(war.field(), test::water_between("1208", "1308"), kUsa).size(), 1U);
}

TEST(Campaign_4_1_2_UnionConstruction, TheMilitaryRailroadAtTheNorthEdge) {
  Theatre theatre;
  theatre.turn(4);
  War war = building(theatre, kUsa, 2);
  const auto crew = [&](std::string_view name) { return verbs::Build{kind(kUsa, UnitClass::Usmrr), hex(name), {}}; };
  EXPECT_EQ(war.refusal(crew("4506")), "4.1.2") << "Washington is no source at the edge";
  war.act(crew("4401"));
  EXPECT_EQ(war.count(kUsa, UnitClass::Usmrr, "4401"), 1);
}

TEST(Campaign_4_1_2_UnionConstruction, NoMoreThanTheCountersThereAre) {
  Theatre theatre;
  for (int i = 0; i < 8; ++i) {
    theatre.put_ships(kUsa, UnitClass::Nsp, Berth::in(SeaZone::NorthAtlantic));
  }
  theatre.put_ships(kUsa, UnitClass::Ntp, Berth::in(SeaZone::NorthAtlantic));
  EXPECT_EQ(building(theatre, kUsa, 2).refusal(at_sea(UnitClass::Nsp)), "2.3");
}

// ---- the Confederacy ----

TEST(Campaign_4_2_4_Construction, ATenthOfTheEconomyAHalfUp) {
  Theatre theatre;
  const auto points = [&](int economy) {
    theatre.state().tracks[static_cast<std::size_t>(Track::Economy)] = static_cast<std::int16_t>(economy);
    return construction_points(theatre.field(), kCsa);
  };
  EXPECT_EQ(points(23), 2);
  EXPECT_EQ(points(25), 3);
  EXPECT_EQ(points(24), 2);
  EXPECT_EQ(points(15), 2);
  EXPECT_EQ(points(14), 1);
  EXPECT_EQ(points(4), 0);
}

TEST(Campaign_4_2_4_Construction, OneProjectInAHexAndOneOfATypeATurn) {
  War war = building(Theatre(), kCsa, 4);
  war.act(build(UnitClass::Arsenal, "4410"));
  EXPECT_EQ(war.refusal(build(UnitClass::Factory, "4410")), "4.2.5") << "one project in a hex";
  EXPECT_EQ(war.refusal(build(UnitClass::Arsenal, "2015")), "4.2.4") << "one of a type";
  war.act(build(UnitClass::Factory, "2015"));
  EXPECT_EQ(points_left(war, kCsa), 2);
  Theatre shared;
  shared.put(kUsa, UnitClass::Asp, "4410");
  shared.put(kCsa, UnitClass::Asp, "4410");
  EXPECT_EQ(building(shared, kCsa, 2).refusal(build(UnitClass::Arsenal, "4410")), "4.2.5") << "enemies are there";
}

TEST(Campaign_4_2_4_Construction, WhatWasBegunIsCompletedInALaterTurnAndBothMayShareATurn) {
  War war = building(Theatre(), kCsa, 2);
  war.act(build(UnitClass::Factory, "4410"));
  EXPECT_EQ(war.refusal(finish(UnitClass::Factory, "4410")), "4.2.5") << "not in the same turn";
  War later = a_turn_later(war, kCsa, 2);
  later.act(finish(UnitClass::Factory, "4410"));
  EXPECT_EQ(later.refusal(build(UnitClass::Ironclad, "4410")), "") << "what is completed fills no hex";
  later.act(build(UnitClass::Factory, "2015"));
  EXPECT_EQ(economy_now(later.field()).factories, 1);
}

TEST(Campaign_4_2_5_Projects, AFortIsPaidForTwiceAndWaits) {
  War war = building(Theatre(), kCsa, 2);
  war.act(fort());
  EXPECT_EQ(war.refusal(ready_fort()), "4.2.5") << "it waits for the next turn";
  War later = a_turn_later(war, kCsa, 2);
  later.act(ready_fort());
  int ready = 0;
  for (const Piece& piece : later.state().pieces) {
    ready += piece.place == kFortsReady ? 1 : 0;
  }
  EXPECT_EQ(ready, 1) << "it can be placed in an impulse (11.1)";
  EXPECT_EQ(points_left(later, kCsa), 1);
}

TEST(Campaign_4_2_5_Projects, AnIroncladIsLaunchedAtNoCostBesideItsCity) {
  War war = building(Theatre(), kCsa, 2);
  EXPECT_EQ(war.refusal(build(UnitClass::Ironclad, "2722")), "4.2.5") << "Atlanta has no deep water";
  EXPECT_EQ(war.refusal(build(UnitClass::Ironclad, "1333")), "4.2.5") << "Procterville is no city";
  war.act(build(UnitClass::Ironclad, "4713"));
  Berth berth;
  for (const Direction d : kAllDirections) {
    const auto side = hexside_of(test::shipped_library().map.grid, hex("4713"), d);
    if (side && test::shipped_library().network.water_at(*side) != kNoNode) {
      berth = Berth::on(*side);
    }
  }
  EXPECT_EQ(war.refusal(finish(UnitClass::Ironclad, "4713", berth)), "4.2.5");
  War later = a_turn_later(war, kCsa, 1);
  EXPECT_EQ(later.refusal(finish(UnitClass::Ironclad, "4713")), "4.2.5") << "into the water beside the city";
  later.act(finish(UnitClass::Ironclad, "4713", berth));
  EXPECT_EQ(points_left(later, kCsa), 1) << "at no cost";
  EXPECT_EQ(ships_at(later.field(), berth, kCsa).size(), 1U);
}

TEST(Campaign_4_2_5_Projects, OnlyWhereALineOfSupplyLeadsToTheLargestFragment) {
  Theatre theatre;
  EXPECT_EQ(building(theatre, kCsa, 2).refusal(build(UnitClass::Flotilla, "4713")), "");
  for (const char* const near : {"4612", "4613", "4712", "4812", "4813", "4714"}) {
    theatre.hold(near, kUsa);
    theatre.put(kUsa, UnitClass::Asp, near);
  }
  EXPECT_EQ(building(theatre, kCsa, 2).refusal(build(UnitClass::Flotilla, "4713")), "4.2.5") << "Norfolk is cut off";
}

TEST(Campaign_4_2_5_Projects, TheFragmentMustHaveACityThatTheProjectNeeds) {
  Theatre theatre;
  for (const char* const city : {"4410", "1132"}) {  // Richmond and New Orleans
    theatre.hold(city, kUsa);
  }
  War war = building(theatre, kCsa, 2);
  EXPECT_EQ(war.refusal(build(UnitClass::Ironclad, "1730")), "4.2.5");
  EXPECT_EQ(war.refusal(build(UnitClass::Flotilla, "1730")), "") << "Memphis and Nashville are left";
  theatre.hold("2015", kUsa);
  War less = building(theatre, kCsa, 2);
  EXPECT_EQ(less.refusal(build(UnitClass::Arsenal, "2722")), "4.2.5");
  EXPECT_EQ(less.refusal(build(UnitClass::Flotilla, "1730")), "") << "Memphis";
}

TEST(Campaign_4_2_5_Projects, ArsenalsInRecruitmentCitiesOneAtATime) {
  War war = building(Theatre(), kCsa, 3);
  EXPECT_EQ(war.refusal(build(UnitClass::Arsenal, "1926")), "4.2.5") << "Selma recruits for no group";
  war.act(build(UnitClass::Arsenal, "2925"));
  War later = a_turn_later(war, kCsa, 3);
  EXPECT_EQ(later.refusal(build(UnitClass::Arsenal, "3323")), "4.2.5") << "one is under construction";
  later.act(finish(UnitClass::Arsenal, "2925"));
  EXPECT_EQ(points_left(later, kCsa), 2);
  EXPECT_EQ(later.refusal(build(UnitClass::Arsenal, "3323")), "");
  EXPECT_EQ(later.refusal(build(UnitClass::Arsenal, "2925")), "4.2.5") << "it has one";
}

TEST(Campaign_4_2_5_Projects, FactoriesInCriticalCentersWithAnOpenPort) {
  War war = building(Theatre(), kCsa, 2);
  EXPECT_EQ(war.refusal(build(UnitClass::Factory, "3323")), "4.2.5") << "Augusta is no critical center";
  Theatre shut;
  for (const ChartPlace& port : test::shipped_library().chart.war.ports) {
    if (port.hex != "1132") {
      shut.hold(port.hex, kUsa);
    }
  }
  EXPECT_EQ(building(shut, kCsa, 2).refusal(build(UnitClass::Factory, "4410")), "") << "New Orleans is open";
  shut.hold("1132", kUsa);
  EXPECT_EQ(building(shut, kCsa, 2).refusal(build(UnitClass::Factory, "4410")), "4.2.5") << "no port is left";
}

TEST(Campaign_4_2_5_Projects, EnemiesWhoComeTakeWhatIsOnTheStocks) {
  War war = building(Theatre(), kCsa, 2);
  war.act(build(UnitClass::Arsenal, "4410"));
  Theatre taken;
  taken.state() = war.state();
  taken.put(kUsa, UnitClass::Asp, "4409");
  taken.turn(1);
  for (Piece& piece : taken.state().pieces) {
    piece.flags = static_cast<std::uint16_t>(piece.flags & ~static_cast<unsigned>(kMoved));
  }
  War attack(taken, kUsa);
  attack.muster("4409").step("4410");
  EXPECT_EQ(attack.count(kCsa, UnitClass::Arsenal, "4410"), 0);
}

// ---- railroads ----

TEST(Campaign_7_5_UnfinishedRailroads, OneHexATurnFromEitherEnd) {
  for (const auto& [first, last] : {std::pair{"3914", "3815"}, std::pair{"3815", "3914"}}) {
    War war = building(Theatre(), kCsa, 2);
    war.act(build(UnitClass::Railroad, first));
    EXPECT_EQ(war.refusal(build(UnitClass::Railroad, "1926")), "4.2.4") << "one is begun in a turn";
    const int line = line_that_ends_at(test::shipped_library().network, hex(first));
    EXPECT_EQ(war.refusal(verbs::ExtendRail{line}), "4.2.5") << "begun in this turn";
    War second = a_turn_later(war, kCsa, 2);
    second.act(verbs::ExtendRail{line});
    EXPECT_EQ(points_left(second, kCsa), 1);
    EXPECT_EQ(second.refusal(verbs::ExtendRail{line}), "4.2.5") << "one hex a turn";
    EXPECT_FALSE(finished_lines(second.field())[static_cast<std::size_t>(line)]);
    War third = a_turn_later(second, kCsa, 2);
    third.act(verbs::ExtendRail{line});
    Theatre after;
    after.state() = a_turn_later(third, kCsa, 2).state();
    EXPECT_TRUE(finished_lines(after.field())[static_cast<std::size_t>(line)]);
    EXPECT_TRUE(after.field().rails(kCsa).has(hex("3915"))) << "trains run along it";
    EXPECT_EQ(after.state().piece(marker_of_line(test::shipped_library(), line)).place, hex(last));
  }
}

TEST(Campaign_7_5_UnfinishedRailroads, NotThroughEnemiesNorWithoutTheEconomy) {
  War war = building(Theatre(), kCsa, 2);
  war.act(build(UnitClass::Railroad, "2015"));
  const int line = line_that_ends_at(test::shipped_library().network, hex("2015"));
  War later = a_turn_later(war, kCsa, 2);
  Theatre lost;
  lost.state() = later.state();
  lost.hold("1916", kUsa);
  EXPECT_EQ(building(lost, kCsa, 2).refusal(verbs::ExtendRail{line}), "4.2.4");
  Theatre cut;
  cut.hold("2015", kUsa);
  EXPECT_EQ(building(cut, kCsa, 2).refusal(build(UnitClass::Railroad, "2015")), "4.2.5");
  EXPECT_EQ(building(cut, kCsa, 2).refusal(build(UnitClass::Railroad, "2722")), "4.2.5") << "no line ends in Atlanta";
}

TEST(Campaign_7_5_UnfinishedRailroads, OneHexATurnOfAllLinesTogether) {
  War war = building(Theatre(), kCsa, 2);
  war.act(build(UnitClass::Railroad, "3914"));
  war = a_turn_later(war, kCsa, 2);
  war.act(build(UnitClass::Railroad, "2015"));
  war = a_turn_later(war, kCsa, 2);
  const MapNetwork& network = test::shipped_library().network;
  war.act(verbs::ExtendRail{line_that_ends_at(network, hex("3914"))});
  EXPECT_EQ(war.refusal(verbs::ExtendRail{line_that_ends_at(network, hex("2015"))}), "4.2.5");
}

TEST(Campaign_7_5_UnfinishedRailroads, ALineThatEndsOffTheRailsIsBegunAtItsOtherEnd) {
  EXPECT_EQ(building(Theatre(), kCsa, 2).refusal(build(UnitClass::Railroad, "1815")), "4.2.5");
  War war = building(Theatre(), kCsa, 2);
  war.act(build(UnitClass::Railroad, "2015"));
  const int line = line_that_ends_at(test::shipped_library().network, hex("2015"));
  war = a_turn_later(war, kCsa, 2);
  war.act(verbs::ExtendRail{line});
  war = a_turn_later(war, kCsa, 2);
  war.act(verbs::ExtendRail{line});
  Theatre after;
  after.state() = a_turn_later(war, kCsa, 2).state();
  EXPECT_TRUE(after.field().rails(kCsa).has(hex("1815")));
  EXPECT_TRUE(after.field().supplied_rails(kCsa).has(hex("1815"))) << "supply reaches Johnsonville by rail";
  EXPECT_TRUE(running_rails(after.field(), kCsa).has(hex("1815")));
}

TEST(Campaign_7_5_UnfinishedRailroads, WalkingAlongThemCostsWhatRailsCostInAnyCase) {
  const Library& library = test::shipped_library();
  for (int line = 0; line < kUnfinished; ++line) {
    const std::vector<HexId>& hexes = library.network.unfinished(line);
    ASSERT_GE(hexes.size(), 2U);
    for (const HexId one : hexes) {
      EXPECT_EQ(library.map.terrain_at(one), Terrain::Clear) << "a point, as on rails: " << hex_text(one);
    }
  }
}

}  // namespace
}  // namespace longroll::campaign
