// Campaign 8.3, 8.4.2: depots, cities that hang together, and who is fed where only some can be.
#include "engine/games/campaign/rules/supply_split.h"

#include "tests/rules/campaign/lines.h"

namespace longroll::campaign::test {
namespace {

SupplyForce force_of(std::string_view at, int asp, int cavalry = 0, int msp = 0) {
  SupplyForce force{.hex = hex(at), .is_garrison = false, .points = {}};
  force.points.asp = static_cast<std::int16_t>(asp);
  force.points.cavalry = static_cast<std::int16_t>(cavalry);
  force.points.msp = static_cast<std::int16_t>(msp);
  return force;
}

SupplySplit split(const Lines& lines, Seat side, const std::vector<DepotStack>& depots,
                  const std::vector<SupplyForce>& forces) {
  Lines with = lines;
  for (const DepotStack& depot : depots) {
    with.view().sides[side].depots.add(depot.hex);
  }
  return split_supply(shipped_network_data(), with.view(), side, with.supply(side), depots, forces);
}

/// Springfield, Missouri, with nothing but Rolla's railroad to the north-east: an overland line of `points`.
Lines in_missouri(Seat side, int points) {
  Lines lines;
  lines.season(Season::Fall, points);
  lines.hold(side, {"0512"});
  return lines;
}

TEST(Campaign_8_4_2_Depots, ADepotFeedsThreePointsAndThreeStandInAHexAtMost) {
  const Lines lines = in_missouri(kUsa, 3);
  ASSERT_FALSE(lines.is_supplied(kUsa, "0512"));
  HexId halfway = kNoHex;  // a hex with a line of its own, from which Springfield can be reached
  lines.supply(kUsa).supplied.for_each([&](HexId at) {
    Lines with = lines;
    const SupplySplit one = split(with, kUsa, {{.hex = at, .count = 1}}, {force_of("0512", 9)});
    if (one.fed[0].asp > 0) {
      halfway = at;
    }
  });
  ASSERT_NE(halfway, kNoHex);
  const auto fed = [&](int depots, int asp, int cavalry) {
    return split(lines, kUsa, {{.hex = halfway, .count = depots}}, {force_of("0512", asp, cavalry)});
  };
  EXPECT_EQ(fed(1, 5, 0).fed[0].asp, 3);
  EXPECT_EQ(fed(2, 5, 0).fed[0].asp, 5);
  EXPECT_EQ(fed(1, 3, 2).fed[0].cavalry, 2) << "cavalry goes without last";
  EXPECT_EQ(fed(1, 3, 2).fed[0].asp, 1);
  EXPECT_TRUE(fed(1, 5, 0).expended.empty()) << "a supplied depot stays";
  EXPECT_EQ(split(lines, kUsa, {}, {force_of("0512", 5)}).fed[0].asp, 0);
}

TEST(Campaign_8_4_2_Depots, ADepotOutOfSupplyFeedsFootAloneAndIsExpended) {
  Lines lines = in_missouri(kUsa, 3);
  const std::vector<DepotStack> depots = {{.hex = hex("0512"), .count = 2}};
  const SupplySplit foot = split(lines, kUsa, depots, {force_of("0512", 4, 1)});
  EXPECT_EQ(foot.fed[0].asp, 4);
  EXPECT_EQ(foot.fed[0].cavalry, 0);
  ASSERT_EQ(foot.expended.size(), 1U);
  EXPECT_EQ(foot.expended[0].count, 2) << "four points take two depots";
  const SupplySplit two = split(lines, kUsa, depots, {force_of("0512", 2)});
  EXPECT_EQ(two.expended[0].count, 1);
}

TEST(Campaign_8_4_2_Depots, TheUnionChainsDepotsAndTheConfederacyDoesNot) {
  for (const Seat side : {kUsa, kCsa}) {
    // Two depots, a line apart each, in a country where nothing else is: all rails are the enemy's but one.
    Lines lines;
    lines.season(Season::Fall, 2);
    const HexSet all = shipped_ground().in_play();
    for (const Seat one : {kUsa, kCsa}) {
      lines.view().sides[one].held.clear();
      lines.view().sides[one].rails.clear();
    }
    lines.hold(side, {side == kUsa ? "1402" : "1926"});
    const HexId base = side == kUsa ? hex("1402") : hex("1926");
    const NodeSet shut = water_shut_to(shipped_network_data(), lines.view(), side);
    const auto beyond = [&](HexId from, const HexSet& within) {
      HexSet ends;
      ends.add(from);
      const HexSet lined = overland_to(shipped_network_data(), lines.view(), side, ends, all, shut) - within;
      HexId found = kNoHex;
      lined.for_each([&](HexId at) {
        const bool is_dry = shipped_network_data().network.waters_of(at).empty() && !shipped_ground().cities().has(at);
        found = found == kNoHex && is_dry ? at : found;
      });
      return found;
    };
    const HexSet supplied = lines.supply(side).supplied;
    HexId near = kNoHex;
    HexId far = kNoHex;
    HexId place = kNoHex;
    supplied.for_each([&](HexId at) {
      HexSet ends;
      ends.add(at);
      const HexSet from_near = overland_to(shipped_network_data(), lines.view(), side, ends, all, shut);
      const HexId second = beyond(at, supplied);
      const HexId third = second == kNoHex ? kNoHex : beyond(second, supplied | from_near);
      const bool is_dry = shipped_network_data().network.waters_of(at).empty();
      if (place == kNoHex && at != base && is_dry && third != kNoHex) {
        near = at;
        far = second;
        place = third;
      }
    });
    ASSERT_NE(place, kNoHex);
    const std::vector<DepotStack> chain = {{.hex = near, .count = 1}, {.hex = far, .count = 2}};
    const SupplySplit fed = split(lines, side, chain, {force_of(hex_text(place), 5)});
    if (side == kUsa) {
      EXPECT_EQ(fed.fed[0].asp, 3) << "the near depot lets three points through";
      EXPECT_TRUE(fed.expended.empty());
      // The near depot is lost, and the chain is cut: the far ones feed from what they have.
      const SupplySplit cut = split(lines, side, {{.hex = far, .count = 2}}, {force_of(hex_text(place), 5)});
      EXPECT_EQ(cut.fed[0].asp, 5);
      ASSERT_EQ(cut.expended.size(), 1U);
      EXPECT_EQ(cut.expended[0].hex, far);
      EXPECT_EQ(cut.expended[0].count, 2);
    } else {
      EXPECT_EQ(fed.fed[0].asp, 5);
      ASSERT_EQ(fed.expended.size(), 1U) << "the far depot is out of supply";
      EXPECT_EQ(fed.expended[0].hex, far);
    }
  }
}

TEST(Campaign_8_4_2_Depots, AConfederateForceDrawsOnOneDepotHexAlone) {
  Lines lines;
  lines.season(Season::Fall, 2);
  for (const Seat one : {kUsa, kCsa}) {
    lines.view().sides[one].held.clear();
    lines.view().sides[one].rails.clear();
  }
  const std::vector<DepotStack> depots = {{.hex = hex("3214"), .count = 1}, {.hex = hex("3115"), .count = 1}};
  EXPECT_EQ(split(lines, kUsa, depots, {force_of("3214", 6)}).fed[0].asp, 6) << "the Union draws on both";
  EXPECT_EQ(split(lines, kCsa, depots, {force_of("3214", 6)}).fed[0].asp, 3);
  const SupplySplit both = split(lines, kCsa, depots, {force_of("3214", 3), force_of("3115", 3)});
  EXPECT_EQ(both.fed[0].asp + both.fed[1].asp, 6) << "each on one of its own";
}

TEST(Campaign_8_3_Cities, CitiesThatHangTogetherFeedAPointEach) {
  // The Trans-Mississippi alone: no critical place is left.
  Lines lines;
  lines.season(Season::Fall, 4);
  for (const MapPlace& place : shipped_ground().places()) {
    if (place.center + place.harbor > 0) {
      lines.hold(kUsa, {hex_text(place.hex)});
    }
  }
  ASSERT_TRUE(working_sources(shipped_network_data(), lines.view(), kCsa).empty());
  HexSet others;
  std::string center;
  for (const CitySource& source : city_sources(shipped_network_data(), lines.view(), lines.supply(kCsa))) {
    if (column_of(source.city) < 9 && source.others.size() > others.size()) {
      others = source.others;
      center = hex_text(source.city);
    }
  }
  ASSERT_GE(others.size(), 2U) << "cities that trace a line to " << center;
  const auto count = [&](int asp, int cavalry) {
    const SupplySplit fed = split(lines, kCsa, {}, {force_of(center, asp, cavalry)});
    return fed.fed[0].points();
  };
  EXPECT_EQ(count(1, 0), 1);
  const int most = count(40, 0);
  EXPECT_GE(most, static_cast<int>(others.size()));
  EXPECT_LT(most, 40);
  EXPECT_EQ(count(39, 1), most) << "cavalry takes a point like any other";
  const SupplySplit two = split(lines, kCsa, {}, {force_of(center, most), force_of(center, 2)});
  EXPECT_EQ(two.fed[0].asp + two.fed[1].asp, most) << "a city feeds one point, not one of each force";
  // A city that nobody can trace to is no source.
  Lines alone = lines;
  for (const Seat side : {kUsa, kCsa}) {
    alone.view().sides[side].held.clear();
    alone.view().sides[side].rails.clear();
  }
  alone.hold(kCsa, {"0224"});
  EXPECT_TRUE(city_sources(shipped_network_data(), alone.view(), alone.supply(kCsa)).empty());
}

/// Campaign 8.3: a fort on the Red River; no critical place is left to the Confederacy.
TEST(Campaign_11_8_Siege, CitiesOnItsWaterFeedABesiegedFortAPointEach) {
  const auto fed = [](Season season, bool has_enemies_on_river) {
    Lines lines;
    lines.season(season, 4);
    for (const MapPlace& place : shipped_ground().places()) {
      if (place.center + place.harbor > 0) {
        lines.hold(kUsa, {hex_text(place.hex)});
      }
    }
    lines.fort(kCsa, "0428").force(kUsa, "0428");
    if (has_enemies_on_river) {
      lines.vessel(kUsa, Vessel::Rsp, "0328", "0427").vessel(kUsa, Vessel::Rsp, "0528", "0529");
    }
    SupplyForce garrison = force_of("0428", 2);
    garrison.is_garrison = true;
    garrison.is_besieged = true;
    garrison.points.forts = 1;
    return split(lines, kCsa, {}, {garrison}).fed[0].points();
  };
  EXPECT_EQ(fed(Season::Spring, false), 3) << "Alexandria and Shreveport, to which others can trace";
  EXPECT_EQ(fed(Season::Spring, true), 0) << "above and below the fort the river is shut";
  EXPECT_EQ(fed(Season::Summer, false), 0) << "it is dry, and no line goes over land";
}

}  // namespace
}  // namespace longroll::campaign::test
