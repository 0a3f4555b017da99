// Campaign 3.3, 14.0, 14.1, 15.6: the Confederate economy and who wins by it.
#include "tests/rules/campaign/plain_supply.h"
#include "tests/rules/campaign/printed.h"

namespace longroll::campaign::test {
namespace {

Economy economy_of(const Lines& lines, const EconomyView& extra = {}) {
  return economy(shipped_network_data(), lines.view(), extra);
}

TEST(Campaign_14_1_Fragments, TheEconomyIsWorthTwentyThreeAtTheStart) {
  const Economy start = economy_of(Lines());
  EXPECT_EQ(start.centers, 15);
  EXPECT_EQ(start.ports, 8);
  EXPECT_EQ(start.factories + start.missouri, 0);
  EXPECT_EQ(start.size(), 23) << "3.1.4";
  EXPECT_EQ(start.fragment.size(), 15U) << "New Orleans is a center and a port";
}

TEST(Campaign_14_1_Fragments, EqualASlowSecondImplementationOnRandomPositions) {
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    const Lines lines = random_lines(seed);
    EconomyView extra;
    extra.port_value = static_cast<int>(seed % 4);
    extra.factories = hexes_named({"4410", "2015", "2722", "1926"}) & lines.view().side(kCsa).held;
    const Economy fast = economy_of(lines, extra);
    const Economy slow = plain_economy(lines.view(), extra);
    EXPECT_EQ(names_of(fast.fragment), names_of(slow.fragment)) << "seed " << seed;
    EXPECT_EQ(fast.centers, slow.centers) << "seed " << seed;
    EXPECT_EQ(fast.ports, slow.ports) << "seed " << seed;
    EXPECT_EQ(fast.factories, slow.factories) << "seed " << seed;
    EXPECT_EQ(fast.missouri, slow.missouri) << "seed " << seed;
  }
}

TEST(Campaign_14_0_Economy, ALineOfTheEnemyPartsItAndTheLargestPartCounts) {
  // The Union holds the whole width of the map between column 29 and 31: Richmond and three ports lie east of it.
  Lines lines;
  shipped_ground().in_play().for_each([&](HexId at) {
    if (column_of(at) >= 29 && column_of(at) <= 31) {
      lines.hold(kUsa, {hex_text(at)});
    }
  });
  EXPECT_EQ(economy_of(lines).centers, 15) << "boats go from Wheeling down the Ohio and the Mississippi to Memphis";
  lines.fort(kUsa, "1513");
  const std::vector<Fragment> parts = fragments(shipped_network_data(), lines.view(), {});
  int west = 0;
  int east = 0;
  for (const Fragment& part : parts) {
    (part.places.has(hex("4410")) ? east : west) += part.centers;
  }
  EXPECT_EQ(east, 4);
  EXPECT_EQ(west, 11);
  const Economy left = economy_of(lines);
  EXPECT_EQ(left.centers, 11);
  EXPECT_FALSE(left.fragment.has(hex("4410")));
  EXPECT_FALSE(left.fragment.has(hex("3824"))) << "the ports of the east hang with Richmond";
  EXPECT_EQ(left.ports, 4) << "New Orleans, Procterville, Mobile, Pensacola";
}

TEST(Campaign_14_0_Economy, RoadsConnectTheEconomyButCarryNoSupply) {
  const NetworkData& data = shipped_network_data();
  const Lines lines;
  const HexSet all = shipped_ground().in_play();
  const NodeSet economy = open_nodes(data, lines.view(), kCsa, LineUse::Economy, data.network.none(), all);
  const NodeSet supply = open_nodes(data, lines.view(), kCsa, LineUse::Supply, data.network.none(), all);
  int roads = 0;
  data.network.for_each(NodeKind::Road, [&](NodeId id, const MapNode&) {
    roads += economy.has(id) ? 1 : 0;
    EXPECT_FALSE(supply.has(id));
  });
  EXPECT_GT(roads, 50);
}

TEST(Campaign_14_1_Ports, ABlockadeShutsAPortOffItsCoastOrInItsRiver) {
  Lines lines;
  EXPECT_EQ(open_ports(shipped_network_data(), lines.view()).size(), 8U);
  // Savannah has a coast and a river; both must be shut.
  lines.fort(kUsa, "3626").hold(kUsa, {"3626"});
  EXPECT_TRUE(open_ports(shipped_network_data(), lines.view()).has(hex("3527"))) << "Fort Pulaski shuts the river";
  lines.view().sides[kUsa].off_port.add(hex("3527"));
  EXPECT_FALSE(open_ports(shipped_network_data(), lines.view()).has(hex("3527")));
  EXPECT_EQ(economy_of(lines).ports, 7);
  Lines norfolk;
  norfolk.fort(kUsa, "4712").fort(kUsa, "1932");
  EXPECT_EQ(economy_of(norfolk).ports, 8) << "Norfolk and Pensacola stay open under the forts of the Union";
  Lines silenced = lines;
  silenced.view().sides[kUsa].forts.clear();
  EXPECT_EQ(economy_of(silenced).ports, 8);
}

TEST(Campaign_14_1_Ports, ANavalStrengthPointShutsNorfolkWhateverTheForts) {
  const GroundMap& ground = shipped_ground();
  Lines lines;
  // All tidal water around Norfolk is full of the navy.
  for (const Hexside side : water_from(ground, hex("4713"), is_open_water)) {
    lines.view().sides[kUsa].vessels.push_back({.kind = Vessel::Nsp, .side = side});
  }
  lines.view().sides[kUsa].off_port = hexes_named({"4713"});
  EXPECT_FALSE(open_ports(shipped_network_data(), lines.view()).has(hex("4713")));
  Lines transports;
  for (const Hexside side : water_from(ground, hex("4713"), is_open_water)) {
    transports.view().sides[kUsa].vessels.push_back({.kind = Vessel::Rsp, .side = side});
  }
  EXPECT_TRUE(open_ports(shipped_network_data(), transports.view()).has(hex("4713"))) << "gunboats blockade nothing";
}

TEST(Campaign_14_1_Ports, RecognitionRaisesWhatEveryPortIsWorth) {
  EXPECT_EQ(economy_of(Lines(), {.factories = {}, .port_value = 2}).ports, 16) << "15.3";
  EXPECT_EQ(economy_of(Lines(), {.factories = {}, .port_value = 3}).ports, 24);
}

TEST(Campaign_14_1_Factories, EachCountsForSurvivalAndNotForVictory) {
  const EconomyView extra{.factories = hexes_named({"2722", "1926"}), .port_value = 0};
  const Economy with = economy_of(Lines(), extra);
  EXPECT_EQ(with.factories, 2);
  EXPECT_EQ(with.size(), 25);
  EXPECT_EQ(with.size_for_victory(), 23) << "4.2.5";
  Lines blockaded;
  for (const MapPlace& place : shipped_ground().places()) {
    if (place.harbor > 0) {
      blockaded.view().sides[kUsa].off_port.add(place.hex);
      for (const Hexside side : water_from(shipped_ground(), place.hex, is_open_water)) {
        blockaded.view().sides[kUsa].vessels.push_back({.kind = Vessel::Nsp, .side = side});
      }
    }
  }
  EXPECT_EQ(economy_of(blockaded, extra).ports, 0);
  EXPECT_EQ(economy_of(blockaded, extra).factories, 0) << "without an open port factories count nothing";
}

TEST(Campaign_15_6_Missouri, StLouisAddsFourWhenALineLeadsFromIt) {
  Lines lines;
  lines.view().kentucky = Kentucky::Union;
  lines.hold(kCsa, {"1208"});
  EXPECT_EQ(economy_of(lines).missouri, 4) << "down the Mississippi to Memphis";
  lines.fort(kUsa, "1513");
  lines.hold(kUsa, {"1513"});
  EXPECT_EQ(economy_of(lines).missouri, 0) << "a Union fort at Cairo shuts the river";
  Lines without;
  EXPECT_EQ(economy_of(without).missouri, 0);
}

TEST(Campaign_3_3_Victory, TheEconomyLessTheStatusIsHeldAgainstSurvivalAndVictory) {
  const TurnBox& turn = printed_turns().turn(1);
  ASSERT_EQ(turn.survival, 12);
  ASSERT_EQ(turn.victory, 23);
  const auto winner = [&](int centers, int factories, int status, int election_level) {
    Economy economy;
    economy.centers = centers;
    economy.factories = factories;
    return winner_by_economy(turn, economy, status, election_level);
  };
  EXPECT_EQ(winner(23, 0, 2, 0), std::nullopt) << "21";
  EXPECT_EQ(winner(23, 0, 0, 0), std::nullopt) << "equal is not larger";
  EXPECT_EQ(winner(23, 0, -1, 0), kCsa) << "24";
  EXPECT_EQ(winner(23, 1, 0, 0), std::nullopt) << "4.2.5: factories do not count for victory";
  EXPECT_EQ(winner(14, 0, 2, 0), std::nullopt) << "12";
  EXPECT_EQ(winner(13, 0, 2, 0), kUsa) << "11";
  EXPECT_EQ(winner(13, 1, 2, 0), std::nullopt) << "they count for survival";
  EXPECT_EQ(winner(13, 0, 2, -2), std::nullopt) << "15.2: a lost election takes two from the survival economy";
}

}  // namespace
}  // namespace longroll::campaign::test
