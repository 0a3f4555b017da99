// Campaign 8.1 to 8.3, 13.5: lines of supply over land, rails and water, and over the sea.
#include "tests/rules/campaign/plain_supply.h"
#include "tests/support/sparing.h"

namespace longroll::campaign::test {
namespace {

SeaSupply to_ports(std::initializer_list<SeaZone> zones) {
  SeaSupply sea;
  for (const SeaZone zone : zones) {
    sea.ports.add(zone);
  }
  return sea;
}

TEST(Campaign_8_1_LinesOfSupply, EqualASlowSecondImplementationOnRandomPositions) {
  int differing = 0;
  for (std::uint64_t seed = 1; seed <= longroll::test::some_of(24U); ++seed) {
    const Lines lines = random_lines(seed);
    SeaSupply sea;
    sea.ports.bits = static_cast<std::uint8_t>(seed % 32);
    if (seed % 3 == 0) {
      sea.coasts = hexes_named({"4618", "3726", "1334", "2633"});
    }
    for (const Seat side : {kUsa, kCsa}) {
      const HexSet fast = lines.supply(side, sea).supplied;
      const HexSet slow = plainly_supplied(lines.view(), side, sea);
      EXPECT_EQ(names_of(fast - slow), "") << "only the fast one supplies, seed " << seed << ", " << name_of(side);
      EXPECT_EQ(names_of(slow - fast), "") << "only the slow one supplies, seed " << seed << ", " << name_of(side);
      differing += fast == slow ? 0 : 1;
    }
    ASSERT_LT(differing, 3);
  }
}

TEST(Campaign_8_1_LinesOfSupply, BothSidesAreSuppliedWhereTheWarBegins) {
  const Lines lines;
  for (const std::string_view name : {"1208", "4506", "2607", "4004"}) {
    EXPECT_TRUE(lines.is_supplied(kUsa, name)) << name;
  }
  for (const std::string_view name : {"4410", "4205", "4713", "1218", "2015", "0224"}) {
    EXPECT_TRUE(lines.is_supplied(kCsa, name)) << name;
  }
  EXPECT_FALSE(lines.is_supplied(kUsa, "4410"));
  EXPECT_FALSE(lines.is_supplied(kUsa, "1132"));
  EXPECT_FALSE(lines.is_supplied(kUsa, "4712")) << "Fort Monroe is reached by sea alone";
}

TEST(Campaign_8_1_1_Overland, TheLineIsAsLongAsTheSeasonAllowsAndTerrainLengthensIt) {
  Lines lines;
  const HexSet ends = hexes_named({"0512"});
  const NodeSet shut = water_shut_to(shipped_network_data(), lines.view(), kCsa);
  const HexSet all = shipped_ground().in_play();
  const auto within = [&](int points) {
    lines.season(Season::Fall, points);
    return overland_to(shipped_network_data(), lines.view(), kCsa, ends, all, shut);
  };
  EXPECT_EQ(names_of(within(0)), "0512");
  const HexSet one = within(1);
  const HexSet two = within(2);
  EXPECT_EQ(names_of(one - two), "");
  one.for_each([&](HexId at) { EXPECT_LE(shipped_ground().grid.distance(at, hex("0512")), 1); });
  const auto d = towards(shipped_ground(), "0412", "0512");
  ASSERT_TRUE(shipped_ground().is_road(hex("0412"), d)) << "2.1.1: the road hex 0412";
  EXPECT_TRUE(one.has(hex("0412"))) << "a road negates what the terrain costs";
}

TEST(Campaign_8_1_1_Overland, AFerryCostsHalfOfTheLineRoundedDown) {
  Lines lines;
  const HexSet ends = hexes_named({"1308"});
  const HexSet all = shipped_ground().in_play();
  const auto is_fed = [&](std::string_view from, int points) {
    lines.season(Season::Spring, points);
    const NodeSet shut = water_shut_to(shipped_network_data(), lines.view(), kUsa);
    return overland_to(shipped_network_data(), lines.view(), kUsa, ends, all, shut).has(hex(from));
  };
  EXPECT_TRUE(is_fed("1208", 2)) << "1 of the ferry and 1 of the hex";
  EXPECT_TRUE(is_fed("1109", 3)) << "from one hex farther: 1, 1 and 1";
  EXPECT_TRUE(is_fed("1109", 4)) << "2 of the ferry, 1 and 1";
  EXPECT_FALSE(is_fed("1109", 2));
}

TEST(Campaign_8_1_1_Overland, AFriendlyBoatFerriesWhereNoFerryIs) {
  Lines lines;
  lines.season(Season::Spring, 4);
  const HexSet ends = hexes_named({"1414"});
  const HexSet both = hexes_named({"1414", "1514"});
  const auto is_fed = [&] {
    const NodeSet shut = water_shut_to(shipped_network_data(), lines.view(), kUsa);
    return overland_to(shipped_network_data(), lines.view(), kUsa, ends, both, shut).has(hex("1514"));
  };
  ASSERT_FALSE(shipped_ground().is_ferry(hex("1514"), towards(shipped_ground(), "1514", "1414")));
  EXPECT_FALSE(is_fed()) << "the Mississippi at New Madrid";
  lines.view().sides[kUsa].boats.push_back(side_between("1414", "1514"));
  EXPECT_TRUE(is_fed());
  lines.vessel(kCsa, Vessel::Flotilla, "1414", "1514");
  EXPECT_FALSE(is_fed()) << "13.5: the enemy interdicts";
}

TEST(Campaign_8_1_2_RailAndWater, RailsOfAnyLengthChangeToWaterInCitiesAndAFerryIsNoBreak) {
  Lines lines;
  EXPECT_TRUE(lines.is_supplied(kUsa, "1208")) << "St Louis over its ferry";
  lines.hold(kUsa, {"1218"}).season(Season::Winter, 3);
  EXPECT_TRUE(lines.is_supplied(kUsa, "1218")) << "Memphis, down the Mississippi from Cairo";
  lines.fort(kCsa, "1414");
  EXPECT_FALSE(lines.is_supplied(kUsa, "1218")) << "past an enemy fort at New Madrid";
}

TEST(Campaign_8_1_2_RailAndWater, ABreakCutsALineOfRailsAndOnlyControlledRailsServe) {
  Lines lines;
  const auto is_at_lynchburg_end = [&] { return lines.is_supplied(kCsa, "4205"); };
  EXPECT_TRUE(is_at_lynchburg_end());
  lines.hold(kUsa, {"4205"});
  EXPECT_FALSE(lines.supply(kCsa).nodes.has(shipped_network_data().network.rail_at(hex("4205"))));
  // All around Knoxville is broken: within three points nothing leads on.
  Lines cut;
  cut.season(Season::Fall, 3);
  EXPECT_TRUE(cut.is_supplied(kCsa, "2716"));
  const HexSet near = widened(shipped_ground().grid, widened(shipped_ground().grid, hexes_named({"2716"})));
  cut.view().broken =
      widened(shipped_ground().grid, widened(shipped_ground().grid, near)) & shipped_ground().rail_hexes();
  EXPECT_FALSE(cut.is_supplied(kCsa, "2716"));
}

TEST(Campaign_8_1_2_RailAndWater, OceanCarriesNothingForTheConfederacyAndDryRiversNothingForAnybody) {
  const NetworkData& data = shipped_network_data();
  Lines lines;
  const auto open = [&](Seat side) {
    return open_nodes(data, lines.view(), side, LineUse::Supply, data.network.none(), shipped_ground().in_play());
  };
  for (const Seat side : {kUsa, kCsa}) {
    data.network.for_each(NodeKind::Zone, [&](NodeId id, const MapNode&) { EXPECT_FALSE(open(side).has(id)); });
  }
  int dry = 0;
  const NodeSet spring = open(kUsa);
  lines.season(Season::Summer, 5);
  const NodeSet summer = open(kUsa);
  data.network.for_each(NodeKind::Water, [&](NodeId id, const MapNode& node) {
    const bool is_seasonal = shipped_ground().water(node.side.hex, node.side.side) == Water::Seasonal;
    dry += spring.has(id) && !summer.has(id) ? 1 : 0;
    EXPECT_FALSE(summer.has(id) && is_seasonal);
  });
  EXPECT_GT(dry, 20);
}

TEST(Campaign_8_1_3_SeaSupply, ATransportSuppliesThePortsOfItsZoneAndUpgradedRailsLeadOn) {
  Lines lines;
  lines.hold(kUsa, {"4617", "4618"}).season(Season::Winter, 3);
  EXPECT_FALSE(lines.is_supplied(kUsa, "4618")) << "nobody carries anything";
  EXPECT_FALSE(lines.is_supplied(kUsa, "4618", to_ports({SeaZone::WestGulf}))) << "a transport in another zone";
  EXPECT_TRUE(lines.is_supplied(kUsa, "4618", to_ports({SeaZone::MidAtlantic})));
  // The railroad from Beaufort inland, controlled by the Union: it serves when it is upgraded (7.7.2).
  const std::string_view inland[] = {"4618", "4617", "4518", "4417", "4317"};
  for (const std::string_view name : inland) {
    lines.hold(kUsa, {name});
  }
  const SeaSupply sea = to_ports({SeaZone::MidAtlantic});
  lines.view().season = Season::Summer;
  lines.view().overland = 0;
  EXPECT_FALSE(lines.is_supplied(kUsa, "4317", sea));
  for (const std::string_view name : inland) {
    lines.view().upgraded.add(hex(name));
  }
  EXPECT_TRUE(lines.is_supplied(kUsa, "4317", sea));
}

TEST(Campaign_8_1_3_SeaSupply, ACoastHasATransportOfItsOwnAndNoRailsLeadOnFromIt) {
  Lines lines;
  lines.season(Season::Winter, 3);
  SeaSupply sea;
  sea.coasts = hexes_named({"4122"});
  ASSERT_TRUE(shipped_ground().is_coastal(hex("4122")));
  EXPECT_TRUE(lines.is_supplied(kUsa, "4122", sea));
  const HexSet near = lines.supply(kUsa, sea).supplied - lines.supply(kUsa).supplied;
  near.for_each([&](HexId at) { EXPECT_LE(shipped_ground().grid.distance(at, hex("4122")), 3) << hex_text(at); });
  lines.force(kCsa, "4122");
  EXPECT_FALSE(lines.is_supplied(kUsa, "4121", sea));
}

TEST(Campaign_8_1_3_SeaSupply, AFortressCountsAsAPortForItsGarrisonAndAHomePortMustBeFed) {
  Lines lines;
  lines.fort(kUsa, "4712").fort(kUsa, "1932");
  const SeaSupply north = to_ports({SeaZone::NorthAtlantic});
  EXPECT_EQ(names_of(lines.supply(kUsa, north).fortresses), "4712");
  EXPECT_EQ(names_of(lines.supply(kUsa, to_ports({SeaZone::EastGulf})).fortresses), "1932");
  EXPECT_FALSE(lines.is_supplied(kUsa, "4712", north)) << "no more than the garrison is fed";
  lines.view().sides[kUsa].completed_forts.clear();
  EXPECT_EQ(names_of(lines.supply(kUsa, north).fortresses), "") << "not before the fort is complete";
  Lines lost;
  lost.fort(kUsa, "4712");
  for (const std::string_view port : {"4505", "4605", "4802"}) {
    lost.hold(kCsa, {port}).force(kCsa, port);
  }
  EXPECT_EQ(names_of(lost.supply(kUsa, north).fortresses), "") << "without a port of its own nothing goes to sea";
}

TEST(Campaign_8_2_UnionSources, ASourceWorksUnlessTheEnemyStandsThere) {
  Lines lines;
  EXPECT_EQ(working_sources(shipped_network_data(), lines.view(), kUsa).size(), 8U);
  lines.force(kCsa, "3702");
  EXPECT_FALSE(working_sources(shipped_network_data(), lines.view(), kUsa).has(hex("3702")));
  EXPECT_EQ(working_sources(shipped_network_data(), lines.view(), kUsa).size(), 7U);
  lines.view().sides[kCsa].occupied.clear();
  lines.hold(kCsa, {"3702"});
  EXPECT_TRUE(working_sources(shipped_network_data(), lines.view(), kUsa).has(hex("3702"))) << "he has gone again";
}

TEST(Campaign_8_3_ConfederateSources, CriticalPlacesThatTheConfederacyControlsAreSources) {
  Lines lines;
  EXPECT_EQ(names_of(working_sources(shipped_network_data(), lines.view(), kCsa)),
            "1132 1218 1333 1730 1926 1931 2015 2221 2419 2722 3527 3824 4320 4410 4713");
  lines.hold(kUsa, {"2015"}).hold(kCsa, {"1208"});
  const HexSet sources = working_sources(shipped_network_data(), lines.view(), kCsa);
  EXPECT_FALSE(sources.has(hex("2015")));
  EXPECT_FALSE(sources.has(hex("1208"))) << "St Louis is no place of the Confederacy";
}

TEST(Campaign_6_2_1_ZonesAndSupply, AZoneStopsALineUnlessAForceStandsThere) {
  Lines lines;
  lines.season(Season::Winter, 3);
  // Zones of the enemy lie on the whole map but about Richmond.
  lines.view().sides[kUsa].zone = shipped_ground().in_play() - widened(shipped_ground().grid, hexes_named({"4410"}));
  EXPECT_TRUE(lines.is_supplied(kCsa, "4410"));
  EXPECT_TRUE(lines.is_supplied(kCsa, "4409")) << "the line may begin in a zone's hex";
  EXPECT_FALSE(lines.is_supplied(kCsa, "4205"));
  EXPECT_TRUE(lines.is_supplied(kCsa, "2015")) << "a force in the source itself negates the zone";
  lines.view().sides[kUsa].zone = shipped_ground().in_play();
  const HexSet before = lines.supply(kCsa).supplied;
  shipped_ground().rail_hexes().for_each([&](HexId at) { lines.view().sides[kCsa].occupied.add(at); });
  EXPECT_FALSE(before.has(hex("4205")));
  EXPECT_TRUE(lines.is_supplied(kCsa, "4205")) << "forces along the railroad negate the zones";
}

TEST(Campaign_15_5_2_Kentucky, NoLineGoesThroughKentuckyWhileItIsNeutral) {
  Lines lines;
  const auto reaches = [&] {
    const HexSet kentucky = shipped_network_data().network.kentucky();
    return (hexes_of(shipped_network_data(), lines.supply(kUsa).nodes) & kentucky).size();
  };
  EXPECT_EQ(reaches(), 0U);
  lines.view().kentucky = Kentucky::Union;
  land_of(shipped_ground(), Allegiance::Kentucky).for_each([&](HexId at) { lines.hold(kUsa, {hex_text(at)}); });
  EXPECT_GT(reaches(), 15U);
}

TEST(Campaign_13_5_Interdiction, AVesselShutsSixHexsidesEachWayButNotBeyondAFort) {
  const NetworkData& data = shipped_network_data();
  Lines lines;
  lines.vessel(kCsa, Vessel::Flotilla, "1414", "1514");
  const auto count = [&] {
    int waters = 0;
    const NodeSet shut = interdicted(data, lines.view(), kCsa);
    data.network.for_each(NodeKind::Water, [&](NodeId id, const MapNode&) { waters += shut.has(id) ? 1 : 0; });
    return waters;
  };
  const int far = count();
  EXPECT_GE(far, 13) << "six up, six down and its own, and some of what flows in";
  lines.fort(kUsa, "1414");
  EXPECT_LT(count(), far);
  EXPECT_GE(count(), 1) << "where it lies it stays";
  Lines dry;
  dry.season(Season::Summer, 5).vessel(kUsa, Vessel::Nsp, "1414", "1514");
  EXPECT_EQ(names_of(hexes_of(data, interdicted(data, dry.view(), kUsa))), "");
  EXPECT_FALSE(vessel_water(data, dry.view(), Vessel::Nsp).has(data.network.water_at(side_between("1414", "1514"))))
      << "the blue-water navy does not go up rivers";
}

TEST(Campaign_11_8_Siege, ABesiegedFortIsSuppliedByTheWaterBesideItAlone) {
  Lines lines;
  lines.fort(kCsa, "1025").force(kUsa, "1025");
  EXPECT_EQ(names_of(lines.supply(kCsa).sieges), "1025") << "Vicksburg by the river";
  EXPECT_FALSE(lines.supply(kCsa).nodes.has(shipped_network_data().network.place_at(hex("1025"))));
  lines.vessel(kUsa, Vessel::Rsp, "1025", "0925").vessel(kUsa, Vessel::Rsp, "1025", "0926");
  EXPECT_EQ(names_of(lines.supply(kCsa).sieges), "1025") << "and by the Yazoo, when gunboats lie in the Mississippi";
  lines.vessel(kUsa, Vessel::Rsp, "1025", "1024");
  EXPECT_EQ(names_of(lines.supply(kCsa).sieges), "");
}

}  // namespace
}  // namespace longroll::campaign::test
