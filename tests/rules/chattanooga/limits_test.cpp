// Chattanooga 3.2 to 3.4: the scenarios fit within their limits on our map: places for units, works and trenches.
#include <algorithm>

#include "engine/games/chattanooga/battle.h"
#include "engine/games/chattanooga/map_words.h"
#include "tests/rules/chattanooga/ground.h"
#include "tests/rules/chattanooga/printed.h"

namespace longroll::chattanooga::test {
namespace {

constexpr std::size_t kStack = 3;  // 8.1

/// Missionary Ridge in those rows, ends included.
struct Sector {
  std::string who;
  int first;
  int last;
  std::size_t units;
  std::size_t trenches;

  bool has(HexId hex) const { return row_of(hex) >= first && row_of(hex) <= last; }
};

const std::vector<Sector>& sectors() {
  static const std::vector<Sector> kSectors = {
      {"Walker", 1, 23, 16, 4}, {"Anderson", 24, 36, 22, 6}, {"Bate", 37, 56, 14, 3}};
  return kSectors;
}

bool is_beside_hillside(const GroundMap& ground, HexId hex, const Sector& sector) {
  return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
    const HexId next = ground.grid.neighbor(hex, d);
    return next != kNoHex && ground.terrain_at(next) == Terrain::Hillside && sector.has(next) &&
           ground.region(kMissionaryRidge).has(next);
  });
}

TEST(Chattanooga_3_2_Limits, TheHilltopsOfEachSectorHoldItsTroops) {
  const GroundMap& ground = shipped_ground();
  for (const Sector& sector : sectors()) {
    std::size_t hilltops = 0;
    ground.ridge_hilltops().for_each([&](HexId hex) { hilltops += sector.has(hex) ? 1 : 0; });
    EXPECT_GE(hilltops * kStack, sector.units) << sector.who;
    EXPECT_GE(hilltops, 13U) << sector.who;
  }
}

TEST(Chattanooga_3_2_Limits, EachSectorHasClearHexesBesideAHillsideForItsTrenches) {
  const GroundMap& ground = shipped_ground();
  std::size_t trenches = 0;
  for (const Sector& sector : sectors()) {
    std::size_t places = 0;
    ground.in_play().for_each([&](HexId hex) {
      places += sector.has(hex) && ground.terrain_at(hex) == Terrain::Clear && !ground.is_hilltop(hex) &&
                is_beside_hillside(ground, hex, sector);
    });
    EXPECT_GE(places, 2 * sector.trenches) << sector.who;
    trenches += sector.trenches;
  }
  EXPECT_EQ(trenches, 13U);
}

TEST(Chattanooga_3_2_Limits, TheCrestIsHilltopInEveryRowFrom5523To5537) {
  const GroundMap& ground = shipped_ground();
  for (int row = 23; row <= 37; ++row) {
    EXPECT_TRUE(ground.ridge_hilltops().has(hex_at(55, row))) << row;
  }
}

TEST(Chattanooga_3_2R_Limits, TheUnionClearsTheHilltopsHighGroundAndHillsidesOfLookoutMountain) {
  const GroundMap& ground = shipped_ground();
  const Result<Scenario> read = parse_scenario(longroll::test::asset_text("games/chattanooga/death-knell.json"),
                                               "death-knell.json", ground, printed_forces());
  ASSERT_TRUE(read.ok()) << describe(read.faults());
  const HexSet& clears = read.value().clearing.union_clears;
  (ground.region(kLookoutMountain) & ground.in_play()).for_each([&](HexId at) {
    const bool is_height =
        ground.is_hilltop(at) || ground.is_high_ground(at) || ground.terrain_at(at) == Terrain::Hillside;
    EXPECT_EQ(clears.has(at), is_height) << hex_text(at);
  });
  EXPECT_EQ(clears & ground.region(kLookoutMountain), clears);
  for (const std::string_view ravine : {"2047", "2148", "2152"}) {
    EXPECT_FALSE(clears.has(hex(ravine))) << ravine;
  }
}

TEST(Chattanooga_3_2_Fortification, TheLineHasTwelveRedoubtsAndTwelveBreastworks) {
  const GroundMap& ground = shipped_ground();
  EXPECT_EQ(ground.fortification_line().size(), 24U);
  EXPECT_EQ(ground.redoubts().size(), 12U);
  EXPECT_EQ(ground.redoubts() & ground.fortification_line(), ground.redoubts());
  EXPECT_TRUE(ground.redoubts().has(ground.spot("Fort Wood")));
  EXPECT_TRUE(ground.redoubts().has(ground.spot("Fort Negley")));
}

