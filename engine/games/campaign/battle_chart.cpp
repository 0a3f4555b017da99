// build: small
#include "engine/games/campaign/battle_chart.h"

#include <algorithm>

#include "engine/games/campaign/number_reader.h"

namespace longroll::campaign {
namespace {

constexpr std::array<std::string_view, kStandings> kStandingIds = {"winner", "loser", "draw"};

int step_value(const std::vector<RatioStep>& steps, int percent) {
  int value = 0;
  for (const RatioStep& step : steps) {
    value = percent >= step.from ? step.value : value;
  }
  return value;
}

/// Steps written by where they end: {"below", "die"}; the last has no end.
std::vector<RatioStep> read_ratios(JsonReader& in) {
  std::vector<RatioStep> steps;
  const JsonReader list = in.member("ratios", Json::Kind::List);
  std::int16_t from = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader step = list.item(i);
    steps.push_back({.from = from, .value = static_cast<std::int8_t>(step.number("die", -6, 6))});
    if (i + 1 < list.size()) {
      from = static_cast<std::int16_t>(step.number("below", from + 1, 1'000));
    }
    step.refuse_unknown();
  }
  if (steps.empty()) {
    list.fault("there must be a step");
  }
  return steps;
}

/// Steps written by where they begin: {"from", "percent"}; below the first nothing is added.
std::vector<RatioStep> read_loss_ratios(JsonReader& in) {
  std::vector<RatioStep> steps = {RatioStep{}};
  const JsonReader list = in.member("ratios", Json::Kind::List);
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader step = list.item(i);
    steps.push_back({.from = static_cast<std::int16_t>(step.number("from", steps.back().from + 1, 1'000)),
                     .value = static_cast<std::int8_t>(step.number("percent", -100, 100))});
    step.refuse_unknown();
  }
  return steps;
}

OutcomeModifiers read_modifiers(JsonReader& battle) {
  NumberReader in(battle, "modifiers");
  return {.defender_demoralized = in.die_modifier("defender_demoralized"),
          .attacker_led = in.die_modifier("attacker_led"),
          .defender_unsupplied = in.die_modifier("defender_unsupplied"),
          .defender_led = in.die_modifier("defender_led"),
          .minor_river = in.die_modifier("minor_river"),
          .attacker_unsupplied = in.die_modifier("attacker_unsupplied"),
          .attacker_demoralized = in.die_modifier("attacker_demoralized"),
          .amphibious = in.die_modifier("amphibious")};
}

void read_rows(JsonReader& battle, std::array<CombatRow, BattleChart::kDieFaces>& rows) {
  const JsonReader list = battle.member("results", Json::Kind::List);
  if (list.size() != rows.size()) {
    list.fault("there must be a row for each face of the die, 1 to 6");
    return;
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    NumberReader in(list.item(i));
    const int outcome = in.json().word("outcome", {"defender", "draw", "attacker"});
    rows[i] = {.outcome = outcome < 0 ? Outcome::Draw : static_cast<Outcome>(outcome),
               .outcome_loss = in.number("outcome_loss", -6, 6),
               .percent = in.number("percent", 0, 100),
               .attacker_loss = in.number("attacker_loss", -6, 6)};
  }
}

AttackerLossModifiers read_attacker_loss(JsonReader& battle) {
  NumberReader in(battle, "attacker_loss");
  return {.defending_leader = in.number("defending_leader", -6, 6),
          .entrenched = in.number("entrenched", -6, 6),
          .attacking_leader = in.number("attacking_leader", -6, 6)};
}

/// A cell of the leaders' table: {"above": 8} or {"exactly": [8, 10]}.
Totals read_totals(JsonReader in) {
  Totals totals;
  if (in.has("above") == in.has("exactly")) {
    in.fault("a cell has \"above\" or \"exactly\"");
  }
  if (in.has("above")) {
    for (auto total = in.number("above", 0, Totals::kHighest - 1) + 1; total <= Totals::kHighest; ++total) {
      totals.add(static_cast<int>(total));
    }
  }
  if (in.has("exactly")) {
    const JsonReader list = in.member("exactly", Json::Kind::List);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Json& total = list.item(i).json();
      if (total.kind != Json::Kind::Number || total.number < 2 || total.number > Totals::kHighest) {
        list.item(i).fault("a total is 2 to 18");
      } else {
        totals.add(static_cast<int>(total.number));
      }
    }
  }
  in.refuse_unknown();
  return totals;
}

/// Campaign LEADERS, 9.12
void read_effect(JsonReader& leaders, std::string_view name, EnumArray<Standing, Totals, kStandings>& cells) {
  JsonReader in = leaders.member(name, Json::Kind::Object);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (in.has(kStandingIds[i])) {
      cells[i] = read_totals(in.member(kStandingIds[i], Json::Kind::Object));
    }
  }
  in.refuse_unknown();
}

}  // namespace

/// Campaign CRT, 9.5
const CombatRow& BattleChart::row(int die) const {
  return rows[static_cast<std::size_t>(std::clamp(die, 1, kDieFaces) - 1)];
}

int BattleChart::ratio_modifier(int percent) const { return step_value(ratio_die, percent); }

int BattleChart::loss_modifier(int percent) const { return step_value(ratio_percent, percent); }

BattleChart read_battle_chart(JsonReader& chart) {
  NumberReader in(chart, "battle");
  BattleChart battle;
  battle.ratio_die = read_ratios(in.json());
  battle.modifiers = read_modifiers(in.json());
  read_rows(in.json(), battle.rows);
  {
    NumberReader loss(in.json(), "defender_loss");
    battle.entrenched_percent = loss.number("entrenched", -100, 0);
    battle.ratio_percent = read_loss_ratios(loss.json());
  }
  battle.attacker_loss = read_attacker_loss(in.json());
  battle.longest_retreat = in.number("longest_retreat", 1, 6);
  battle.cornered_divisor = in.divisor("cornered_divisor");
  battle.amphibious_retreat_divisor = in.divisor("amphibious_retreat_divisor");
  battle.vessel_strength = in.number("vessel_strength", 0, 10);
  return battle;
}

LeaderChart read_leader_chart(JsonReader& chart) {
  NumberReader in(chart, "leaders");
  LeaderChart leaders;
  leaders.most_strength = in.number("most_strength", 0, Totals::kHighest - 12);
  leaders.highest_rating = in.number("highest_rating", 1, 6);
  leaders.wound_divisor = in.divisor("wound_divisor");
  read_effect(in.json(), "create", leaders.create);
  read_effect(in.json(), "promote", leaders.promote);
  read_effect(in.json(), "wounded", leaders.wounded);
  read_effect(in.json(), "killed", leaders.killed);
  return leaders;
}

}  // namespace longroll::campaign
