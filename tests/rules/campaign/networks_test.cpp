// Campaign 2.1, 3.1, 3.1.4, 4.2.1, 8.2, 13.1.1, 14.0, 14.1: what hangs together at the start of the war.
#include <algorithm>
#include <set>
#include <string>

#include "tests/rules/campaign/ground.h"
#include "tests/rules/campaign/lines.h"
#include "tests/rules/campaign/plain_networks.h"

namespace longroll::campaign::test {
namespace {

HexSet only(HexId hex) {
  HexSet set;
  set.add(hex);
  return set;
}

/// Campaign 3.1: what the Confederacy controls at the start: its states, less the two fortresses of the Union.
HexSet confederate_land(const GroundMap& ground) {
  HexSet land = land_of(ground, Allegiance::Confederate);
  land.remove(hex("1932"));
  land.remove(hex("4712"));
  return land;
}

TEST(Campaign_2_1_Map, AllLandHangsTogetherOnFootButForIslands) {
  const GroundMap& ground = shipped_ground();
  HexSet left = ground.in_play() - on_foot(ground, hex("4410"), ground.in_play());
  std::string islands;
  while (!left.empty()) {
    HexId first = kNoHex;
    left.for_each([&](HexId at) { first = first == kNoHex ? at : first; });
    const HexSet island = on_foot(ground, first, ground.in_play());
    left -= island;
    islands += told(ground, first) + ": " + std::to_string(island.size()) + ", ";
    bool is_reached_by_sea = false;
    island.for_each([&](HexId at) { is_reached_by_sea = is_reached_by_sea || !seas_of_harbour(ground, at).empty(); });
    EXPECT_TRUE(is_reached_by_sea) << told(ground, first);
  }
  EXPECT_EQ(islands,
            "0633: 1, Ship Island 1532: 1, Fort Pickens 1932: 1, Fort Sumter 3925: 1, Hatteras Inlet 4817: 1, Roanoke "
            "Island 4915: 3, ");
}

TEST(Campaign_2_1_Map, TheSheetIsFortyNineByThirtyFive) {
  const GroundMap& ground = shipped_ground();
  EXPECT_EQ(ground.grid, (Grid{49, 35, Parity::EvenLower}));
  EXPECT_EQ(ground.in_play().size(), 1443U);
  EXPECT_EQ(ground.state_at(hex("4709")), AmericanState::Virginia);
}

TEST(Campaign_13_1_1_SeaZones, FiveLieInARowAndEveryCoastHasItsZone) {
  const GroundMap& ground = shipped_ground();
  std::set<std::pair<SeaZone, SeaZone>> borders;
  for (int column = 1; column <= ground.grid.columns; ++column) {
    for (int row = 1; row <= ground.grid.rows; ++row) {
      const HexId at = hex_at(column, row);
      ground.grid.for_each_neighbor(at, [&](Direction, HexId next) {
        if (ground.is_sea(at) && ground.is_sea(next) && ground.zone_at(at) < ground.zone_at(next)) {
          borders.insert({ground.zone_at(at), ground.zone_at(next)});
        }
      });
    }
  }
  const std::set<std::pair<SeaZone, SeaZone>> expected = {{SeaZone::WestGulf, SeaZone::EastGulf},
                                                          {SeaZone::SouthAtlantic, SeaZone::MidAtlantic},
                                                          {SeaZone::MidAtlantic, SeaZone::NorthAtlantic}};
  EXPECT_EQ(borders, expected) << "East Gulf and South Atlantic meet beyond the map";
  ground.in_play().for_each([&](HexId at) { EXPECT_EQ(ground.is_coastal(at), !ground.coast_of(at).empty()); });
  EXPECT_TRUE(ground.is_coastal(hex("4122")));
  EXPECT_FALSE(ground.is_coastal(hex("2722")));
}

TEST(Campaign_14_1_Ports, EveryPortIsOpenToItsSeaZone) {
  const GroundMap& ground = shipped_ground();
  std::string shut;
  ground.ports().for_each(
      [&](HexId at) { shut += seas_of_harbour(ground, at).empty() ? told(ground, at) + ", " : ""; });
  EXPECT_EQ(shut, "");
  const std::pair<std::string_view, SeaZone> ruled[] = {
      {"1132", SeaZone::WestGulf},     {"1333", SeaZone::WestGulf},      {"1730", SeaZone::EastGulf},
      {"1931", SeaZone::EastGulf},     {"3527", SeaZone::SouthAtlantic}, {"3824", SeaZone::SouthAtlantic},
      {"4320", SeaZone::MidAtlantic},  {"4713", SeaZone::NorthAtlantic}, {"4802", SeaZone::NorthAtlantic},
      {"4505", SeaZone::NorthAtlantic}};
  for (const auto& [port, zone] : ruled) {
    ZoneSet expected;
    expected.add(zone);
    EXPECT_EQ(seas_of_harbour(ground, hex(port)), expected) << told(ground, hex(port));
  }
}

TEST(Campaign_4_2_1_Groups, EveryRecruitmentCityIsConnectedToItsGroup) {
  const GroundMap& ground = shipped_ground();
  const HexSet land = confederate_land(ground);
  for (int group = 0; group < kRecruitmentGroups; ++group) {
    const HexSet& cities = ground.recruitment_cities(static_cast<Group>(group));
    cities.for_each(
        [&](HexId at) { EXPECT_EQ((connected(ground, only(at), land, true) & cities), cities) << told(ground, at); });
  }
}

TEST(Campaign_14_1_Economy, ItIsWorthTwentyThreeAtTheStart) {
  const GroundMap& ground = shipped_ground();
  const HexSet fragment = connected(ground, only(hex("4410")), confederate_land(ground), true);
  int centers = 0;
  int harbors = 0;
  for (const MapPlace& place : ground.places()) {
    const bool is_open = place.harbor > 0 && !seas_of_harbour(ground, place.hex).empty();
    EXPECT_TRUE(place.center + place.harbor == 0 || fragment.has(place.hex)) << place.name;
    centers += fragment.has(place.hex) ? place.center : 0;
    harbors += fragment.has(place.hex) && is_open ? place.harbor : 0;
  }
  EXPECT_EQ(centers, 15);
  EXPECT_EQ(centers + harbors, 23) << "3.1.4";
}

TEST(Campaign_8_2_Sources, EveryCityOfAUnionStateIsSupplied) {
  const GroundMap& ground = shipped_ground();
  HexSet land = land_of(ground, Allegiance::Union);
  land |= land_of(ground, Allegiance::Missouri);
  // B&O trains pass Virginia; at the start its rails are Confederate, so Union cities must do without them.
  const HexSet supplied = connected(ground, ground.union_sources(), land, false);
  std::string lost;
  ground.cities().for_each([&](HexId at) {
    const bool is_union = ground.allegiance_at(at) == Allegiance::Union;
    lost += is_union && !supplied.has(at) ? told(ground, at) + ", " : "";
  });
  // No railroad or river that the Union controls reaches Cumberland: it hangs on the road to Hagerstown alone.
  EXPECT_EQ(lost, "Cumberland 4004, ");
  const std::string_view road[] = {"4004", "4104", "4204", "4304"};  // the National Road, three steps long
  for (std::size_t i = 1; i < std::size(road); ++i) {
    EXPECT_TRUE(ground.is_road(hex(road[i - 1]), towards(ground, road[i - 1], road[i]))) << road[i];
  }
  EXPECT_TRUE(supplied.has(hex("4304"))) << "Hagerstown, from where Cumberland is supplied overland in every season";
  for (const auto& [season, overland] :
       {std::pair{Season::Spring, 4}, {Season::Summer, 5}, {Season::Fall, 4}, {Season::Winter, 3}}) {
    Lines lines;
    lines.season(season, overland);
    EXPECT_TRUE(lines.is_supplied(Seat::Union, "4004")) << static_cast<int>(season);
  }
  EXPECT_TRUE(supplied.has(hex("1208"))) << "St Louis, over its ferry";
}

TEST(Campaign_8_6_Snow, TheLineRunsAlongTheSouthernBordersOfVirginiaKentuckyAndMissouri) {
  const GroundMap& ground = shipped_ground();
  ground.in_play().for_each([&](HexId at) {
    const AmericanState state = ground.state_at(at);
    const bool is_north = ground.allegiance_at(at) != Allegiance::Confederate || state == AmericanState::Virginia;
    const bool is_end = at == hex("4813") || at == hex("0113");
    EXPECT_EQ(ground.snow().has(at), is_north || is_end) << told(ground, at);
  });
}

TEST(Campaign_15_4_Appalachia, TheMountainsOfEastTennesseeAreLoyalAndTheCitiesOfThePlainAreNot) {
  const GroundMap& ground = shipped_ground();
  EXPECT_TRUE(ground.appalachia().has(hex("2716"))) << "Knoxville";
  for (const std::string_view name : {"4410", "2015", "2722", "3617", "2925"}) {
    EXPECT_FALSE(ground.appalachia().has(hex(name))) << name;
  }
  ground.appalachia().for_each([&](HexId at) {
    const AmericanState state = ground.state_at(at);
    EXPECT_TRUE(state == AmericanState::Kentucky || state == AmericanState::Virginia ||
                state == AmericanState::NorthCarolina || state == AmericanState::Tennessee ||
                state == AmericanState::Georgia || state == AmericanState::Alabama ||
                state == AmericanState::SouthCarolina)
        << told(ground, at);
  });
}

TEST(Campaign_2_1_Map, NeighboursAreNeighboursOfEachOtherAndSidesLookTheSameFromBoth) {
  const GroundMap& ground = shipped_ground();
  ground.in_play().for_each([&](HexId at) {
    ground.grid.for_each_neighbor(at, [&](Direction d, HexId next) {
      EXPECT_EQ(ground.grid.direction(next, at), opposite(d));
      EXPECT_EQ(ground.water(at, d), ground.water(next, opposite(d)));
      EXPECT_EQ(ground.is_railroad(at, d), ground.is_railroad(next, opposite(d)));
      EXPECT_EQ(ground.is_road(at, d), ground.is_road(next, opposite(d)));
      const unsigned water = ground.side(at, d) & (kMinor | kDeepWater);
      EXPECT_EQ(water & (water - 1), 0U) << hex_text(at) << " has two waters towards " << hex_text(next);
    });
  });
}

}  // namespace
}  // namespace longroll::campaign::test
