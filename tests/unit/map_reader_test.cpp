#include <gtest/gtest.h>

#include "engine/map/hex_map_reader.h"
#include "tests/support/changed_text.h"

/// The reader of maps and the laws of the ground, by a vocabulary that no game of the house has: terrain, hexsides and
/// roads of Chattanooga, as its Terrain Effects Chart lists them.
namespace longroll {
namespace {

enum Ground : std::uint8_t { kClear, kWoods, kSwamp, kRavine, kHillside, kTown, kRiver };
enum SideBit : unsigned { kCreek = 1, kBridge = 2, kUphill = 4, kBluff = 8, kTrench = 16, kUpALevel = 32 };

constexpr MapVocabulary::Terrain kTerrain[] = {{'.', "clear"},    {'w', "woods"}, {'s', "swamp"},      {'v', "ravine"},
                                               {'h', "hillside"}, {'t', "town"},  {'R', "river", true}};
constexpr MapVocabulary::SideKind kWaters[] = {{"creek", kCreek}};
constexpr MapVocabulary::SideKind kCrossings[] = {{"bridge", kBridge, true, "span"}};
constexpr MapVocabulary::SideKind kWorks[] = {{"trench", kTrench, false}};
constexpr MapVocabulary::SideKind kMarks[] = {{"slope", kUphill, false}, {"blocked", kBluff}};
constexpr MapVocabulary::LineKind kLines[] = {{"road", 0}, {"railroad"}};
constexpr std::string_view kSpots[] = {"gap", "span"};
constexpr std::string_view kRegions[] = {"fort line"};

constexpr MapVocabulary kWords = {.format = "toy-map/7",
                                  .terrain = kTerrain,
                                  .lowest = '0',
                                  .highest = '9',
                                  .waters = kWaters,
                                  .crossings = kCrossings,
                                  .works = kWorks,
                                  .marks = kMarks,
                                  .lines = kLines,
                                  .spots = kSpots,
                                  .regions = kRegions,
                                  .uphill = kUpALevel,
                                  .barred = kCreek,
                                  .closed = kBluff};

/// Four columns of three rows. The creek parts the second column from the third; a bluff parts 0101 from 0102.
constexpr std::string_view kMap = R"({"format": "toy-map/7", "id": "ridge", "title": "The Ridge", "sources": "here",
 "columns": 4, "rows": 3, "lower": "odd",
 "terrain": [".hw.", "sv.t", "..RR"],
 "levels": ["0290", "0000", "0000"],
 "waters": [{"name": "Citico Creek", "kind": "creek", "sides":
   [["0201", "0301"], ["0202", "0301"], ["0202", "0302"], ["0203", "0302"]]}],
 "crossings": [{"name": "Mill Bridge", "kind": "bridge", "side": ["0202", "0302"]}],
 "works": [{"kind": "trench", "hex": "0202", "against": ["0302"]}],
 "hexsides": [{"kind": "slope", "sides": [["0102", "0202"], ["0103", "0203"]]}, {"kind": "blocked", "sides": [["0101", "0102"]]}],
 "lines": [{"name": "Bird's Mill Road", "kind": "road", "hexes": ["0102", "0202", "0302", "0402"]},
           {"name": "the Western", "kind": "railroad", "hexes": ["0401", "0402"]}],
 "spots": [{"name": "Rossville Gap", "kind": "gap", "hex": "0203"}],
 "regions": [{"name": "within the line", "kind": "fort line", "hexes": ["0402", "0401"]}]
})";

HexId hex(std::string_view name) { return *hex_named(name); }

Result<HexMap> read(std::string_view text, const MapVocabulary& words = kWords) {
  return read_hex_map(text, "ridge.json", words);
}

std::string faults_after(std::string_view from, std::string_view to, const MapVocabulary& words = kWords) {
  const Result<HexMap> map = read(test::changed(kMap, from, to), words);
  return map ? "" : describe(map.faults());
}

unsigned side(const HexMap& map, std::string_view from, std::string_view to) {
  return map.side(hex(from), *map.grid.direction(hex(from), hex(to)));
}

