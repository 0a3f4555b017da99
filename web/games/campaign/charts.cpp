// build: logic
#include "web/games/campaign/charts.h"

#include <array>

#include "engine/core/text.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

/// A column of a chart: what stands over it, and where its number is for a row of that key, which stands for K. Of
/// several places, parted by bars, the first that has a number counts.
struct Column {
  std::string_view chart, head, places;
};
constexpr Column kColumns[] = {
    {"modifiers", "Die", "+battle.modifiers.K|+K.defender_die"},
    {"terrain", "Points", "terrain.K.points|ways.K.points|waters.K.points"},
    {"terrain", "Most", "terrain.K.stack"},
    {"terrain", "Attack", "+waters.K.attacker_die|+K.defender_die"},
    {"acts", "Points", "acts.K.points"},
    {"forage", "Spring", "forage.K.spring"},
    {"forage", "Summer", "forage.K.summer"},
    {"forage", "Fall", "forage.K.fall"},
    {"forage", "Winter", "forage.K.winter"},
    {"economy", "Worth", "economy.K.value|economy.K"},
    {"projects", "Begin", "projects.K.points.0"},
    {"projects", "Finish", "projects.K.points.1"},
    {"politics", "Status", "+politics.K"},
    {"diplomacy", "Result", "+diplomacy.K.result"},
    {"diplomacy", "At large", "+diplomacy.K.at_large"},
};

std::string number_at(const ChartNumbers& numbers, std::string_view places, const std::string& key) {
  while (!places.empty()) {
    const std::size_t bar = places.find('|');
    std::string place(places.substr(0, bar));
    const std::size_t at = place.find('K');
    place.replace(at, 1, key);
    if (const auto found = numbers.find(place); found != numbers.end()) {
      return found->second;
    }
    places = bar == std::string_view::npos ? std::string_view() : places.substr(bar + 1);
  }
  return "";
}

/// "Atlanta 2, Richmond": with what each is worth where they differ.
std::string listed(const std::vector<cw::ChartPlace>& places) {
  std::string out;
  for (const cw::ChartPlace& place : places) {
    out += (out.empty() ? "" : ", ") + place.name + (place.value > 1 ? " " + std::to_string(place.value) : "");
  }
  return out;
}

/// Names, numbers and words.
ShownChart with_columns(const hexgame::ChartWords& words, const ChartNumbers& numbers) {
  ShownChart chart = words.empty_chart();
  chart.head.emplace_back("");
  for (const hexgame::ChartWords::Row& row : words.rows) {
    chart.rows.push_back({{row.name}, false});
  }
  for (const Column& column : kColumns) {
    if (column.chart == words.id) {
      chart.head.emplace_back(column.head);
      for (std::size_t i = 0; i < words.rows.size(); ++i) {
        chart.rows[i].cells.push_back(number_at(numbers, column.places, words.rows[i].key));
      }
    }
  }
  if (chart.head.size() == 1) {
    return words.as_list("");
  }
  chart.head.emplace_back("");
  for (std::size_t i = 0; i < words.rows.size(); ++i) {
    chart.rows[i].cells.push_back(words.rows[i].text);
  }
  return chart;
}

std::string signed_number(int number) { return number == 0 ? "0" : signed_text(number); }

/// Campaign CRT: a row for each modified die.
ShownChart results_of(const hexgame::ChartWords& words, const cw::BattleChart& battle) {
  ShownChart chart = words.empty_chart();
  chart.is_grid = true;
  chart.head = {"Die", "Who wins", "Outcome", "Defender loses", "Attacker loses"};
  constexpr std::array<std::string_view, 3> kOutcomes = {"Defender", "Draw", "Attacker"};
  for (int die = 1; die <= cw::BattleChart::kDieFaces; ++die) {
    const cw::CombatRow& row = battle.row(die);
    chart.rows.push_back({{std::to_string(die), std::string(kOutcomes[static_cast<std::size_t>(row.outcome)]),
                           signed_number(row.outcome_loss), std::to_string(static_cast<int>(row.percent)) + "%",
                           row.attacker_loss == 0 ? "as he does" : "as he does, and " + signed_text(row.attacker_loss)},
                          false});
  }
  for (const hexgame::ChartWords::Row& row : words.rows) {
    chart.legend.push_back({{row.name, row.text}, false});
  }
  for (const cw::RatioStep& step : battle.ratio_percent) {
    if (step.value != 0) {
      chart.legend.push_back(
          {{"From " + std::to_string(step.from) + "%",
            "Of the defender\xE2\x80\x99s strength: he loses " + signed_text(step.value) + "% [9.6]"},
           false});
    }
  }
  return chart;
}

/// Campaign 3.2: a row for each turn.
ShownChart track_of(const hexgame::ChartWords& words, const cw::Field& field) {
  ShownChart chart = words.empty_chart();
  chart.is_grid = true;
  chart.head = {"Turn"};
  for (const hexgame::ChartWords::Row& row : words.rows) {
    chart.head.push_back(row.name);
    chart.legend.push_back({{row.name, row.text}, false});
  }
  const std::vector<cw::TurnBox>& turns = field.library().track_of_turns.turns;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const cw::TurnBox& box = turns[i];
    ShownChart::Row row{{cw::turn_name(box)}, static_cast<int>(i) + 1 == field.turn()};
    for (const int number : {box.points, box.overland, box.asp, box.construction, box.survival, box.victory}) {
      row.cells.push_back(std::to_string(number));
    }
    chart.rows.push_back(std::move(row));
  }
  return chart;
}

}  // namespace

std::vector<ShownChart> charts_of(const std::vector<hexgame::ChartWords>& words, const ChartNumbers& numbers,
                                  const cw::Field& field) {
  std::vector<ShownChart> out;
  for (const hexgame::ChartWords& one : words) {
    out.push_back(one.id == "results" ? results_of(one, field.chart().battle)
                  : one.id == "track" ? track_of(one, field)
                                      : with_columns(one, numbers));
    for (std::size_t i = 0; one.id == "economy" && i < one.rows.size(); ++i) {
      std::string& text = out.back().rows[i].cells.back();
      const std::string& key = one.rows[i].key;
      text = key == "centers" ? listed(field.chart().war.centers)
             : key == "ports" ? listed(field.chart().war.ports) + ". " + text
                              : text;
    }
    if (one.id == "forage") {
      out.back().lit_column = 1 + static_cast<int>(field.season());
    }
  }
  return out;
}

}  // namespace longroll::web::campaign
