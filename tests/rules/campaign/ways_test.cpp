// Campaign 2.1.1, 7.2, 7.5, 13.1.2, 13.3: railroads, roads and rivers are walked from end to end.
#include <algorithm>
#include <map>
#include <set>

#include "tests/rules/campaign/ground.h"
#include "tests/rules/campaign/plain_networks.h"

namespace longroll::campaign::test {
namespace {

/// On the outer rows and columns of the map.
bool is_edge(const GroundMap& ground, HexId hex) {
  return column_of(hex) == 1 || row_of(hex) == 1 || column_of(hex) == ground.grid.columns ||
         row_of(hex) == ground.grid.rows;
}

TEST(Campaign_7_1_Railroads, EveryLineIsWalkedFromEndToEnd) {
  const GroundMap& ground = shipped_ground();
  int railroads = 0;
  for (const MapLine& line : ground.lines) {
    railroads += line.kind == "railroad" ? 1 : 0;
    for (std::size_t i = 0; i < line.hexes.size(); ++i) {
      EXPECT_TRUE(ground.is_playable(line.hexes[i])) << line.name << " at " << hex_text(line.hexes[i]);
      if (i == 0) {
        continue;
      }
      const auto d = ground.grid.direction(line.hexes[i - 1], line.hexes[i]);
      ASSERT_TRUE(d) << line.name << " breaks at " << hex_text(line.hexes[i]);
      EXPECT_TRUE(ground.is_open(line.hexes[i - 1], *d))
          << line.name << " crosses water from " << hex_text(line.hexes[i - 1]) << " to " << hex_text(line.hexes[i]);
    }
    const std::set<HexId> once(line.hexes.begin(), line.hexes.end());
    EXPECT_EQ(once.size(), line.hexes.size()) << line.name << " enters a hex twice";
  }
  EXPECT_EQ(railroads, 126);
  EXPECT_EQ(ground.rail_hexes().size(), 492U);
}

TEST(Campaign_7_1_Railroads, EveryLineEndsAtAPlaceAJunctionOrTheEdge) {
  const GroundMap& ground = shipped_ground();
  std::map<HexId, int> lines;
  for (const MapLine& line : ground.lines) {
    for (const HexId hex : line.hexes) {
      ++lines[hex];
    }
  }
  for (const MapLine& line : ground.lines) {
    for (const HexId end : {line.hexes.front(), line.hexes.back()}) {
      const bool is_unfinished = line.kind == "unfinished";  // 7.5 names ends in open country
      EXPECT_TRUE(is_unfinished || ground.place_at(end) != nullptr || lines[end] > 1 || is_edge(ground, end))
          << line.name << " ends in the open at " << hex_text(end);
    }
  }
}

TEST(Campaign_7_2_Segments, AFerryPartsRailsAndABridgeDoesNot) {
  const GroundMap& ground = shipped_ground();
  EXPECT_NE(ground.segment_of(hex("1208")), ground.segment_of(hex("1308"))) << "St Louis has a ferry";
  EXPECT_TRUE(ground.is_rail_link(hex("1208"), towards(ground, "1208", "1308")));
  EXPECT_EQ(ground.segment_of(hex("2419")), ground.segment_of(hex("2219"))) << "Bridgeport has a bridge";
  EXPECT_EQ(ground.segment_of(hex("4410")), ground.segment_of(hex("3527"))) << "Richmond to Savannah";
  EXPECT_NE(ground.segment_of(hex("1218")), ground.segment_of(hex("1118"))) << "Memphis has a ferry";
  EXPECT_EQ(ground.segment_of(hex("0512")), -1) << "no rails at Springfield, Missouri";
  std::set<int> seen;
  ground.rail_hexes().for_each([&](HexId at) { seen.insert(ground.segment_of(at)); });
  EXPECT_EQ(static_cast<int>(seen.size()), ground.segments());
  EXPECT_EQ(*seen.begin(), 0);
}

TEST(Campaign_7_5_Construction, TheSevenUnfinishedLinesRunFromEndToEnd) {
  const GroundMap& ground = shipped_ground();
  std::set<std::pair<std::string, std::string>> ends;
  for (const MapLine& line : ground.lines) {
    if (line.kind == "unfinished") {
      ends.insert({hex_text(line.hexes.front()), hex_text(line.hexes.back())});
    }
  }
  EXPECT_EQ(ends, (std::set<std::pair<std::string, std::string>>{{"1926", "1825"},
                                                                 {"1625", "1726"},
                                                                 {"1930", "1830"},
                                                                 {"2015", "1815"},
                                                                 {"3529", "3329"},
                                                                 {"3914", "3815"},
                                                                 {"3130", "3132"}}));
  EXPECT_TRUE(ground.is_ferry(hex("1726"), towards(ground, "1726", "1825"))) << "7.7.2";
  EXPECT_EQ(ground.water(hex("1726"), towards(ground, "1726", "1825")), Water::Navigable);
}

/// The hexsides of each water by its name.
std::map<std::string, Hexsides> rivers(const GroundMap& ground) {
  std::map<std::string, Hexsides> found;
  for (const HexMap::WaterSide& one : ground.waters) {
    found[one.name].insert(hexside(ground, one.hex, one.side));
  }
  return found;
}

/// A river may run a side or two under another river's name, where both would lie along the same side.
constexpr int kShared = 2;

TEST(Campaign_2_1_1_Waters, EveryRiverHangsTogether) {
  const GroundMap& ground = shipped_ground();
  for (const auto& [name, sides] : rivers(ground)) {
    std::map<Hexside, int, EarlierHexside> met = {{*sides.begin(), 0}};  // and how many sides of other names lead there
    std::vector<Hexside> open = {*sides.begin()};
    for (std::size_t i = 0; i < open.size(); ++i) {
      for (const Hexside next : meeting(ground, open[i])) {
        const int foreign = sides.count(next) != 0 ? 0 : met[open[i]] + 1;
        const bool is_nearer = met.count(next) == 0 || met[next] > foreign;
        if (ground.water(next.hex, next.side) != Water::None && foreign <= kShared && is_nearer) {
          met[next] = foreign;
          open.push_back(next);
        }
      }
    }
    std::string lost;
    for (const Hexside side : sides) {
      lost += met.count(side) == 0 ? text_of(ground, side) + " " : "";
    }
    EXPECT_EQ(lost, "") << name << " has a gap";
  }
}

TEST(Campaign_13_1_2_Watercourses, EveryWaterThatCarriesBoatsLeadsToTheSeaOrTheEdgeButTheCoosa) {
  const GroundMap& ground = shipped_ground();
  Hexsides left;
  ground.in_play().for_each([&](HexId at) {
    for (const Hexside side : water_from(ground, at, is_boat_water)) {
      left.insert(side);
    }
  });
  std::string landlocked;
  while (!left.empty()) {
    const Hexside first = *left.begin();
    const Hexsides part = water_from(ground, first.hex, is_boat_water);
    bool leads_on = false;
    for (const Hexside side : part) {
      left.erase(side);
      const HexId other = ground.grid.neighbor(side.hex, side.side);
      leads_on = leads_on || is_edge(ground, side.hex) || is_edge(ground, other);
      for (const int turn : {0, -1}) {
        const Direction d = turned(side.side, turn);
        leads_on = leads_on || (ground.grid.neighbor(side.hex, d) != kNoHex && ground.sea_at_corner(side.hex, d));
      }
    }
    left.erase(first);
    landlocked += leads_on ? "" : text_of(ground, first) + " ";
  }
  EXPECT_EQ(landlocked, "2122/2222 ") << "the Coosa from Rome to Gadsden, above its falls";
}

TEST(Campaign_13_3_4_Levees, EachDividesTwoWatersThatWouldBeOne) {
  const GroundMap& ground = shipped_ground();
  int levees = 0;
  for (const HexMap::WaterSide& one : ground.waters) {
    if (!ground.is_levee(one.hex, one.side)) {
      continue;
    }
    ++levees;
    const Hexside levee = hexside(ground, one.hex, one.side);
    std::size_t waters = 0;
    for (const Hexside next : meeting(ground, levee)) {
      waters += is_boat_water(ground.water(next.hex, next.side)) ? 1U : 0U;
    }
    EXPECT_GE(waters, 2U) << text_of(ground, levee);
  }
  EXPECT_EQ(levees, 2) << "Yazoo Pass and Lake Providence";
}

TEST(Campaign_13_3_1_Loops, EachIsTheSideOfACityOrTownOnANavigableRiver) {
  const GroundMap& ground = shipped_ground();
  std::string loops;
  ground.in_play().for_each([&](HexId at) {
    for (const Direction d : kAllDirections) {
      if (ground.is_loop(at, d)) {
        loops += told(ground, at) + ", ";
        EXPECT_TRUE(is_boat_water(ground.water(at, d))) << hex_text(at);
        EXPECT_FALSE(ground.is_loop(ground.grid.neighbor(at, d), opposite(d))) << "seen from inside only";
      }
    }
  });
  EXPECT_EQ(loops, "Vicksburg 1025, New Madrid 1414, Chattanooga 2419, ");
}

TEST(Campaign_13_3_3_SandBars, TheSoundsOpenToTheSeaAtTheirInletsAlone) {
  const GroundMap& ground = shipped_ground();
  std::set<std::pair<HexId, Direction>> bars;
  ground.in_play().for_each([&](HexId at) {
    for (const Direction d : kAllDirections) {
      if (ground.is_sand_bar(at, d)) {
        EXPECT_TRUE(ground.is_sea(ground.grid.neighbor(at, d))) << hex_text(at);
        bars.insert({at, d});
      }
    }
  });
  EXPECT_EQ(bars.size(), 10U);
  EXPECT_EQ(ground.inlets().size(), 2U);
  Hexsides sounds = water_from(ground, hex("4715"), is_open_water);
  EXPECT_GT(sounds.size(), 15U);
  int openings = 0;
  for (const Hexside side : sounds) {
    for (const int turn : {0, -1}) {
      const Direction d = turned(side.side, turn);
      if (ground.grid.neighbor(side.hex, d) != kNoHex && ground.sea_at_corner(side.hex, d)) {
        ++openings;
        const std::string at = hex_text(side.hex) + hex_text(ground.grid.neighbor(side.hex, side.side));
        EXPECT_NE(at.find("4817"), std::string::npos) << text_of(ground, side);
      }
    }
  }
  EXPECT_EQ(openings, 2) << "Hatteras and Ocracoke";
}

}  // namespace
}  // namespace longroll::campaign::test
