#include <gtest/gtest.h>

#include <algorithm>

#include "assets/embedded.h"
#include "engine/core/json.h"
#include "engine/games/battles/battle.h"

/// The ground of the battles: every fault of a map's file is named with its place, and the shipped maps obey the laws
/// of maps and show the fields that people know.
namespace longroll::battles {
namespace {

/// Four columns of four rows, a creek between the second and the third column with a bridge, a pond in 0404.
constexpr std::string_view kMap =
    R"({"format": "longroll-battles-map/1", "id": "tiny", "title": "Tiny", "sources": "here",
 "columns": 4, "rows": 4, "lower": "even",
 "terrain": ["....", ".w..", ".W.t", "rm.~"],
 "levels": ["2222", "2223", "1222", "2224"],
 "playable": ["....", "....", "....", "...x"],
 "waters": [{"name": "Tiny Creek", "kind": "creek", "sides":
   [["0201", "0301"], ["0201", "0302"], ["0202", "0302"], ["0202", "0303"], ["0203", "0303"], ["0203", "0304"],
    ["0204", "0304"]]}, {"name": "Little Run", "kind": "stream", "sides": [["0101", "0102"]]}],
 "crossings": [{"name": "Tiny Bridge", "kind": "bridge", "side": ["0202", "0302"]}],
 "works": [{"name": "the Ditch", "kind": "entrenchment", "hex": "0302", "against": ["0202", "0303"]}],
 "lines": [{"name": "the Pike", "kind": "turnpike", "hexes": ["0102", "0202", "0302", "0402"]},
           {"name": "the Lane", "kind": "trail", "hexes": ["0101", "0102", "0202"], "sunken": true}],
 "spots": [{"name": "the Mill", "kind": "mill", "hex": "0103"}],
 "regions": [{"name": "the Wood", "kind": "woods", "hexes": ["0202", "0203"]}]
})";

