// build: small
#include <algorithm>
#include <vector>

#include "engine/core/json_file.h"
#include "engine/games/chattanooga/chart.h"

namespace longroll::chattanooga {
namespace {

/// Member `name`: the numbers of the columns, which must be `first` and so on.
void check_columns(JsonReader& in, std::string_view name, int first, std::size_t count) {
  const JsonReader columns = in.member(name, Json::Kind::List);
  bool is_right = columns.size() == count;
  for (std::size_t i = 0; is_right && i < count; ++i) {
    const Json& column = columns.item(i).json();
    is_right = column.kind == Json::Kind::Number && column.number == first + static_cast<int>(i);
  }
  if (!is_right) {
    columns.fault("the columns are " + std::to_string(first) + " to " +
                  std::to_string(first + static_cast<int>(count) - 1));
  }
}

/// Member "table": a row for each face of the die, a cell for each column, by `read_cell`.
template <class Cell, std::size_t columns, class ReadCell>
void read_table(JsonReader& in, std::array<std::array<Cell, columns>, kDieFaces>& cells, ReadCell&& read_cell) {
  const JsonReader rows = in.member("table", Json::Kind::List);
  if (rows.size() != cells.size()) {
    rows.fault("there must be a row for each face of the die, 0 to 9");
    return;
  }
  for (std::size_t die = 0; die < cells.size(); ++die) {
    const JsonReader row = rows.item(die);
    if (row.size() != columns) {
      row.fault("there must be a cell for each of the " + std::to_string(columns) + " columns");
      continue;
    }
    for (std::size_t column = 0; column < columns; ++column) {
      cells[die][column] = read_cell(row.item(column));
    }
  }
}

/// Member "results": what each result means that stands in a cell.
std::vector<CombatResult> read_results(JsonReader& in) {
  const JsonReader list = in.member("results", Json::Kind::Object);
  std::vector<CombatResult> results;
  const Json& json = list.json();
  for (std::size_t i = 0; i < json.names.size(); ++i) {
    const JsonReader item(json.items[i], list.where() + "." + json.names[i], list.faults());
    results.push_back(read_combat_result(item, json.names[i]));
  }
  return results;
}

CombatResult find_result(const std::vector<CombatResult>& results, const JsonReader& cell) {
  const auto found = std::find_if(results.begin(), results.end(),
                                  [&](const CombatResult& result) { return result.id == cell.json().text; });
  if (found == results.end()) {
    cell.fault("there is no result \"" + cell.json().text + "\" in results");
    return {};
  }
  return *found;
}

ForcedMarch read_forced_march(JsonReader in) {
  ForcedMarch march;
  march.points = static_cast<std::int8_t>(in.number("points", 0, 4));
  march.is_disrupted = in.truth_or("disrupted", false);
  in.refuse_unknown();
  return march;
}

void read_tables(JsonReader& in, Chart& chart) {
  const std::vector<CombatResult> results = read_results(in);
  const auto result_of = [&](const JsonReader& cell) { return find_result(results, cell); };
  JsonReader combat = in.member("combat", Json::Kind::Object);
  check_columns(combat, "intensities", Chart::kFirstIntensity, Chart::kIntensities);
  read_table(combat, chart.combat, result_of);
  combat.refuse_unknown();
  JsonReader bombardment = in.member("bombardment", Json::Kind::Object);
  check_columns(bombardment, "strengths", 1, Chart::kBombardments);
  read_table(bombardment, chart.bombardment, result_of);
  bombardment.refuse_unknown();
  JsonReader march = in.member("forced_march", Json::Kind::Object);
  check_columns(march, "morales", Chart::kFirstMarchMorale, Chart::kMarchMorales);
  read_table(march, chart.forced_march, [](const JsonReader& cell) { return read_forced_march(cell); });
  march.refuse_unknown();
}

void read_couplets(JsonReader& in, Chart& chart) {
  const JsonReader list = in.member("couplets", Json::Kind::List);
  if (list.size() != chart.couplets.size()) {
    list.fault("there must be 4 boxes, the last for all later couplets");
    return;
  }
  for (std::size_t i = 0; i < chart.couplets.size(); ++i) {
    JsonReader box = list.item(i);
    chart.couplets[i].same_to = static_cast<std::int8_t>(box.number("same_to", 0, 9));
    chart.couplets[i].change_to = static_cast<std::int8_t>(box.number("change_to", chart.couplets[i].same_to, 9));
    box.refuse_unknown();
  }
}

TimeOfDay read_turn(JsonReader in) {
  TimeOfDay turn;
  turn.id = in.text("id");
  turn.morale_die = static_cast<std::int8_t>(in.number_or("morale_die", 0, 5, 0));
  turn.forced_march_die = static_cast<std::int8_t>(in.number_or("forced_march_die", 0, 5, 0));
  turn.intensity = static_cast<std::int8_t>(in.number_or("intensity", -5, 0, 0));
  turn.sight_limit = static_cast<std::int8_t>(in.number_or("sight_limit", 1, 60, 0));
  turn.has_zones = in.truth_or("zones", true);
  turn.has_ranged_fire = in.truth_or("ranged_fire", true);
  turn.has_preparation = in.truth_or("preparation", true);
  turn.is_movement_free = in.truth_or("free_movement", true);
  in.refuse_unknown();
  return turn;
}

void read_turns(JsonReader& in, Chart& chart) {
  const JsonReader list = in.member("turns", Json::Kind::List);
  if (list.size() != chart.turns.size()) {
    list.fault("there must be 6 turns, from early morning to night");
    return;
  }
  for (std::size_t i = 0; i < chart.turns.size(); ++i) {
    chart.turns[i] = read_turn(list.item(i));
  }
}

}  // namespace

Result<Chart> parse_chart(std::string_view text, std::string_view where) {
  return read_json_file<Chart>(text, where, [](JsonReader& in, Chart& chart) {
    in.word("format", {"longroll-chattanooga-chart/1"});
    in.text("sources");
    chart.terrain = read_terrain_effects(in);
    read_tables(in, chart);
    read_couplets(in, chart);
    read_turns(in, chart);
    chart.numbers = read_chart_numbers(in);
  });
}

}  // namespace longroll::chattanooga
