#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "engine/core/json.h"
#include "engine/hexgame/scenario.h"
#include "engine/hexgame/unit.h"
#include "engine/map/hex_map.h"

namespace longroll::hexgame {

/// What a game knows of its counters that a scenario is checked against. Counters are told by their index in the order
/// of battle.
struct UnitFacts {
  std::function<const Unit&(std::size_t)> unit;
  std::size_t count = 0;
  std::size_t most_placed = 0;                        ///< units that one list may name
  std::size_t most_held = 15;                         ///< groups of held troops
  std::function<bool(std::size_t, HexId)> may_stand;  ///< at the start
  std::function<bool(std::size_t)> may_arrive;        ///< by a hex of the map's edge
  std::function<bool(std::size_t)> counts_for_stacking;
};

/// The facts of a game in which every unit may stand on any ground in play and may arrive, and all count for stacking.
/// Both must outlive them.
template <class Forces>
UnitFacts facts_of(const HexMap& map, const Forces& forces) {
  return {.unit = [&forces](std::size_t unit) -> const Unit& { return forces.counters[unit]; },
          .count = forces.counters.size(),
          .most_placed = forces.counters.size(),
          .may_stand = [&map](std::size_t, HexId hex) { return map.is_playable(hex); },
          .may_arrive = [](std::size_t) { return true; },
          .counts_for_stacking = [](std::size_t) { return true; }};
}

/// Reads where the units of a scenario are: those that are set up, those that arrive, those that stay in the box and
/// those that wait for orders. Each unit is named once.
class PlacementReader {
 public:
  /// The turns and the stacking limit of `scenario` are known. `facts` and both others must outlive this.
  PlacementReader(const HexMap& map, const UnitFacts& facts, Scenario& scenario)
      : map_(map), facts_(facts), scenario_(scenario), places_(facts.count, kUnnamed) {}

  void read_setup(const JsonReader& list);     ///< [{at, units}]
  void read_arrivals(const JsonReader& list);  ///< [{turn, at: [hexes], units}]
  void read_absent(const JsonReader& list);    ///< [units]
  void read_held(const JsonReader& list);      ///< after those: [{id, title, until_turn, enemy_within, units}]
  /// What only the whole tells: units that are nowhere, hexes that hold too many. `in` is the scenario.
  void check(const JsonReader& in) const;

 private:
  // In places_, otherwise the index of a placement.
  static constexpr int kUnnamed = -1;
  static constexpr int kAbsent = -2;  ///< stays in the box

  /// The unit that the item names; empty, with a fault, when there is none.
  std::optional<std::size_t> unit_of(const JsonReader& item) const;
  /// The units of a list of ids, each of them named for the first time in the scenario.
  std::vector<std::size_t> read_new_units(const JsonReader& list);
  void place(std::size_t unit, Placement placement);
  void hold(const JsonReader& item, int group);
  void check_stack(const JsonReader& in, HexId hex) const;

  const HexMap& map_;
  const UnitFacts& facts_;
  Scenario& scenario_;
  std::vector<int> places_;
};

}  // namespace longroll::hexgame
