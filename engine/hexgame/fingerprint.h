#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/hash.h"
#include "engine/hexgame/scenario.h"
#include "engine/map/hex_map.h"

namespace longroll::hexgame {

/// Scenario::number by the id: 15 bits of its hash, so that no other scenario changes it.
std::int16_t number_of_scenario(std::string_view id);

/// Gathers what the rules read of a scenario and hashes it: links and saved games of other data are refused by this
/// number. No title, name or other text is part of it. Lists are told with their length, so that no two data look
/// alike.
class Fingerprint {
 public:
  template <class... Numbers>
  void add(Numbers... numbers) {
    (values_.push_back(static_cast<std::int64_t>(numbers)), ...);
  }

  template <class List, class Each>
  void add_each(const List& list, Each&& each) {
    add(list.size());
    for (const auto& one : list) {
      each(one);
    }
  }

  /// Terrain, levels, hexsides and roads, without names, lines, spots and regions: what those cost stands in the
  /// hexsides. A side without a road has the number `no_road`.
  void add_ground(const HexMap& map, int no_road = HexMap::kNoRoad);

  /// What every scenario has. `add_counter(const Placement&)` adds the numbers of the counter that is placed.
  template <class AddCounter>
  void add_scenario(const Scenario& scenario, AddCounter&& add_counter) {
    add_each(scenario.turns, [&](const TurnInfo& turn) { add(turn.is_night); });
    add(scenario.first, scenario.stack_limit);
    add_each(scenario.placements, [&](const Placement& placement) {
      add_counter(placement);
      add(placement.at, placement.turn, placement.held);
      add_hexes(placement.entries);
    });
    add_each(scenario.held, [&](const Held& held) { add(held.until_turn, held.enemy_within); });
    add_each(scenario.communications, [&](const std::vector<HexId>& exits) { add_hexes(exits); });
    add_each(scenario.objectives,
             [&](const Objective& one) { add(one.hex, one.points[0], one.points[1], one.holder); });
  }

  std::uint64_t hash() const { return hash_of_all(values_, 0); }

 private:
  void add_hexes(const std::vector<HexId>& hexes) {
    add_each(hexes, [this](HexId hex) { add(hex); });
  }

  std::vector<std::int64_t> values_;
};

/// Gives each scenario of a battle its number, and its hash when the rules read its ground, what every scenario has and
/// the counters in it only. `add_counter(Fingerprint&, const Counter&)` adds the numbers of a counter.
template <class Battle, class AddCounter>
void number_scenarios(Battle& battle, AddCounter&& add_counter) {
  for (auto& scenario : battle.scenarios) {
    Fingerprint out;
    out.add_ground(battle.map);
    out.add_scenario(scenario, [&](const Placement& placement) {
      out.add(placement.kind);
      add_counter(out, battle.counter(placement.kind));
    });
    scenario.number = number_of_scenario(scenario.id);
    scenario.hash = out.hash();
  }
}

}  // namespace longroll::hexgame
