#pragma once
#include <optional>
#include <vector>

#include "engine/games/battles/reading.h"

namespace longroll::battles {

constexpr std::size_t kMostTurns = 60;  ///< of a scenario

/// Who stands where, who comes when and who waits for orders: the part of a scenario that is about counters. What it
/// says is held against the ground and the order of battle.
class ScenarioTroops {
 public:
  /// The turns of `scenario` are known.
  ScenarioTroops(const BattleMap& map, const Forces& forces, Scenario& scenario)
      : map_(map), forces_(forces), scenario_(scenario), places_(forces.counters.size(), kNot) {}

  void read_setup(const JsonReader& list);
  void read_arrivals(const JsonReader& list);
  void read_absent(const JsonReader& list);
  /// After those: nobody is held who is not there.
  void read_held(const JsonReader& list);
  /// What only the whole tells: units that are nowhere, hexes that hold too many. `in`: the scenario.
  void check(const JsonReader& in) const;

 private:
  // In places_, else the index of a placement.
  static constexpr int kNot = -1;     ///< not named yet
  static constexpr int kAbsent = -2;  ///< stays in the box

  /// Index of the counter that the item names; empty, with a fault, when there is none.
  std::optional<std::size_t> counter_of(const JsonReader& item) const;
  /// The counters of a list of ids, each of them named for the first time in the scenario.
  std::vector<std::size_t> read_new_units(const JsonReader& list);
  void place(std::size_t counter, Placement placement);
  void hold(const JsonReader& item, int group);
  void check_stack(const JsonReader& in, HexId hex) const;

  const BattleMap& map_;
  const Forces& forces_;
  Scenario& scenario_;
  std::vector<int> places_;
};

}  // namespace longroll::battles
