// build: small
#include <algorithm>

#include "engine/core/json_words.h"
#include "engine/games/battles/check.h"
#include "engine/games/battles/game.h"

/// The battles of the house: assets/games/battles/index.json names them, so a new one is data alone.
namespace longroll::battles {
namespace {

constexpr std::string_view kFolder = "games/battles/";
constexpr std::size_t kMaxBattles = 64;
constexpr std::size_t kMaxScenarios = 16;

using hexgame::BattleFolder;
using hexgame::take;

std::string read_file(const AssetReader& read, const std::string& name, Faults& faults) {
  return hexgame::read_file(read, std::string(kFolder) + name, faults);
}

/// One battle, whether the index names it or not: its ground, its order of battle and every scenario on it. Whatever
/// is amiss is added to `faults`; each file is read as far as the others allow.
Library read_battle(const AssetReader& read, const BattleFolder& which, const Chart& chart, Faults& faults) {
  Library library;
  library.chart = chart;
  hexgame::read_battle(read, std::string(kFolder), which,
                       hexgame::BattleParsers{parse_map, parse_forces, parse_scenario}, library, faults);
  if (faults.empty()) {
    finish_library(library);
  }
  return library;
}

/// No two scenarios may have the same id, nor, by bad luck, the same number.
void check_ids(const Library& battle, const std::vector<Library>& others, Faults& faults) {
  const auto number_is_taken = [&](const Library& by, const Scenario& scenario) {
    return std::any_of(by.scenarios.begin(), by.scenarios.end(),
                       [&](const Scenario& known) { return &known != &scenario && known.number == scenario.number; });
  };
  for (const Scenario& scenario : battle.scenarios) {
    const bool is_taken = number_is_taken(battle, scenario) ||
                          std::any_of(others.begin(), others.end(),
                                      [&](const Library& other) { return number_is_taken(other, scenario); });
    if (is_taken) {
      faults.push_back({battle.id, "another scenario has the id " + scenario.id + ", or one of the same number"});
    }
  }
}

BattleFolder read_folder(JsonReader in) {
  BattleFolder which;
  which.folder = read_id(in, "folder");
  const JsonReader scenarios = in.member("scenarios", Json::Kind::List);
  in.refuse_unknown();
  if (scenarios.size() == 0 || scenarios.size() > kMaxScenarios) {
    scenarios.fault("1 to " + std::to_string(kMaxScenarios) + " scenarios");
    return which;
  }
  for (std::size_t i = 0; i < scenarios.size(); ++i) {
    which.scenarios.push_back(scenarios.item(i).json().text);
  }
  return which;
}

}  // namespace

Faults check_battle(const AssetReader& read, const std::string& folder, const std::vector<std::string>& scenarios) {
  Faults faults;
  Chart chart;
  take(parse_chart(read_file(read, "chart.json", faults), "chart.json"), chart, faults);
  const Library battle = read_battle(read, {folder, scenarios}, chart, faults);
  if (faults.empty()) {
    check_ids(battle, {}, faults);
  }
  return faults;
}

LoadedBattles load_battles(const AssetReader& read) {
  LoadedBattles loaded;
  const std::string chart_text = read_file(read, "chart.json", loaded.faults);
  const std::string index = read_file(read, "index.json", loaded.faults);
  if (!loaded.faults.empty()) {
    return loaded;
  }
  Chart chart;
  const Result<Json> json = parse_json(index, "index.json");
  if (!json) {
    loaded.faults = json.faults();
    return loaded;
  }
  if (!take(parse_chart(chart_text, "chart.json"), chart, loaded.faults)) {
    return loaded;
  }
  JsonReader in(json.value(), "index.json", loaded.faults);
  in.word("format", {"longroll-battles-index/1"});
  const JsonReader battles = in.member("battles", Json::Kind::List);
  in.refuse_unknown();
  if (battles.size() == 0 || battles.size() > kMaxBattles) {
    battles.fault("1 to 64 battles");
    return loaded;
  }
  for (std::size_t i = 0; i < battles.size(); ++i) {
    Faults faults;
    JsonReader entry(battles.item(i).json(), battles.item(i).where(), faults);
    const BattleFolder which = read_folder(entry);
    if (faults.empty()) {
      Library battle = read_battle(read, which, chart, faults);
      if (faults.empty()) {
        check_ids(battle, loaded.battles, faults);
      }
      if (faults.empty()) {
        loaded.battles.push_back(std::move(battle));
      }
    }
    loaded.faults.insert(loaded.faults.end(), faults.begin(), faults.end());
  }
  return loaded;
}

}  // namespace longroll::battles
