#pragma once
#include <string>
#include <vector>

#include "engine/hexgame/order_of_battle.h"
#include "engine/hexgame/scenario.h"
#include "engine/play/registry.h"

namespace longroll::hexgame {

/// What is printed for one battle: its map, its counters and the scenarios on it. A game's own type derives from this
/// and adds its chart and what it works out once. `Counter` derives from Unit, `Scenario` from hexgame::Scenario.
template <class Map_, class Counter_, class Scenario_>
struct Battle {
  using Map = Map_;
  using Counter = Counter_;
  using Scenario = Scenario_;

  std::string id;  ///< the folder's name, "bull-run"
  Map map;
  std::vector<Counter> counters;
  std::vector<std::string> kind_ids;  ///< "bull-run.csa.jackson", one for each counter
  std::vector<Scenario> scenarios;

  const Counter& counter(int kind) const { return counters[static_cast<std::size_t>(kind)]; }
  bool has_kind(int kind) const { return kind >= 0 && static_cast<std::size_t>(kind) < counters.size(); }
};

/// The folder of a battle: map.json, forces.json and a file for each scenario.
struct BattleFolder {
  std::string folder;
  std::vector<std::string> scenarios;  ///< names of their files, without .json
};

/// How a game reads the files of a folder: functions that give the Result of a map and of forces by text and name of
/// the file, and of a scenario by these, the map and the forces.
template <class Map, class Forces, class Scenario>
struct BattleParsers {
  Map map;
  Forces forces;
  Scenario scenario;
};
template <class Map, class Forces, class Scenario>
BattleParsers(Map, Forces, Scenario) -> BattleParsers<Map, Forces, Scenario>;

/// The text of a file; empty, with faults, when it cannot be read or nothing is in it.
inline std::string read_file(const AssetReader& read, const std::string& path, Faults& faults) {
  Result<std::string> text = read(path);
  if (!text) {
    faults.insert(faults.end(), text.faults().begin(), text.faults().end());
    return {};
  }
  if (text.value().empty()) {
    faults.push_back({path, "the file is empty"});
  }
  return std::move(text).value();
}

/// Moves what was read to `into`. False, with its faults, when it was not.
template <class T>
bool take(Result<T> result, T& into, Faults& faults) {
  if (!result) {
    faults.insert(faults.end(), result.faults().begin(), result.faults().end());
    return false;
  }
  into = std::move(result).value();
  return true;
}

/// Reads a folder, "games/battles/" + which.folder. Each file is read as far as the others allow; whatever is amiss is
/// added to `faults`.
template <class Battle, class Parsers>
void read_battle(const AssetReader& read, const std::string& root, const BattleFolder& which, const Parsers& parsers,
                 Battle& battle, Faults& faults) {
  const auto text_of = [&](const std::string& file) { return read_file(read, root + file, faults); };
  const auto check_id = [&](const std::string& id, const std::string& file, bool is_read) {
    if (is_read && id != which.folder) {
      faults.push_back({file, "the id must be the folder's name: " + which.folder});
    }
  };
  const std::string map_file = which.folder + "/map.json";
  const std::string forces_file = which.folder + "/forces.json";
  OrderOfBattle<typename Battle::Counter> forces;
  battle.id = which.folder;
  const std::string map_text = text_of(map_file);
  const std::string forces_text = text_of(forces_file);
  const bool has_map = !map_text.empty() && take(parsers.map(map_text, map_file), battle.map, faults);
  const bool has_forces = !forces_text.empty() && take(parsers.forces(forces_text, forces_file), forces, faults);
  check_id(battle.map.id, map_file, has_map);
  check_id(forces.id, forces_file, has_forces);
  for (const auto& counter : forces.counters) {
    battle.kind_ids.push_back(forces.id + "." + counter.id);
    battle.counters.push_back(counter);
  }
  for (const std::string& name : which.scenarios) {
    const std::string file = which.folder + "/" + name + ".json";
    const std::string text = text_of(file);
    typename Battle::Scenario scenario;
    if (!text.empty() && has_map && has_forces &&
        take(parsers.scenario(text, file, battle.map, forces), scenario, faults)) {
      battle.scenarios.push_back(std::move(scenario));
    }
  }
}

}  // namespace longroll::hexgame
