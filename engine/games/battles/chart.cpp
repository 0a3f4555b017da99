// build: small
#include "engine/games/battles/chart.h"

#include "engine/core/json_file.h"

namespace longroll::battles {
namespace {

constexpr std::array<std::string_view, kTerrains> kTerrainIds = {"clear", "rough", "woods", "woods-rough",
                                                                 "town",  "marsh", "water"};
constexpr std::array<std::string_view, kRoads> kRoadIds = {"turnpike", "road", "railway", "trail"};
constexpr std::array<std::string_view, 7> kResultIds = {"Ae", "Ae*", "Ar", "Ex", "Dr", "Ex*", "De"};

TerrainEffect read_effect(JsonReader in) {
  TerrainEffect effect;
  effect.half_points = static_cast<int>(in.number("half_points", -1, 20));
  effect.artillery_half_points = static_cast<int>(in.number_or("artillery_half_points", -1, 20, effect.half_points));
  effect.halves = in.truth_or("halves", false);
  effect.shift = static_cast<int>(in.number_or("shift", -2, 2, 0));
  effect.blocks_sight = in.truth_or("blocks_sight", false);
  in.refuse_unknown();
  return effect;
}

CombatResult read_result(const JsonReader& in) {
  for (std::size_t i = 0; i < kResultIds.size(); ++i) {
    if (in.json().text == kResultIds[i]) {
      return static_cast<CombatResult>(i);
    }
  }
  in.fault("there is no such result: Ae, Ae*, Ar, Ex, Dr, Ex*, De");
  return CombatResult::Ar;
}

void read_columns(JsonReader in, Chart& chart) {
  if (in.size() != Chart::kColumns) {
    in.fault("there must be 10 odds columns");
    return;
  }
  for (std::size_t i = 0; i < in.size(); ++i) {
    const std::string& text = in.item(i).json().text;
    const bool good =
        text.size() == 3 && text[1] == ':' && text[0] >= '1' && text[0] <= '9' && text[2] >= '1' && text[2] <= '9';
    if (!good) {
      in.item(i).fault("odds are written as 3:1");
      continue;
    }
    chart.odds[i] = {text[0] - '0', text[2] - '0'};
    if (i > 0 && chart.odds[i][0] * chart.odds[i - 1][1] <= chart.odds[i - 1][0] * chart.odds[i][1]) {
      in.item(i).fault("columns go from the worst odds to the best");
    }
  }
}

void read_results(JsonReader in, Chart& chart) {
  if (in.size() != chart.results.size()) {
    in.fault("there must be a line for each face of the die");
    return;
  }
  for (std::size_t die = 0; die < in.size(); ++die) {
    const JsonReader line = in.item(die);
    if (line.size() != Chart::kColumns) {
      line.fault("there must be a result for each of the 10 columns");
      continue;
    }
    for (std::size_t column = 0; column < line.size(); ++column) {
      chart.results[die][column] = read_result(line.item(column));
    }
  }
}

void read_combat(JsonReader in, Chart& chart) {
  read_columns(in.member("columns", Json::Kind::List), chart);
  read_results(in.member("results", Json::Kind::List), chart);
  const JsonReader beyond = in.member("beyond", Json::Kind::List);
  for (std::size_t i = 0; i < beyond.size() && i < 10; ++i) {
    JsonReader line = beyond.item(i);
    const int odds = static_cast<int>(line.number("odds", 7, 100));
    const int die = static_cast<int>(line.number("die", -5, -1));
    if (!chart.beyond.empty() && odds <= chart.beyond.back()[0]) {
      line.fault("odds must rise");
    }
    line.refuse_unknown();
    chart.beyond.push_back({odds, die});
  }
  chart.evade_up_to = static_cast<int>(in.number("evade_up_to", 0, 6));
  in.refuse_unknown();
}

}  // namespace

Result<Chart> parse_chart(std::string_view text, std::string_view where) {
  return read_json_file<Chart>(text, where, [](JsonReader& in, Chart& chart) {
    in.word("format", {"longroll-battles-chart/1"});
    chart.stack_limit = static_cast<int>(in.number("stack_limit", 1, 6));
    JsonReader terrain = in.member("terrain", Json::Kind::Object);
    for (std::size_t i = 0; i < kTerrainIds.size(); ++i) {
      chart.terrain[i] = read_effect(terrain.member(kTerrainIds[i], Json::Kind::Object));
    }
    terrain.refuse_unknown();
    JsonReader sides = in.member("hexsides", Json::Kind::Object);
    chart.stream = read_effect(sides.member("stream", Json::Kind::Object));
    chart.bridge = read_effect(sides.member("bridge", Json::Kind::Object));
    chart.ford = read_effect(sides.member("ford", Json::Kind::Object));
    chart.slope = read_effect(sides.member("slope", Json::Kind::Object));
    chart.fieldwork = read_effect(sides.member("fieldwork", Json::Kind::Object));
    sides.refuse_unknown();
    chart.breastworks = read_effect(in.member("breastworks", Json::Kind::Object));
    JsonReader roads = in.member("roads", Json::Kind::Object);
    for (std::size_t i = 0; i < kRoadIds.size(); ++i) {
      chart.road_half_points[i] = static_cast<int>(roads.number(kRoadIds[i], 1, 20));
    }
    roads.refuse_unknown();
    read_combat(in.member("combat", Json::Kind::Object), chart);
    JsonReader disorder = in.member("disorder", Json::Kind::Object);
    chart.disorder_from = static_cast<int>(disorder.number("disordered_from", 1, 7));
    JsonReader rally = disorder.member("rally_up_to", Json::Kind::Object);
    chart.rally_up_to = {0, static_cast<int>(rally.number("disordered", 0, 6)),
                         static_cast<int>(rally.number("shaken", 0, 6)),
                         static_cast<int>(rally.number("routed", 0, 6))};
    rally.refuse_unknown();
    disorder.refuse_unknown();
  });
}

std::string_view id_of(Terrain terrain) { return kTerrainIds[static_cast<std::size_t>(terrain)]; }
std::string_view id_of(Road road) { return road == Road::None ? "none" : kRoadIds[static_cast<std::size_t>(road)]; }
std::string_view id_of(CombatResult result) { return kResultIds[static_cast<std::size_t>(result)]; }

}  // namespace longroll::battles
