// Chattanooga 2.3, 3.2 to 3.4, 5.4, 13.6: every hex, row and column that the rules tie to a place is that place on our
// map. places.tsv lists them: number, name, kind, rule.
#include <algorithm>
#include <sstream>

#include "engine/games/chattanooga/map_words.h"
#include "tests/rules/chattanooga/ground.h"

namespace longroll::chattanooga::test {
namespace {

struct Line {
  std::string number;
  std::string name;
  std::string kind;
  std::string rule;
};

std::vector<Line> lines_of_table() {
  std::istringstream file(longroll::test::asset_text("../tests/rules/chattanooga/places.tsv"));
  std::vector<Line> lines;
  for (std::string text; std::getline(file, text);) {
    std::istringstream in(text);
    Line line;
    std::getline(in, line.number, '\t');
    std::getline(in, line.name, '\t');
    std::getline(in, line.kind, '\t');
    std::getline(in, line.rule, '\t');
    lines.push_back(line);
  }
  return lines;
}

/// A spot, region, road or railroad of that name is in the hex, or a creek of that name beside it.
bool bears_name(const GroundMap& ground, HexId hex, const std::string& name) {
  for (const MapSpot& spot : ground.spots) {
    if (spot.name == name && spot.hex == hex) {
      return true;
    }
  }
  for (const MapLine& line : ground.lines) {
    if (line.name == name && std::find(line.hexes.begin(), line.hexes.end(), hex) != line.hexes.end()) {
      return true;
    }
  }
  for (const HexMap::WaterSide& water : ground.waters) {
    if (water.name == name && (water.hex == hex || ground.grid.neighbor(water.hex, water.side) == hex)) {
      return true;
    }
  }
  return ground.region(name).has(hex);
}

/// Nothing that the rules speak of: no end of communications, no height, no water beside it, no name of its own.
bool is_ordinary(const GroundMap& ground, HexId hex) {
  if (ground.communications(Seat::Union).has(hex) || ground.communications(Seat::Confederate).has(hex) ||
      ground.elevation_at(hex) != Elevation::Low || ground.is_riverside(hex)) {
    return false;
  }
  return std::none_of(ground.spots.begin(), ground.spots.end(), [&](const MapSpot& spot) { return spot.hex == hex; }) &&
         std::none_of(kAllDirections.begin(), kAllDirections.end(),
                      [&](Direction d) { return ground.is_blocked(hex, d) || ground.is_stream(hex, d); });
}

bool has_property(const GroundMap& ground, HexId hex, const std::string& kind) {
  const Terrain terrain = ground.terrain_at(hex);
  if (kind == "crossing") {
    return ground.is_riverside(hex) && ground.communications(Seat::Union).has(hex) && ground.is_road_hex(hex);
  }
  if (kind == "communications") {
    return row_of(hex) == ground.grid.rows && ground.communications(Seat::Union).has(hex) && ground.is_road_hex(hex);
  }
  if (kind == "high-ground") {
    return ground.is_high_ground(hex) && terrain == Terrain::Clear;
  }
  if (kind == "bench") {
    return ground.is_high_ground(hex) && terrain != Terrain::Hillside;
  }
  if (kind == "hilltop") {
    return ground.is_hilltop(hex);
  }
  if (kind == "set-up") {  // guns and cavalry stand here too
    return terrain == Terrain::Clear || terrain == Terrain::Woods;
  }
  if (kind == "bridge") {
    const Direction d = towards(ground, "4245", "4345");
    return ground.is_bridge(chattanooga::test::hex("4245"), d) && ground.is_road(chattanooga::test::hex("4245"), d);
  }
  if (kind == "entry") {
    return column_of(hex) == ground.grid.columns && ground.communications(Seat::Confederate).has(hex);
  }
  return kind == "ordinary" && is_ordinary(ground, hex);
}

TEST(Chattanooga_2_3_Map, EveryHexThatTheRulesNameIsThatPlace) {
  const GroundMap& ground = shipped_ground();
  int hexes = 0;
  for (const Line& line : lines_of_table()) {
    if (line.kind == "row" || line.kind == "column") {
      continue;
    }
    ++hexes;
    const auto hex = hex_named(line.number);
    ASSERT_TRUE(hex) << line.number;
    EXPECT_TRUE(ground.is_playable(*hex)) << line.number << " is not in play";
    EXPECT_TRUE(line.name == "-" || bears_name(ground, *hex, line.name)) << line.number << " is not " << line.name;
    EXPECT_TRUE(has_property(ground, *hex, line.kind))
        << line.number << " is no " << line.kind << " [" << line.rule << "]";
  }
  EXPECT_EQ(hexes, 24) << "23 hexes and the misprint";
}

TEST(Chattanooga_2_3_Map, TheSheetIsSixtyByFiftySix) {
  const Grid grid = shipped_ground().grid;
  EXPECT_EQ(grid, (Grid{60, 56, Parity::EvenLower}));
}

TEST(Chattanooga_3_3_Wauhatchie, TheEndOfCommunicationsIs1356) {
  const GroundMap& ground = shipped_ground();
  EXPECT_TRUE(ground.communications(Seat::Union).has(hex("1356")));
  EXPECT_FALSE(ground.communications(Seat::Union).has(hex("1346"))) << "a misprint of the printed map";
}

TEST(Chattanooga_2_3_Map, EveryRowThatTheRulesNameBeginsItsArea) {
  const GroundMap& ground = shipped_ground();
  int rows = 0;
  for (const Line& line : lines_of_table()) {
    if (line.kind != "row") {
      continue;
    }
    ++rows;
    const int first = std::stoi(line.number.substr(line.number.size() - 2));
    const HexSet area = ground.region(line.name) & ground.region(kEastOfLookoutCreek);
    int least = kMaxRows;
    area.for_each([&](HexId hex) { least = std::min(least, row_of(hex)); });
    EXPECT_EQ(least, first) << line.name << " [" << line.rule << "]";
  }
  EXPECT_EQ(rows, 2);
}

TEST(Chattanooga_3_4_Columns, ColumnsFortySixToFortyEightAreAllInPlay) {
  const GroundMap& ground = shipped_ground();
  for (const Line& line : lines_of_table()) {
    if (line.kind != "column") {
      continue;
    }
    const int column = std::stoi(line.number.substr(line.number.size() - 2));
    for (int row = 1; row <= ground.grid.rows; ++row) {
      EXPECT_TRUE(ground.is_playable(hex_at(column, row))) << hex_text(hex_at(column, row));
    }
  }
}

TEST(Chattanooga_13_6_Hooker, HisAreaIsFromRow39DownAndWestOfLookoutCreek) {
  const GroundMap& ground = shipped_ground();
  const HexSet area = ground.region(kHookersArea);
  const HexSet east = ground.region(kEastOfLookoutCreek);
  ground.in_play().for_each(
      [&](HexId hex) { EXPECT_EQ(area.has(hex), row_of(hex) >= 39 || !east.has(hex)) << hex_text(hex); });
  EXPECT_TRUE(area.has(hex("1431")));
  EXPECT_TRUE(area.has(hex("6039")));
  EXPECT_FALSE(area.has(hex("6038")));
}

TEST(Chattanooga_3_3_Wauhatchie, LookoutCreekPartsTheLookoutValley) {
  const GroundMap& ground = shipped_ground();
  const HexSet east = ground.region(kEastOfLookoutCreek);
  for (const std::string_view name : {"2653", "2445", "2347", "4128", "6004", "3245"}) {
    EXPECT_TRUE(east.has(hex(name))) << name;
  }
  for (const std::string_view name : {"1341", "1354", "1431", "1056", "1356"}) {
    EXPECT_FALSE(east.has(hex(name))) << name;
  }
  ground.in_play().for_each([&](HexId at) {
    for (const Direction d : kAllDirections) {
      const HexId next = ground.grid.neighbor(at, d);
      if (next != kNoHex && ground.is_playable(next) && !ground.is_stream(at, d)) {
        EXPECT_EQ(east.has(at), east.has(next)) << hex_text(at) << " to " << hex_text(next);
      }
    }
  });
}

TEST(Chattanooga_3_2_Limits, StewartStandsBetweenChattanoogaCreekAndTheRidge) {
  const GroundMap& ground = shipped_ground();
  const HexSet area = ground.region(kCreekToRidge);
  EXPECT_GT(area.size(), 90U);
  EXPECT_TRUE(area.has(hex("4345")));
  EXPECT_FALSE(area.has(hex("4245"))) << "west of the creek";
  area.for_each([&](HexId at) {
    EXPECT_GE(row_of(at), 42) << hex_text(at);
    EXPECT_FALSE(ground.region(kMissionaryRidge).has(at)) << hex_text(at);
    for (int column = 1; column < column_of(at); ++column) {
      EXPECT_FALSE(ground.region(kMissionaryRidge).has(hex_at(column, row_of(at))))
          << hex_text(at) << " is too far east";
    }
  });
}

}  // namespace
}  // namespace longroll::chattanooga::test
