// build: small
#include "engine/core/hash.h"
#include "engine/core/json.h"
#include "engine/games/battles/game.h"

/// The battles of the house: assets/games/battles/index.json names them, so a new one is data alone.
namespace longroll::battles {
namespace {

constexpr std::string_view kFolder = "games/battles/";
constexpr std::size_t kMostBattles = 64;

/// A file of the folder; faults are added to `faults` when it cannot be had.
std::string read_file(const AssetReader& read, const std::string& name, Faults& faults) {
  Result<std::string> text = read(std::string(kFolder) + name);
  if (!text) {
    faults.insert(faults.end(), text.faults().begin(), text.faults().end());
    return {};
  }
  return std::move(text).value();
}

template <class T>
bool take(Result<T> result, T& into, Faults& faults) {
  if (!result) {
    faults.insert(faults.end(), result.faults().begin(), result.faults().end());
    return false;
  }
  into = std::move(result).value();
  return true;
}

/// One battle: its ground, its order of battle and every scenario on it.
void read_battle(const AssetReader& read, JsonReader in, Library& library, Faults& faults) {
  const std::string folder = in.text("folder");
  const JsonReader scenarios = in.member("scenarios", Json::Kind::List);
  in.refuse_unknown();
  BattleMap map;
  Forces forces;
  const std::string map_file = folder + "/map.json";
  const std::string forces_file = folder + "/forces.json";
  const bool has_map = take(parse_map(read_file(read, map_file, faults), map_file), map, faults);
  const bool has_forces = take(parse_forces(read_file(read, forces_file, faults), forces_file), forces, faults);
  if (!has_map || !has_forces) {
    return;
  }
  for (const auto& [id, file] : {std::pair{map.id, map_file}, std::pair{forces.id, forces_file}}) {
    if (id != folder) {
      faults.push_back({file, "the id must be the folder's name: " + folder});
    }
  }
  const int first_kind = static_cast<int>(library.counters.size());
  for (const Counter& counter : forces.counters) {
    library.kind_ids.push_back(forces.id + "." + counter.id);
    library.counters.push_back(counter);
  }
  for (std::size_t i = 0; i < scenarios.size(); ++i) {
    const std::string file = folder + "/" + scenarios.item(i).json().text + ".json";
    const std::string text = read_file(read, file, faults);
    Scenario scenario;
    if (!text.empty() && take(parse_scenario(text, file, map, forces, first_kind), scenario, faults)) {
      for (const Scenario& known : library.scenarios) {
        if (known.id == scenario.id) {
          faults.push_back({file, "another scenario has the id " + scenario.id});
        }
      }
      scenario.map = static_cast<int>(library.maps.size());
      library.scenarios.push_back(std::move(scenario));
    }
  }
  library.hash = mix64(library.hash ^ forces.hash);
  library.maps.push_back(std::move(map));
}

}  // namespace

Result<Library> load_library(const AssetReader& read) {
  Faults faults;
  const std::string chart = read_file(read, "chart.json", faults);
  const std::string index = read_file(read, "index.json", faults);
  if (!faults.empty()) {
    return faults;
  }
  const Result<Json> json = parse_json(index, "index.json");
  if (!json) {
    return json.faults();
  }
  Library library;
  library.hash = hash_text(chart);
  take(parse_chart(chart, "chart.json"), library.chart, faults);
  JsonReader in(json.value(), "index.json", faults);
  in.word("format", {"longroll-battles-index/1"});
  const JsonReader battles = in.member("battles", Json::Kind::List);
  in.refuse_unknown();
  if (battles.size() == 0 || battles.size() > kMostBattles) {
    battles.fault("1 to 64 battles");
    return faults;
  }
  for (std::size_t i = 0; i < battles.size(); ++i) {
    read_battle(read, battles.item(i), library, faults);
  }
  if (!faults.empty()) {
    return faults;
  }
  if (library.scenarios.empty()) {
    return Fault{"index.json", "no scenario"};
  }
  finish_library(library);
  return library;
}

}  // namespace longroll::battles
