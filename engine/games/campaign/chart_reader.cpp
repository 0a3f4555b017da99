// build: small
#include "engine/core/json_file.h"
#include "engine/games/campaign/chart.h"
#include "engine/games/campaign/number_reader.h"

namespace longroll::campaign {
namespace {

ForageLine read_forage_line(JsonReader& forage, std::string_view name) {
  NumberReader in(forage, name);
  ForageLine line{};
  for (std::size_t i = 0; i < line.size(); ++i) {
    line[i] = in.number(kSeasonIds[i], 0, 20);
  }
  return line;
}

ForageTable read_forage(JsonReader& chart) {
  JsonReader in = chart.member("forage", Json::Kind::Object);
  ForageTable table;
  for (std::size_t i = 0; i < kTerrainIds.size(); ++i) {
    table.terrain[i] = read_forage_line(in, kTerrainIds[i]);
  }
  table.city = read_forage_line(in, "city");
  table.coastal = read_forage_line(in, "coastal");
  in.refuse_unknown();
  return table;
}

}  // namespace

int Chart::forage_limit(Terrain hex, bool is_coastal, bool is_city, Season season) const {
  const int ground = is_coastal ? forage.coastal[season] : forage.terrain[hex][season];
  return ground + (is_city ? forage.city[season] : 0);
}

Result<Chart> parse_chart(std::string_view text, std::string_view where) {
  return read_json_file<Chart>(text, where, [](JsonReader& in, Chart& chart) {
    in.word("format", {"longroll-campaign-chart/1"});
    in.text("sources");
    chart.terrain = read_terrain_effects(in);
    chart.numbers = read_chart_numbers(in);
    chart.forage = read_forage(in);
    chart.battle = read_battle_chart(in);
    chart.leaders = read_leader_chart(in);
    chart.war = read_war_chart(in);
  });
}

}  // namespace longroll::campaign