TEST(Chattanooga_3_2_Fortification, TheTownIsInsideAndTheKnobOutside) {
  const GroundMap& ground = shipped_ground();
  EXPECT_EQ(ground.inside_fortification().size(), 149U);
  EXPECT_EQ(ground.town() & ground.inside_fortification(), ground.town());
  EXPECT_TRUE(ground.is_inside_fortification(hex("2923")));
  for (const std::string_view name : {"4128", "4121", "4133", "4135", "1431", "3245", "6004"}) {
    EXPECT_FALSE(ground.is_inside_fortification(hex(name))) << name;
  }
  ground.fortification_line().for_each([&](HexId at) { EXPECT_TRUE(ground.is_inside_fortification(at)); });
}

TEST(Chattanooga_3_2_Fortification, NobodyComesInWithoutCrossingTheLine) {
  const GroundMap& ground = shipped_ground();
  ground.inside_fortification().for_each([&](HexId at) {
    for (const Direction d : kAllDirections) {
      const HexId next = ground.grid.neighbor(at, d);
      if (next != kNoHex && ground.is_playable(next) && !ground.is_inside_fortification(next)) {
        EXPECT_TRUE(ground.fortification_line().has(at)) << hex_text(at);
        EXPECT_NE(ground.side(at, d) & kFortification, 0U) << hex_text(at) << " against " << hex_text(next);
      }
    }
  });
}

TEST(Chattanooga_3_2_Limits, EverySetUpHexHasRoomAboutIt) {
  const GroundMap& ground = shipped_ground();
  struct Room {
    std::string hex;
    int within;
    std::size_t units;  // more than any formation list of the scenario has there
  };
  for (const Room& room : std::vector<Room>{{"1341", 2, 40},
                                            {"4133", 2, 32},
                                            {"4128", 2, 32},
                                            {"4135", 2, 27},
                                            {"4121", 4, 30},
                                            {"1354", 2, 20},
                                            {"2923", 2, 3},
                                            {"3245", 2, 10},
                                            {"2445", 2, 5},
                                            {"2347", 2, 5},
                                            {"2653", 4, 20},
                                            {"3741", 2, 6}}) {
    std::size_t hexes = 0;
    ground.in_play().for_each(
        [&](HexId at) { hexes += ground.grid.distance(at, hex(room.hex)) <= room.within ? 1 : 0; });
    EXPECT_GE(hexes * kStack, room.units) << room.hex;
  }
}

TEST(Chattanooga_5_4_Communications, TheConfederatesAreTheRoadsOfTheEastEdge) {
  const GroundMap& ground = shipped_ground();
  const HexSet ends = ground.communications(Seat::Confederate);
  EXPECT_EQ(ends & ground.region(kEastEdge), ends);
  ground.region(kEastEdge).for_each([&](HexId at) { EXPECT_EQ(ends.has(at), ground.is_road_hex(at)) << hex_text(at); });
  EXPECT_TRUE(ends.has(hex("6004")));
}

TEST(Chattanooga_5_4_Communications, TheUnionsAreTheFourHexesOfTheRule) {
  const HexSet ends = shipped_ground().communications(Seat::Union);
  EXPECT_EQ(ends.size(), 4U);
  for (const std::string_view name : {"1056", "1356", "1431", "2923"}) {
    EXPECT_TRUE(ends.has(hex(name))) << name;
  }
}

TEST(Chattanooga_7_8_PontoonBoats, RiversideHexesLieInPlayBesideTheTennessee) {
  const GroundMap& ground = shipped_ground();
  EXPECT_GT(ground.riverside().size(), 80U);
  EXPECT_TRUE(ground.is_riverside(hex("2923")));
  EXPECT_TRUE(ground.is_riverside(hex("1431")));
  EXPECT_FALSE(ground.is_riverside(hex("4128")));
  EXPECT_EQ(ground.riverside() & ground.in_play(), ground.riverside());
}

TEST(Chattanooga_2_3_Map, OrchardKnobIsHighGroundWithSlopesAllRound) {
  const GroundMap& ground = shipped_ground();
  EXPECT_TRUE(ground.is_uphill(hex("4127"), towards(ground, "4127", "4128")));
  EXPECT_TRUE(ground.is_downhill(hex("4128"), towards(ground, "4128", "4127")));
  EXPECT_FALSE(ground.is_uphill(hex("4128"), towards(ground, "4128", "4127")));
  EXPECT_FALSE(ground.is_slope(hex("4128"), towards(ground, "4128", "4129"))) << "both hexes are high";
}

}  // namespace
}  // namespace longroll::chattanooga::test
