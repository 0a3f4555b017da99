// build: fast
#include "engine/map/hex_map_reader.h"
#include "tests/conform/toy_hex/field.h"

/// What is printed (RULES.md 1.0, 2.0). A real game reads it from files under assets/games/.
namespace longroll::toy_hex {
namespace {

constexpr MapVocabulary::Terrain kTerrain[] = {{'.', "clear"}, {'w', "woods"}};
constexpr MapVocabulary::SideKind kWaters[] = {{"creek", 1}};
constexpr std::string_view kSpots[] = {"crossroads"};
constexpr MapVocabulary kWords = {.format = "crossroads-map/1",
                                  .terrain = kTerrain,
                                  .lowest = '0',
                                  .highest = '0',
                                  .waters = kWaters,
                                  .crossings = {},
                                  .works = {},
                                  .marks = {},
                                  .lines = {},
                                  .spots = kSpots,
                                  .regions = {}};

constexpr std::string_view kMap = R"({"format": "crossroads-map/1", "id": "crossroads", "title": "Crossroads",
 "sources": "made up", "columns": 5, "rows": 7, "lower": "even",
 "terrain": [".....", ".w...", "...w.", "w...w", ".w...", "...w.", "....."],
 "levels": ["00000", "00000", "00000", "00000", "00000", "00000", "00000"],
 "waters": [{"name": "Mill Creek", "kind": "creek",
   "sides": [["0103", "0104"], ["0203", "0104"], ["0203", "0204"], ["0404", "0504"], ["0404", "0505"]]}],
 "spots": [{"name": "Tavern", "kind": "crossroads", "hex": "0104"}, {"name": "Mill", "kind": "crossroads", "hex": "0304"},
   {"name": "Church", "kind": "crossroads", "hex": "0504"}]})";

struct Row {
  const char* name;
  int strength;
  int movement;
  int column;
  int rows_from_edge;
};
constexpr Row kUnits[] = {{"infantry.1", 3, 3, 1, 1}, {"infantry.2", 3, 3, 3, 1}, {"infantry.3", 3, 3, 5, 1},
                          {"cavalry.1", 2, 5, 2, 0},  {"guns.1", 2, 2, 3, 1},     {"guns.2", 2, 2, 4, 0}};

Data read() {
  Result<HexMap> map = read_hex_map(kMap, "crossroads.json", kWords);
  LR_CHECK(map.ok(), describe(map.ok() ? Faults{} : map.faults()).c_str());
  Data data;
  data.map = std::move(map).value();
  for (const MapSpot& spot : data.map.spots) {
    data.crossroads.push_back(spot.hex);
  }
  for (int column = 1; column <= data.map.grid.columns; ++column) {
    for (int row = 1; row <= data.map.grid.rows; ++row) {
      const HexId hex = hex_at(column, row);
      data.hexes.push_back(hex);
      for (const Direction d : kAllDirections) {
        if (data.map.side(hex, d) == 0) {
          data.open[static_cast<std::size_t>(d)].add(hex);
        }
      }
    }
  }
  data.costs = MovementCosts(data.map, 1, [&](int, HexId from, Direction d, HexId to) {
    return 1 + data.map.terrain_number(to) + (data.map.side(from, d) != 0 ? 1 : 0);
  });
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (const Row& row : kUnits) {
      Counter counter;
      counter.id = std::string(id_of(side)) + "." + row.name;
      counter.side = side;
      counter.strength = row.strength;
      counter.movement = row.movement;
      counter.start = hex_at(row.column, side == Seat::Union ? 7 - row.rows_from_edge : 1 + row.rows_from_edge);
      data.counters.push_back(std::move(counter));
    }
  }
  return data;
}

}  // namespace

const Data& printed() {
  static const Data data = read();
  return data;
}

}  // namespace longroll::toy_hex
