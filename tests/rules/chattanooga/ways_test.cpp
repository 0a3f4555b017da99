// Chattanooga 2.3, 7.3: every road, railroad and creek of our map from end to end, and all ground in play in one piece.
#include <algorithm>
#include <map>
#include <set>

#include "tests/rules/chattanooga/ground.h"

namespace longroll::chattanooga::test {
namespace {

std::string name_of(const MapLine& line) { return line.name.empty() ? hex_text(line.hexes.front()) : line.name; }

bool is_on_edge(const GroundMap& ground, HexId hex) {
  return column_of(hex) == 1 || column_of(hex) == ground.grid.columns || row_of(hex) == 1 ||
         row_of(hex) == ground.grid.rows;
}

bool is_in_play(const GroundMap& ground, const MapLine& line) {
  return std::all_of(line.hexes.begin(), line.hexes.end(), [&](HexId hex) { return ground.is_playable(hex); });
}

TEST(Chattanooga_7_3_Roads, EachRoadCanBeWalkedFromEndToEnd) {
  const GroundMap& ground = shipped_ground();
  int roads = 0;
  for (const MapLine& line : ground.lines) {
    if (line.kind != "road" || !is_in_play(ground, line)) {
      continue;
    }
    ++roads;
    for (std::size_t i = 1; i < line.hexes.size(); ++i) {
      const auto d = ground.grid.direction(line.hexes[i - 1], line.hexes[i]);
      ASSERT_TRUE(d) << name_of(line) << " jumps to " << hex_text(line.hexes[i]);
      EXPECT_TRUE(ground.is_open(line.hexes[i - 1], *d))
          << name_of(line) << " is barred at " << hex_text(line.hexes[i]);
      EXPECT_TRUE(ground.is_road(line.hexes[i - 1], *d)) << name_of(line) << " at " << hex_text(line.hexes[i]);
      EXPECT_TRUE(ground.is_road(line.hexes[i], opposite(*d))) << name_of(line) << " at " << hex_text(line.hexes[i]);
    }
  }
  EXPECT_GE(roads, 15);
}

TEST(Chattanooga_7_3_Roads, EachRoadEndsAtTheEdgeAtAnotherRoadOrAtANamedPlace) {
  const GroundMap& ground = shipped_ground();
  for (const MapLine& line : ground.lines) {
    for (const HexId end : {line.hexes.front(), line.hexes.back()}) {
      const bool joins = std::any_of(ground.lines.begin(), ground.lines.end(), [&](const MapLine& other) {
        return &other != &line && std::find(other.hexes.begin(), other.hexes.end(), end) != other.hexes.end();
      });
      const bool is_named =
          std::any_of(ground.spots.begin(), ground.spots.end(), [&](const MapSpot& spot) { return spot.hex == end; });
      EXPECT_TRUE(joins || is_named || is_on_edge(ground, end))
          << name_of(line) << " ends in open ground at " << hex_text(end);
    }
  }
}

TEST(Chattanooga_7_3_Roads, TheRoadsAreOneNet) {
  const GroundMap& ground = shipped_ground();
  HexSet reached;
  std::vector<HexId> open = {hex("2923")};
  reached.add(open.front());
  while (!open.empty()) {
    const HexId at = open.back();
    open.pop_back();
    for (const Direction d : kAllDirections) {
      if (const HexId next = ground.grid.neighbor(at, d); ground.is_road(at, d) && !reached.has(next)) {
        reached.add(next);
        open.push_back(next);
      }
    }
  }
  for (const MapLine& line : ground.lines) {
    if (line.kind == "road" && is_in_play(ground, line)) {
      EXPECT_TRUE(reached.has(line.hexes.front())) << name_of(line);
    }
  }
  for (const std::string_view name : {"1056", "1356", "1431", "6004", "4245", "5530", "2649"}) {
    EXPECT_TRUE(reached.has(hex(name))) << name;
  }
}

TEST(Chattanooga_7_3_Roads, RailroadsAreNoRoads) {
  const GroundMap& ground = shipped_ground();
  int steps = 0;
  int without_road = 0;
  for (const MapLine& line : ground.lines) {
    for (std::size_t i = 1; line.kind == "railroad" && i < line.hexes.size(); ++i) {
      const Direction d = *ground.grid.direction(line.hexes[i - 1], line.hexes[i]);
      EXPECT_TRUE(ground.is_railroad(line.hexes[i - 1], d)) << name_of(line);
      EXPECT_TRUE(ground.is_railroad(line.hexes[i], opposite(d))) << name_of(line);
      EXPECT_TRUE(ground.is_open(line.hexes[i - 1], d)) << name_of(line) << " is barred at " << hex_text(line.hexes[i]);
      ++steps;
      without_road += ground.is_road(line.hexes[i - 1], d) ? 0 : 1;
    }
  }
  EXPECT_GT(steps, 90);
  EXPECT_GT(without_road, 80);
  EXPECT_TRUE(ground.is_railroad(hex("3229"), towards(ground, "3229", "3230")));
  EXPECT_FALSE(ground.is_road(hex("3229"), towards(ground, "3229", "3230")));
}

/// The two corners of a hexside, each by the three hexes about it, off the map too.
std::array<std::set<int>, 2> corners_of(const GroundMap& ground, const HexMap::WaterSide& water) {
  const HexId other = ground.grid.neighbor(water.hex, water.side);
  std::array<std::set<int>, 2> corners;
  for (std::size_t i = 0; i < 2; ++i) {
    const HexId third = ground.grid.neighbor(water.hex, turned(water.side, i == 0 ? 1 : -1));
    corners[i] = {water.hex, other, third};
  }
  return corners;
}

bool is_at_river_or_edge(const GroundMap& ground, const std::set<int>& corner) {
  return std::any_of(corner.begin(), corner.end(), [&](int hex) {
    return !is_hex(hex) || ground.terrain_at(static_cast<HexId>(hex)) == Terrain::River;
  });
}

TEST(Chattanooga_2_3_Streams, EachCreekIsOneChainThatFallsIntoTheTennessee) {
  const GroundMap& ground = shipped_ground();
  for (const std::string& name : ground.water_names) {
    std::map<std::set<int>, int> ends;  // how many sides meet in each corner
    std::size_t sides = 0;
    for (const HexMap::WaterSide& water : ground.waters) {
      if (water.name == name) {
        ++sides;
        for (const std::set<int>& corner : corners_of(ground, water)) {
          ++ends[corner];
        }
      }
    }
    int loose = 0;
    int mouths = 0;
    for (const auto& [corner, count] : ends) {
      EXPECT_LE(count, 2) << name << " forks";
      loose += count == 1 ? 1 : 0;
      mouths += count == 1 && std::any_of(corner.begin(), corner.end(), [&](int hex) {
                  return is_hex(hex) && ground.terrain_at(static_cast<HexId>(hex)) == Terrain::River;
                });
    }
    EXPECT_EQ(loose, 2) << name << " has a gap";
    EXPECT_EQ(ends.size(), sides + 1) << name << " is no chain";
    EXPECT_EQ(mouths, 1) << name << " does not reach the river";
    const bool rises_off_the_map = std::all_of(ends.begin(), ends.end(), [&](const auto& end) {
      return end.second != 1 || is_at_river_or_edge(ground, end.first);
    });
    EXPECT_EQ(rises_off_the_map, name != "Citico Creek") << name << ": Citico Creek alone rises on the map";
  }
  EXPECT_EQ(ground.water_names.size(), 3U);
}

TEST(Chattanooga_2_3_Streams, AStreamIsCrossedAtItsBridgesOnly) {
  const GroundMap& ground = shipped_ground();
  EXPECT_FALSE(ground.is_open(hex("1747"), towards(ground, "1747", "1847")));
  EXPECT_TRUE(ground.is_open(hex("1752"), towards(ground, "1752", "1851")));
  EXPECT_TRUE(ground.is_bridge(hex("4245"), towards(ground, "4245", "4345")));
  EXPECT_TRUE(ground.is_road(hex("4245"), towards(ground, "4245", "4345")));
}

TEST(Chattanooga_2_3_Map, AllGroundInPlayHangsTogetherOverBridges) {
  const GroundMap& ground = shipped_ground();
  HexSet reached;
  std::vector<HexId> open = {hex("4128")};
  reached.add(open.front());
  while (!open.empty()) {
    const HexId at = open.back();
    open.pop_back();
    for (const Direction d : kAllDirections) {
      if (const HexId next = ground.grid.neighbor(at, d); ground.is_open(at, d) && !reached.has(next)) {
        reached.add(next);
        open.push_back(next);
      }
    }
  }
  EXPECT_EQ(reached, ground.in_play());
  EXPECT_EQ(reached.size(), 2322U);
}

TEST(Chattanooga_2_3_Map, TheSummitIsReachedByTheSummertownRoadAlone) {
  const GroundMap& ground = shipped_ground();
  std::set<std::string> ways;
  ground.region("Lookout Mountain").for_each([&](HexId at) {
    for (const Direction d : kAllDirections) {
      const HexId next = ground.grid.neighbor(at, d);
      if (next != kNoHex && ground.is_hilltop(at) && !ground.is_hilltop(next) && ground.is_open(at, d)) {
        EXPECT_TRUE(ground.is_downhill(at, d));
        EXPECT_TRUE(ground.is_uphill(next, opposite(d)));
        ways.insert(hex_text(at) + "/" + hex_text(next));
      }
    }
  });
  EXPECT_EQ(ways, std::set<std::string>{"2856/2956"});
  EXPECT_TRUE(ground.is_road(hex("2856"), towards(ground, "2856", "2956")));
  EXPECT_TRUE(ground.is_blocked(hex("2649"), Direction::Up));
  EXPECT_FALSE(ground.is_slope(hex("2649"), Direction::Up)) << "no slope on a blocked side";
}

}  // namespace
}  // namespace longroll::chattanooga::test