/// A map may be delivered with directions in place of second hexes: 0 up, 1 up and to the right, and so on.
TEST(MapReader, SidesAndLinesAreReadInShortToo) {
  const Result<HexMap> plain = read(kMap);
  std::string text = test::changed(kMap, R"(["0201", "0301"], ["0202", "0301"], ["0202", "0302"], ["0203", "0302"])",
                                   R"("02012", "02021", "02022", "02031")");
  text = test::changed(text, R"("side": ["0202", "0302"])", R"("side": ["02022"])");
  text = test::changed(text, R"(["0102", "0202", "0302", "0402"])", R"(["0102", "1", "2", "1"])");
  const Result<HexMap> brief = read(text);
  ASSERT_TRUE(plain.ok() && brief.ok()) << (brief ? "" : describe(brief.faults()));
  for (const std::string_view from : {"0201", "0202", "0203", "0102", "0302"}) {
    for (const Direction d : kAllDirections) {
      EXPECT_EQ(brief.value().side(hex(from), d), plain.value().side(hex(from), d)) << from;
    }
  }
  ASSERT_EQ(brief.value().lines.size(), plain.value().lines.size());
  EXPECT_EQ(brief.value().lines[0].hexes, plain.value().lines[0].hexes);
  EXPECT_FALSE(read(test::changed(text, R"("02022"])", R"("02027"])")).ok()) << "there are six directions";
  const std::string along = test::changed(text, R"("02012", "02021", "02022", "02031")", R"("02012", "31", "2", "31")");
  const Result<HexMap> chained = read(along);
  ASSERT_TRUE(chained.ok()) << describe(chained.faults());
  for (const std::string_view from : {"0201", "0202", "0203", "0301", "0302"}) {
    for (const Direction d : kAllDirections) {
      EXPECT_EQ(chained.value().side(hex(from), d), plain.value().side(hex(from), d)) << from;
    }
  }
  for (const char* wrong : {R"("02012", "71", "2", "31")", R"("02012", "01", "2", "31")", R"("2", "31", "2", "31")",
                            R"("02012", "37", "2", "31")", R"("02012", "", "2", "31")"}) {
    EXPECT_FALSE(read(test::changed(along, R"("02012", "31", "2", "31")", wrong)).ok()) << wrong;
  }
}

TEST(MapReader, ReadsTheWordsThatTheGameHandsIn) {
  const Result<HexMap> read_map = read(kMap);
  ASSERT_TRUE(read_map.ok()) << describe(read_map.faults());
  const HexMap& map = read_map.value();
  EXPECT_EQ(map.grid, (Grid{4, 3, Parity::OddLower}));
  EXPECT_EQ(map.terrain_number(hex("0101")), kClear);
  EXPECT_EQ(map.terrain_number(hex("0201")), kHillside);
  EXPECT_EQ(map.terrain_number(hex("0102")), kSwamp);
  EXPECT_EQ(map.terrain_number(hex("0202")), kRavine);
  EXPECT_EQ(map.terrain_number(hex("0402")), kTown);
  EXPECT_EQ(map.level_at(hex("0301")), 9);
  EXPECT_FALSE(map.is_playable(hex("0303"))) << "scenery by its terrain";
  EXPECT_TRUE(map.is_playable(hex("0203")));
  EXPECT_EQ(side(map, "0202", "0302"), kCreek | kBridge | kTrench);
  EXPECT_EQ(side(map, "0302", "0202"), kCreek | kBridge) << "works are seen from their own hex";
  EXPECT_EQ(side(map, "0102", "0202"), kUphill) << "a slope that the file tells, from the lower hex";
  EXPECT_EQ(side(map, "0202", "0102"), 0U);
  EXPECT_EQ(side(map, "0101", "0102"), kBluff);
  EXPECT_EQ(side(map, "0102", "0101"), kBluff) << "blocked from both hexes";
  EXPECT_EQ(side(map, "0101", "0201"), kUpALevel) << "from level 0 to level 2";
  EXPECT_EQ(side(map, "0201", "0101"), 0U);
  EXPECT_EQ(map.road_number(hex("0302"), *map.grid.direction(hex("0302"), hex("0402"))), 0);
  EXPECT_EQ(map.road_number(hex("0401"), Direction::Down), HexMap::kNoRoad) << "nobody marches on a railroad here";
  ASSERT_EQ(map.spots.size(), 2U);
  EXPECT_EQ(map.spots[0].kind, "span") << "a crossing with a name is a spot of the vocabulary's kind";
  EXPECT_EQ(map.regions[0].kind, "fort line");
}

