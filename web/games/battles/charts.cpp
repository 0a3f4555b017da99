// build: logic
#include "web/games/battles/charts.h"

#include <algorithm>

#include "engine/core/enum_table.h"
#include "engine/core/text.h"
#include "web/games/battles/words.h"

namespace longroll::web::battles {
namespace {

/// The row of the terrain chart behind a change of strength or odds; empty: it is not of the ground.
std::string_view key_of(bt::Cause cause) {
  switch (cause) {
    case bt::Cause::Rough:
      return "rough";
    case bt::Cause::Stream:
      return "stream";
    case bt::Cause::Bridge:
      return "bridge";
    case bt::Cause::Ford:
      return "ford";
    case bt::Cause::Fieldwork:
      return "fieldwork";
    case bt::Cause::Woods:
      return "woods";
    case bt::Cause::Town:
      return "town";
    case bt::Cause::Slope:
      return "slope";
    case bt::Cause::Breastworks:
      return "breastworks";
    default:
      return "";
  }
}

/// Rows of the terrain chart that the attack meets: the ground under the defenders, and what changes it.
std::vector<std::string_view> met_by(const bt::Field& field, const Assault* attack) {
  std::vector<std::string_view> keys;
  if (attack == nullptr) {
    return keys;
  }
  const auto& [attackers, targets, odds, is_asked] = *attack;
  for (const HexId hex : targets) {
    keys.push_back(bt::id_of(field.map().terrain_at(hex)));
  }
  const bool is_rough_woods = !keys.empty() && keys.front() == "woods-rough";
  const auto add = [&](bt::Cause cause) {
    const std::string_view key = key_of(cause);
    if (!is_rough_woods || (key != "rough" && key != "woods")) {
      keys.push_back(key);
    }
  };
  for (const bt::UnitStrength& unit : odds.attackers) {
    for (const bt::StrengthChange& change : unit.changes) {
      add(change.cause);
    }
  }
  for (const bt::Hindrance& shift : odds.shifts) {
    add(shift.cause);
  }
  return keys;
}

std::string cost_words(int half_points, bool is_added) {
  const std::string number = half_points < 0 ? "closed" : halves_text(half_points);
  return is_added && half_points >= 0 ? "+" + number : number;
}

/// What entering costs, what it does to attackers, and to sight.
std::vector<std::string> cells_of(const std::string& name, const bt::TerrainEffect& effect, bool is_side) {
  std::string cost = cost_words(effect.half_points, is_side);
  if (!is_side && effect.artillery_half_points != effect.half_points) {
    cost += ", guns " + cost_words(effect.artillery_half_points, false);
  }
  std::string attack = effect.halves ? "halved" : "";
  if (effect.shift != 0) {
    attack += (attack.empty() ? "" : ", ") + std::to_string(-effect.shift) + " left";
  }
  return {name, cost, attack.empty() ? "–" : attack, effect.blocks_sight ? "blocked" : "–"};
}

ShownChart results_chart(const hexgame::ChartWords& words, const bt::Chart& numbers, const Assault* attack, int die) {
  ShownChart out = words.empty_chart();
  out.is_grid = true;
  out.head.emplace_back("Die");
  for (int column = 0; column < bt::Chart::kColumns; ++column) {
    out.head.push_back(bt::odds_text(numbers, column));
  }
  for (std::size_t face = 0; face < numbers.results.size(); ++face) {
    ShownChart::Row& row = out.rows.emplace_back(ShownChart::Row{{std::to_string(face + 1)}, false});
    for (const bt::CombatResult result : numbers.results[face]) {
      row.cells.emplace_back(bt::id_of(result));
    }
  }
  if (attack != nullptr) {
    const auto& [attackers, targets, odds, is_asked] = *attack;
    out.lit_column = odds.column + 1;
    if (die > 0) {
      out.rows[static_cast<std::size_t>(bt::modified_die(odds, die) - 1)].is_lit = true;
    }
  }
  for (const hexgame::ChartWords::Row& row : words.rows) {
    out.legend.push_back({{row.name, row.text}, false});
  }
  return out;
}

ShownChart terrain_chart(const hexgame::ChartWords& words, const bt::Field& field, const Assault* attack) {
  ShownChart out = words.empty_chart();
  out.head = {"Ground", "Cost", "Attackers", "Sight"};
  const bt::Chart& numbers = field.chart();
  struct Named {
    std::string_view key;
    const bt::TerrainEffect* effect;
  };
  const Named sides[] = {{"stream", &numbers.stream},       {"ford", &numbers.ford},
                         {"bridge", &numbers.bridge},       {"slope", &numbers.slope},
                         {"fieldwork", &numbers.fieldwork}, {"breastworks", &numbers.breastworks}};
  const std::vector<std::string_view> met = met_by(field, attack);
  for (const hexgame::ChartWords::Row& row : words.rows) {
    ShownChart::Row& shown = out.rows.emplace_back();
    shown.is_lit = std::find(met.begin(), met.end(), row.key) != met.end();
    for (int i = 0; i < bt::kTerrains; ++i) {
      if (const auto terrain = static_cast<bt::Terrain>(i); bt::id_of(terrain) == row.key) {
        shown.cells = cells_of(row.name, numbers.terrain[terrain], false);
      }
    }
    for (const Named& side : sides) {
      if (side.key == row.key) {
        shown.cells = cells_of(row.name, *side.effect, true);
      }
    }
    for (int i = 0; i < bt::kRoads; ++i) {
      if (const auto road = static_cast<bt::Road>(i); bt::id_of(road) == row.key) {
        shown.cells = {row.name, cost_words(numbers.road_half_points[road], false), "–", "–"};
      }
    }
  }
  return out;
}

std::string_view key_of(bt::Phase phase) {
  return phase == bt::Phase::Movement ? "movement" : phase == bt::Phase::Combat ? "combat" : "rally";
}

}  // namespace

std::vector<ShownChart> charts_of(const std::vector<hexgame::ChartWords>& words, const bt::Field& field,
                                  const Assault* attack, int die) {
  std::vector<ShownChart> out;
  for (const hexgame::ChartWords& chart : words) {
    out.push_back(chart.id == "results"   ? results_chart(chart, field.chart(), attack, die)
                  : chart.id == "terrain" ? terrain_chart(chart, field, attack)
                                          : chart.as_list(key_of(field.phase())));
  }
  return out;
}

}  // namespace longroll::web::battles