std::string changed(std::string_view from, std::string_view to) {
  std::string text(kMap);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

/// The faults of the map after a change, a line each; "" when it is taken.
std::string faults_after(std::string_view from, std::string_view to) {
  const Result<BattleMap> map = parse_map(changed(from, to), "tiny.json");
  return map ? "" : describe(map.faults());
}

HexId hex(std::string_view name) { return *hex_named(name); }

std::uint16_t side(const BattleMap& map, std::string_view from, std::string_view to) {
  return map.side(hex(from), *map.grid.direction(hex(from), hex(to)));
}

TEST(BattlesMap, ReadsWhatIsThere) {
  const Result<BattleMap> read = parse_map(kMap, "tiny.json");
  ASSERT_TRUE(read.ok()) << describe(read.faults());
  const BattleMap& map = read.value();
  EXPECT_EQ(map.grid, (Grid{4, 4, Parity::EvenLower}));
  EXPECT_EQ(map.terrain_at(hex("0202")), Terrain::Woods);
  EXPECT_EQ(map.terrain_at(hex("0203")), Terrain::WoodsRough);
  EXPECT_EQ(map.terrain_at(hex("0104")), Terrain::Rough);
  EXPECT_EQ(map.terrain_at(hex("0204")), Terrain::Marsh);
  EXPECT_EQ(map.terrain_at(hex("0403")), Terrain::Town);
  EXPECT_FALSE(map.is_playable(hex("0404")));
  EXPECT_FALSE(map.is_playable(hex("0501")));
  EXPECT_EQ(side(map, "0202", "0302"), kCreek | kBridge);
  EXPECT_EQ(side(map, "0302", "0202"), kCreek | kBridge | kEntrenchment) << "works help in one direction";
  EXPECT_EQ(side(map, "0101", "0102"), kStream);
  EXPECT_EQ(side(map, "0103", "0102"), kSlope) << "up from level 1 to 2, seen from below only";
  EXPECT_EQ(side(map, "0102", "0103"), 0);
  EXPECT_EQ(map.road(hex("0102"), *map.grid.direction(hex("0102"), hex("0202"))), Road::Turnpike) << "the better road";
  EXPECT_EQ(map.road(hex("0102"), Direction::Up), Road::Trail);
  ASSERT_EQ(map.spots.size(), 2U);
  EXPECT_EQ(map.spots[0].name, "Tiny Bridge");
  EXPECT_TRUE(map.lines[1].is_sunken);
}

struct Broken {
  std::string_view from, to, where, what;
};

TEST(BattlesMap, EveryFaultIsNamedWithItsPlace) {
  constexpr Broken kFaults[] = {
      {"\"title\"", "\"tilte\"", "tiny.json", "unknown key \"tilte\""},
      {"\"id\": \"tiny\"", "\"id\": \"Tiny!\"", "tiny.json", "id must be"},
      {"\"Tiny\"", "\"T\\u0007ny\"", "tiny.json", "printable ASCII"},
      {"map/1", "map/2", "tiny.json.format", "is none of"},
      {"\"columns\": 4", "\"columns\": 1000000000", "tiny.json.columns", "1000000000 is not within 1 to 64"},
      {"\"rows\": 4", "\"rows\": -4", "tiny.json.rows", "is not within"},
      {"\".w..\"", "\".w...\"", "tiny.json.terrain[1]", "there must be 4 letters"},
      {"\".w..\", ", "", "tiny.json.terrain", "there must be 4 rows"},
      {"\".w..\"", "\".q..\"", "tiny.json.terrain[1]", "'q' means nothing here (column 2)"},
      {"\"2223\"", "\"2229\"", "tiny.json.levels[1]", "'9' means nothing here (column 4)"},
      {"\"...x\"", "\"....\"", "tiny.json.playable", "hex 0404 is water: it cannot be in play"},
      {"[\"0201\", \"0301\"]", "[\"0201\", \"0901\"]", "tiny.json.waters[0].sides[0][1]", "there is no hex \"0901\""},
      {"[\"0201\", \"0301\"]", "[\"0201\", \"0401\"]", "tiny.json.waters[0].sides[0]", "no neighbours"},
      {"[\"0201\", \"0301\"]", "[\"0201\"]", "tiny.json.waters[0].sides[0]", "by its two hexes"},
      {"[\"0201\", \"0301\"]", "[\"0302\", \"0202\"]", "tiny.json.waters[0].sides[2]", "such a water already"},
      {"\"kind\": \"creek\"", "\"kind\": \"brook\"", "tiny.json.waters[0].kind", "is none of: stream, creek, river"},
      {"\"side\": [\"0202\"", "\"side\": [\"0301\"", "tiny.json.crossings[0]", "there is no water to cross"},
      {"[{\"name\": \"Tiny Bridge\"",
       "[{\"kind\": \"ford\", \"side\": [\"0302\", \"0202\"]}, {\"name\": \"Tiny Bridge\"", "tiny.json.crossings[1]",
       "this side has a crossing already"},
      {"\"0303\"]}]", "\"0404\"]}]", "tiny.json.works[0].against[1]", "no neighbour of the works' hex"},
      {"[\"0202\", \"0303\"]}]", "[]}]", "tiny.json.works[0].against", "one to six neighbours"},
      {"\"0202\", \"0302\", \"0402\"", "\"0202\", \"0402\"", "tiny.json.lines[0].hexes[2]",
       "does not meet the hex before it"},
      {"\"hexes\": [\"0102\", \"0202\", \"0302\", \"0402\"]", "\"hexes\": [\"0102\"]", "tiny.json.lines[0].hexes",
       "two hexes or more"},
      {"\"0202\", \"0302\", \"0402\"", "\"0202\", \"0303\", \"0302\"", "tiny.json: lines[0] (the Pike)",
       "from 0202 to 0303 it crosses water where nothing leads over"},
      {"\"0302\", \"0402\"]", "\"0302\", \"0402\", \"0403\", \"0404\"]", "tiny.json: lines[0] (the Pike)",
       "lies in water at 0404"},
      {"\"sunken\": true", "\"sunken\": 1", "tiny.json.lines[1].sunken", "must be true or false"},
      {"\"kind\": \"mill\"", "\"kind\": \"palace\"", "tiny.json.spots[0].kind", "is none of"},
      {"\"the Mill\"", "\"Tiny Bridge\"", "tiny.json.spots[0]", "another spot has the name \"Tiny Bridge\""},
      {"\"hex\": \"0103\"", "\"hex\": \"0105\"", "tiny.json.spots[0]", "there is no hex \"0105\" on this map"},
      {"\"0202\", \"0203\"]}]", "\"0202\", \"0202\"]}]", "tiny.json.regions[0].hexes[1]", "hex 0202 twice"},
      {"{\"name\": \"Tiny Bridge\", \"kind\": \"bridge\", \"side\": [\"0202\", \"0302\"]}", "", "tiny.json: playable",
       "the ground about 0301 (7 hexes) cannot be reached from the rest"},
      {"\"....\", \"....\", \"....\", \"...x\"", "\"xxxx\", \"xxxx\", \"xxxx\", \"xxxx\"", "tiny.json: playable",
       "no hex is in play"},
  };
  ASSERT_EQ(faults_after("tiny", "tiny"), "");
  for (const Broken& broken : kFaults) {
    const std::string faults = faults_after(broken.from, broken.to);
    const std::size_t where = faults.find(std::string(broken.where) + ": ");
    EXPECT_NE(where, std::string::npos) << broken.to << " gave\n" << faults << "\nnot at " << broken.where;
    EXPECT_NE(faults.find(broken.what), std::string::npos) << broken.to << " gave\n"
                                                           << faults << "\nnot " << broken.what;
  }
}

TEST(BattlesMap, FaultsAreGathered) {
  std::string text = changed("\"kind\": \"mill\"", "\"kind\": \"palace\"");
  text.replace(text.find("\".w..\""), 6, "\".q..\"");
  text.replace(text.find("\"0201\", \"0301\""), 14, "\"0201\", \"0401\"");
  const Result<BattleMap> map = parse_map(text, "tiny.json");
  ASSERT_FALSE(map.ok());
  EXPECT_EQ(map.faults().size(), 3U) << describe(map.faults());
}

TEST(BattlesMap, BoundsComeBeforeEverything) {
  const std::string huge = changed("\"sources\": \"here\"", "\"sources\": \"" + std::string(1U << 20U, 'x') + "\"");
  EXPECT_FALSE(parse_map(huge, "tiny.json").ok());
  std::string many = "{\"name\": \"a\", \"kind\": \"mill\", \"hex\": \"0103\"}";
  for (int i = 0; i < 5000; ++i) {
    many += ", {}";
  }
  EXPECT_NE(
      faults_after("{\"name\": \"the Mill\", \"kind\": \"mill\", \"hex\": \"0103\"}", many).find("more than 4000"),
      std::string::npos);
  const std::string deep = std::string(100'000, '[');
  EXPECT_FALSE(parse_map(deep, "tiny.json").ok());
}

// ---- the maps of the house ----

BattleMap shipped(std::string_view battle) {
  const std::string where = "games/battles/" + std::string(battle) + "/map.json";
  Result<BattleMap> map = parse_map(find_embedded_text(embedded_data(), where), where);
  LR_CHECK(map.ok(), describe(map.ok() ? Faults{} : map.faults()).c_str());
  return std::move(map).value();
}

/// The battles of the index.
std::vector<std::string> folders() {
  const Result<Json> index = parse_json(find_embedded_text(embedded_data(), "games/battles/index.json"), "index.json");
  LR_CHECK(index.ok(), "the index can be read");
  std::vector<std::string> out;
  for (const Json& one : index.value().find("battles")->items) {
    out.push_back(one.find("folder")->text);
  }
  return out;
}

constexpr unsigned kBothWays = kStream | kCreek | kRiver | kBridge | kFord | kFerry | kPontoon;

HexId spot(const BattleMap& map, std::string_view name) {
  const auto found = std::find_if(map.spots.begin(), map.spots.end(), [&](const MapSpot& s) { return s.name == name; });
  EXPECT_NE(found, map.spots.end()) << name;
  return found == map.spots.end() ? hex_at(1, 1) : found->hex;
}

const MapLine& line(const BattleMap& map, std::string_view name) {
  const auto found = std::find_if(map.lines.begin(), map.lines.end(), [&](const MapLine& l) { return l.name == name; });
  LR_CHECK(found != map.lines.end(), "no such line");
  return *found;
}

/// The best crossing and road over any side of the hex that has water.
bool has_crossing_with_road(const BattleMap& map, HexId at, unsigned crossing) {
  return std::any_of(kAllDirections.begin(), kAllDirections.end(),
                     [&](Direction d) { return (map.side(at, d) & crossing) != 0 && map.road(at, d) != Road::None; });
}

TEST(BattlesMaps, SidesLookTheSameFromBothHexes) {
  for (const std::string& battle : folders()) {
    const BattleMap map = shipped(battle);
    EXPECT_EQ(map.id, battle);
    int slopes = 0;
    for (int column = 1; column <= map.grid.columns; ++column) {
      for (int row = 1; row <= map.grid.rows; ++row) {
        const HexId from = hex_at(column, row);
        EXPECT_TRUE(map.level_at(from) >= 1 && map.level_at(from) <= 4);
        for (const Direction d : kAllDirections) {
          const HexId to = map.grid.neighbor(from, d);
          if (to == kNoHex) {
            EXPECT_EQ(map.side(from, d), 0) << battle << ' ' << hex_text(from);
            EXPECT_EQ(map.road(from, d), Road::None);
            continue;
          }
          const std::uint16_t here = map.side(from, d);
          const std::uint16_t there = map.side(to, opposite(d));
          EXPECT_EQ(here & kBothWays, there & kBothWays) << battle << ' ' << hex_text(from) << ' ' << hex_text(to);
          EXPECT_EQ(map.road(from, d), map.road(to, opposite(d)));
          EXPECT_EQ((here & kSlope) != 0, map.level_at(to) > map.level_at(from));
          EXPECT_FALSE((here & kSlope) != 0 && (there & kSlope) != 0) << "uphill both ways";
          slopes += (here & kSlope) != 0 ? 1 : 0;
        }
      }
    }
    const int sides = map.grid.columns * map.grid.rows * 3;
    EXPECT_GT(slopes, sides / 20) << battle << ": no ground at all";
    EXPECT_LT(slopes, sides / 3) << battle << ": flat ground is flat";
  }
}

TEST(BattlesMaps, NamedBridgesCarryRoadsOverWater) {
  for (const std::string& battle : folders()) {
    const BattleMap map = shipped(battle);
    for (const MapSpot& s : map.spots) {
      if (s.kind == "bridge" && !s.name.starts_with("Burnt")) {
        EXPECT_TRUE(has_crossing_with_road(map, s.hex, kBridge)) << battle << ' ' << s.name;
      }
      if (s.kind == "ford") {
        EXPECT_TRUE(has_crossing_with_road(map, s.hex, kFord)) << battle << ' ' << s.name;
      }
      if (s.kind == "town" || s.kind == "house" || s.kind == "church") {
        EXPECT_NE(map.terrain_at(s.hex), Terrain::Water) << battle << ' ' << s.name;
      }
    }
  }
}

TEST(BattlesMaps, AreSmall) {
  for (const std::string& battle : folders()) {
    EXPECT_LT(find_embedded_text(embedded_data(), "games/battles/" + battle + "/map.json").size(), 20'000U) << battle;
  }
}

TEST(BattlesMaps, BullRunIsTheFieldThatPeopleKnow) {
  const BattleMap map = shipped("bull-run");
  // The turnpike goes over the Stone Bridge, which felled trees block from the west.
  EXPECT_EQ(side(map, "1510", "1509") & (kCreek | kBridge | kTrench), kCreek | kBridge | kTrench);
  EXPECT_EQ(map.road(hex("1510"), *map.grid.direction(hex("1510"), hex("1509"))), Road::Turnpike);
  // Henry Hill and Matthews Hill look down on the Stone House between them.
  const int bottom = map.level_at(spot(map, "Stone House"));
  EXPECT_GT(map.level_at(spot(map, "Henry House")), bottom);
  EXPECT_GT(map.level_at(spot(map, "Robinson House")), bottom);
  EXPECT_GT(map.level_at(spot(map, "Matthews House")), bottom);
  EXPECT_GT(map.level_at(spot(map, "Bald Hill")), map.level_at(hex("0813")))
      << "parted from Henry Hill by the road's hollow";
  // Centreville and the Junction are where the turnpike and the railroads are.
  EXPECT_TRUE(std::count(line(map, "Warrenton Turnpike").hexes.begin(), line(map, "Warrenton Turnpike").hexes.end(),
                         spot(map, "Centreville")) == 1);
  EXPECT_EQ(line(map, "Manassas Gap Railroad").hexes.front(), spot(map, "Manassas Junction"));
  // The railroad bridge is burnt: nothing leads over there.
  EXPECT_EQ(side(map, "3621", "3721") & kBothWays, kCreek);
  // Fords from north to south along the run.
  int before = 0;
  for (const std::string_view ford :
       {"Sudley Ford", "Poplar Ford", "Farm Ford", "Lewis Ford", "Ball's Ford", "Island Ford", "Mitchell's Ford",
        "Blackburn's Ford", "McLean's Ford", "Union Mills Ford"}) {
    EXPECT_GT(column_of(spot(map, ford)), before) << ford;
    before = column_of(spot(map, ford));
  }
}

TEST(BattlesMaps, ShilohIsTheFieldThatPeopleKnow) {
  const BattleMap map = shipped("shiloh");
  const HexId landing = spot(map, "Pittsburg Landing");
  EXPECT_TRUE(std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
    return map.terrain_at(map.grid.neighbor(landing, d)) == Terrain::Water;
  })) << "boats can come to it";
  EXPECT_FALSE(map.is_playable(spot(map, "East Bank Landing")));
  // From the Hornets' Nest and along the Sunken Road works help against the south, not those who come from it.
  EXPECT_NE(side(map, "1514", "1515") & kEntrenchment, 0);
  EXPECT_EQ(side(map, "1515", "1514") & kEntrenchment, 0);
  EXPECT_TRUE(line(map, "Sunken Road").is_sunken);
  EXPECT_NE(map.terrain_at(spot(map, "Hornets' Nest")), Terrain::Clear);
  EXPECT_EQ(map.terrain_at(spot(map, "Peach Orchard")), Terrain::Clear);
  EXPECT_LT(map.grid.distance(spot(map, "Peach Orchard"), spot(map, "Bloody Pond")), 3);
  EXPECT_LT(row_of(spot(map, "Pittsburg Landing")), row_of(spot(map, "Shiloh Church")));
}

TEST(BattlesMaps, AntietamIsTheFieldThatPeopleKnow) {
  const BattleMap map = shipped("antietam");
  EXPECT_EQ(map.terrain_at(spot(map, "Cornfield")), Terrain::Clear);
  for (const std::string_view wood : {"West Woods", "East Woods"}) {
    const auto region =
        std::find_if(map.regions.begin(), map.regions.end(), [&](const MapRegion& r) { return r.name == wood; });
    ASSERT_NE(region, map.regions.end()) << wood;
    for (const HexId at : region->hexes) {
      EXPECT_TRUE(map.terrain_at(at) == Terrain::Woods || map.terrain_at(at) == Terrain::WoodsRough) << hex_text(at);
    }
  }
  EXPECT_EQ(map.terrain_at(spot(map, "North Woods")), Terrain::Woods);
  EXPECT_EQ(map.grid.distance(spot(map, "Cornfield"), hex("1709")), 1) << "the East Woods lie beside it";
  // Bloody Lane faces the Roulette and Mumma farms.
  EXPECT_NE(side(map, "1712", "1811") & kEntrenchment, 0);
  EXPECT_NE(side(map, "1712", "1711") & kEntrenchment, 0);
  EXPECT_EQ(side(map, "1811", "1712") & kEntrenchment, 0);
  EXPECT_EQ(spot(map, "Roulette Farm"), hex("1811"));
  // One bridge under the bluffs.
  EXPECT_EQ(side(map, "1918", "2017") & (kCreek | kBridge), kCreek | kBridge);
  EXPECT_GT(map.level_at(hex("1918")), map.level_at(hex("2017")));
  // Boteler's Ford is the one way over the Potomac.
  int over = 0;
  for (int at = 0; at < kMaxHexes; ++at) {
    for (const Direction d : kAllDirections) {
      const std::uint16_t bits = map.side(static_cast<HexId>(at), d);
      over += (bits & kRiver) != 0 && (bits & (kBridge | kFord | kFerry | kPontoon)) != 0 ? 1 : 0;
    }
  }
  EXPECT_EQ(over, 2) << "one hexside, seen from both hexes";
  EXPECT_NE(side(map, "0725", "0824") & kFord, 0);
}

}  // namespace
}  // namespace longroll::battles
