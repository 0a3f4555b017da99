// Campaign 2.1, 3.1, 4.2.1, 7.5, 8.6, CENTERS: every hex number that the rules tie to a place is that place on our map.
// places.tsv lists them: number, name, kinds, rules.
#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "tests/rules/campaign/ground.h"
#include "tests/rules/campaign/plain_networks.h"

namespace longroll::campaign::test {
namespace {

struct Line {
  std::string number;
  std::string name;
  std::vector<std::string> kinds;
};

std::vector<Line> lines_of_table() {
  std::istringstream file(longroll::test::asset_text("../tests/rules/campaign/places.tsv"));
  std::vector<Line> lines;
  for (std::string text; std::getline(file, text);) {
    std::istringstream in(text);
    Line line;
    std::string kinds;
    std::getline(in, line.number, '\t');
    std::getline(in, line.name, '\t');
    std::getline(in, kinds, '\t');
    std::istringstream words(kinds);
    for (std::string word; words >> word;) {
      line.kinds.push_back(word);
    }
    lines.push_back(line);
  }
  return lines;
}

/// Some side of the hex has that water; of that name when one is given.
bool has_water(const GroundMap& ground, HexId hex, Water water, std::string_view name = {}) {
  return std::any_of(ground.waters.begin(), ground.waters.end(), [&](const HexMap::WaterSide& one) {
    return ground.water(one.hex, one.side) == water && one.name.find(name) != std::string::npos &&
           (one.hex == hex || ground.grid.neighbor(one.hex, one.side) == hex);
  });
}

/// A line of that kind ends in the hex.
bool ends_line(const GroundMap& ground, HexId hex, std::string_view kind) {
  return std::any_of(ground.lines.begin(), ground.lines.end(), [&](const MapLine& line) {
    return line.kind == kind && (line.hexes.front() == hex || line.hexes.back() == hex);
  });
}

bool bears_name(const GroundMap& ground, HexId hex, const std::string& name) {
  const MapPlace* place = ground.place_at(hex);
  if (place != nullptr && place->name == name) {
    return true;
  }
  if (has_water(ground, hex, Water::Tidal, name)) {
    return true;
  }
  return std::any_of(ground.lines.begin(), ground.lines.end(), [&](const MapLine& line) {
    return line.name.find(name) != std::string::npos &&
           std::find(line.hexes.begin(), line.hexes.end(), hex) != line.hexes.end();
  });
}

bool is_kind(const GroundMap& ground, HexId hex, const std::string& kind) {
  const MapPlace* place = ground.place_at(hex);
  const MapPlace none;
  const MapPlace& at = place == nullptr ? none : *place;
  if (kind == "city") {
    return at.is_city && !at.is_town;
  }
  if (kind == "recruitment") {
    return at.group.has_value();
  }
  if (kind == "center") {
    return at.center > 0;
  }
  if (kind == "port") {
    return at.is_port && (at.harbor > 0 || hex == test::hex("3430"));
  }
  if (kind == "fortress") {
    return at.is_fortress;
  }
  if (kind == "rail-end") {
    return ends_line(ground, hex, "unfinished");
  }
  if (kind == "rail-edge") {
    return ends_line(ground, hex, "railroad") && column_of(hex) == 1;
  }
  if (kind == "road") {
    return std::any_of(kAllDirections.begin(), kAllDirections.end(),
                       [&](Direction d) { return ground.is_road(hex, d); });
  }
  if (kind == "coast") {
    return ground.is_coastal(hex);
  }
  if (kind == "bay") {
    return has_water(ground, hex, Water::Bay);
  }
  if (kind == "tidal") {
    return has_water(ground, hex, Water::Tidal);
  }
  if (kind == "inlet") {
    return at.is_inlet && std::any_of(ground.inlets().begin(), ground.inlets().end(), [&](const Inlet& inlet) {
             return std::find(inlet.corner.begin(), inlet.corner.end(), hex) != inlet.corner.end();
           });
  }
  return kind == "snow-line" && ground.snow().has(hex);
}

TEST(Campaign_2_1_Map, EveryHexThatTheRulesNameIsThatPlace) {
  const GroundMap& ground = shipped_ground();
  std::set<std::string> hexes;
  for (const Line& line : lines_of_table()) {
    hexes.insert(line.number);
    const auto hex = hex_named(line.number);
    ASSERT_TRUE(hex) << line.number;
    EXPECT_TRUE(ground.is_playable(*hex)) << line.number << " is not in play";
    EXPECT_TRUE(line.name == "-" || bears_name(ground, *hex, line.name)) << line.number << " is not " << line.name;
    ASSERT_FALSE(line.kinds.empty()) << line.number;
    for (const std::string& kind : line.kinds) {
      EXPECT_TRUE(is_kind(ground, *hex, kind)) << told(ground, *hex) << " is no " << kind;
    }
  }
  EXPECT_EQ(hexes.size(), 61U);
}

TEST(Campaign_2_1_Map, ThePotomacIsTidalFromWashingtonDown) {
  const GroundMap& ground = shipped_ground();
  for (const auto& [from, to] : {std::pair("4406", "4506"), {"4406", "4507"}, {"4407", "4507"}, {"4407", "4508"}}) {
    EXPECT_EQ(ground.water(hex(from), towards(ground, from, to)), Water::Tidal) << from << " " << to;
  }
  EXPECT_EQ(ground.water(hex("4405"), towards(ground, "4405", "4406")), Water::Minor) << "above the falls";
}

TEST(Campaign_GROUPS_Chart, EveryGroupHasItsCitiesAndNoOther) {
  const GroundMap& ground = shipped_ground();
  const std::vector<std::vector<std::string_view>> printed = {{"0127", "0224", "0421"},
                                                              {"0625", "0828", "1132", "1218", "1225"},
                                                              {"3617", "3621", "3914"},
                                                              {"4215", "4410"},
                                                              {"1622", "1730", "1931", "2225", "2526"},
                                                              {"2722", "2925", "3323", "3527", "3824"},
                                                              {"1920", "2015", "2017", "2419", "2716"}};
  for (int group = 0; group < kRecruitmentGroups; ++group) {
    HexSet cities;
    for (const std::string_view name : printed[static_cast<std::size_t>(group)]) {
      cities.add(hex(name));
    }
    EXPECT_EQ(ground.recruitment_cities(static_cast<Group>(group)), cities) << group;
  }
}

TEST(Campaign_CENTERS_Chart, CentresAndPortsHaveTheirWorth) {
  const GroundMap& ground = shipped_ground();
  std::map<std::string, int> centers;
  std::map<std::string, int> harbors;
  for (const MapPlace& place : ground.places()) {
    if (place.center > 0) {
      centers[hex_text(place.hex)] = place.center;
    }
    if (place.harbor > 0) {
      harbors[hex_text(place.hex)] = place.harbor;
    }
  }
  EXPECT_EQ(
      centers,
      (std::map<std::string, int>{
          {"2722", 1}, {"2419", 1}, {"2221", 1}, {"1218", 2}, {"2015", 2}, {"1132", 2}, {"4410", 4}, {"1926", 2}}));
  EXPECT_EQ(
      harbors,
      (std::map<std::string, int>{
          {"3824", 1}, {"1730", 1}, {"1132", 1}, {"4713", 1}, {"1931", 1}, {"1333", 1}, {"3527", 1}, {"4320", 1}}));
}

TEST(Campaign_8_2_Sources, TheUnionHasEightOnRailsAtTheNorthEdge) {
  const GroundMap& ground = shipped_ground();
  EXPECT_EQ(ground.union_sources().size(), 8U);
  ground.union_sources().for_each([&](HexId at) {
    EXPECT_LE(row_of(at), 2) << told(ground, at);
    EXPECT_EQ(ground.allegiance_at(at), Allegiance::Union) << told(ground, at);
    EXPECT_TRUE(ground.rail_hexes().has(at)) << told(ground, at);
  });
  for (const auto& [source, junction] :
       {std::pair("1201", "1004"), {"1801", "1405"}, {"2201", "2205"}, {"3001", "3004"}}) {
    HexSet from;
    from.add(hex(source));
    EXPECT_TRUE(connected(ground, from, land_of(ground, Allegiance::Union), false).has(hex(junction))) << junction;
  }
}

TEST(Campaign_4_1_2_Builds, RiverBoatsAreBuiltAtCitiesOnTheMississippiAndMissouri) {
  const GroundMap& ground = shipped_ground();
  std::string built;
  ground.cities().for_each([&](HexId at) {
    const Allegiance allegiance = ground.allegiance_at(at);
    const bool is_there = allegiance == Allegiance::Union || allegiance == Allegiance::Missouri;
    if (is_there && (has_water(ground, at, Water::Navigable, "Mississippi") ||
                     has_water(ground, at, Water::Navigable, "Missouri"))) {
      built += ground.place_at(at)->name + ", ";
    }
  });
  EXPECT_EQ(built, "St Joseph, Kansas City, Jefferson City, Quincy, Hannibal, St Louis, Cairo, ");
}

TEST(Campaign_3_1_Control, TheThreePlacesWithBothFlagsLieInConfederateStates) {
  const GroundMap& ground = shipped_ground();
  for (const std::string_view fort : {"1932", "4712", "3925"}) {
    EXPECT_TRUE(ground.fortresses().has(hex(fort))) << fort;
    EXPECT_EQ(ground.allegiance_at(hex(fort)), Allegiance::Confederate) << fort;
  }
  EXPECT_EQ(ground.state_at(hex("4506")), AmericanState::Columbia);
  EXPECT_EQ(ground.allegiance_at(hex("1208")), Allegiance::Missouri);
  EXPECT_EQ(ground.allegiance_at(hex("0110")), Allegiance::Missouri) << "Kansas goes with Missouri";
}

TEST(Campaign_15_5_1_Kentucky, ItHasTheTwoTownsThatTheRuleNames) {
  const GroundMap& ground = shipped_ground();
  for (const std::string_view name : {"Bowling Green", "Paducah"}) {
    const auto found = std::find_if(ground.places().begin(), ground.places().end(),
                                    [&](const MapPlace& place) { return place.name == name; });
    ASSERT_NE(found, ground.places().end());
    EXPECT_TRUE(found->is_city);
    EXPECT_EQ(ground.state_at(found->hex), AmericanState::Kentucky);
  }
}

}  // namespace
}  // namespace longroll::campaign::test