TEST(MapReader, FaultsSpeakTheWordsOfTheVocabulary) {
  ASSERT_EQ(faults_after("ridge", "ridge"), "");
  const test::ChangedText file(kMap, [](std::string_view text) {
    const Result<HexMap> map = read(text);
    return map ? "" : describe(map.faults());
  });
  file.tells("toy-map/7", "longroll-battles-map/1", "is none of: toy-map/7");
  file.tells(".hw.", ".hW.", "'W' means nothing here (column 3)");
  file.tells("\"kind\": \"creek\"", "\"kind\": \"stream\"", "is none of: creek");
  file.tells("\"kind\": \"slope\"", "\"kind\": \"cliff\"", "hexsides[0].kind: \"cliff\" is none of: slope, blocked");
  file.tells("[\"0103\", \"0203\"]", "[\"0102\", \"0202\"]", "this side has such a mark already");
  file.tells("[\"0103\", \"0203\"]", "[\"0103\", \"0402\"]", "no neighbours");
  file.tells("\"kind\": \"gap\"", "\"kind\": \"town\"", "is none of: gap, span");
  file.tells("\"0302\", \"0402\"]", "\"0302\", \"0402\", \"0403\"]", "it lies in river at 0403");
  file.tells("\"lower\": \"odd\",", "\"lower\": \"odd\", \"playable\": [\"....\", \"....\", \"....\"],",
             "hex 0303 is river: it cannot be in play");
}

TEST(MapReader, GroundIsOnePieceOnlyWhereTheGameSaysSo) {
  constexpr std::string_view kBridgeText = R"({"name": "Mill Bridge", "kind": "bridge", "side": ["0202", "0302"]})";
  const std::string faults = faults_after(kBridgeText, "");
  EXPECT_NE(faults.find("the ground about 0301 (4 hexes) cannot be reached from the rest"), std::string::npos)
      << faults;
  EXPECT_NE(faults.find("from 0202 to 0302 it crosses water where nothing leads over"), std::string::npos) << faults;
  MapVocabulary parted = kWords;
  parted.is_one_piece = false;
  const std::string fewer = faults_after(kBridgeText, "", parted);
  EXPECT_EQ(fewer.find("cannot be reached"), std::string::npos) << fewer;
  EXPECT_NE(fewer.find("where nothing leads over"), std::string::npos) << "the law of roads stays: " << fewer;
}

TEST(MapReader, WhatTheVocabularyHasNoWordsForIsUnknown) {
  MapVocabulary plain = kWords;
  plain.marks = {};
  const std::string faults = faults_after("ridge", "ridge", plain);
  EXPECT_NE(faults.find("unknown key \"hexsides\""), std::string::npos) << faults;
  plain = kWords;
  plain.uphill = 0;
  const Result<HexMap> map = read(kMap, plain);
  ASSERT_TRUE(map.ok());
  EXPECT_EQ(side(map.value(), "0101", "0201"), 0U) << "levels make no slopes";
}

/// 64 columns of 62 rows, 3,968 hexes, a slope told for each hex: the limits of the two games to come.
TEST(MapReader, ReadsFourThousandHexes) {
  const auto rows = [](char letter) {
    std::string out;
    for (int row = 0; row < 62; ++row) {
      out += (row == 0 ? "\"" : ", \"") + std::string(64, letter) + "\"";
    }
    return "[" + out + "]";
  };
  std::string slopes;
  for (int column = 1; column <= 64; ++column) {
    for (int row = 1; row < 62; ++row) {
      slopes += (slopes.empty() ? "[\"" : ", [\"") + hex_text(hex_at(column, row)) + "\", \"" +
                hex_text(hex_at(column, row + 1)) + "\"]";
    }
  }
  const std::string text =
      R"({"format": "toy-map/7", "id": "wide", "title": "Wide", "sources": "here", "columns": 64, "rows": 62,
 "lower": "even", "waters": [], "crossings": [], "works": [], "lines": [], "spots": [], "regions": [], "terrain": )" +
      rows('.') + ", \"levels\": " + rows('3') + ", \"hexsides\": [{\"kind\": \"slope\", \"sides\": [" + slopes +
      "]}]}";
  const Result<HexMap> map = read(text);
  ASSERT_TRUE(map.ok()) << describe(map.faults()).substr(0, 2000);
  EXPECT_TRUE(map.value().is_playable(hex_at(64, 62)));
  EXPECT_EQ(map.value().side(hex_at(64, 61), Direction::Down), kUphill);
  EXPECT_EQ(map.value().side(hex_at(64, 62), Direction::Up), 0U);
}

}  // namespace
}  // namespace longroll
