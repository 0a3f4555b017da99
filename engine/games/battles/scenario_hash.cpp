// build: small
#include "engine/core/hash.h"
#include "engine/games/battles/battle.h"

/// What an old link or saved game of a scenario depends on, as one number: see hash_of_scenario.
namespace longroll::battles {
namespace {

/// Gathers numbers and hashes them together. Lists are told with their length, so that no two data look alike.
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

  void add_hexes(const std::vector<HexId>& hexes) {
    add_each(hexes, [this](HexId hex) { add(hex); });
  }

  std::uint64_t hash() const { return hash_of_all(values_, 0); }

 private:
  std::vector<std::int64_t> values_;
};

void add_effect(Fingerprint& out, const TerrainEffect& effect) {
  out.add(effect.half_points, effect.artillery_half_points, effect.halves, effect.shift, effect.blocks_sight);
}

void add_chart(Fingerprint& out, const Chart& chart) {
  out.add_each(chart.terrain, [&](const TerrainEffect& effect) { add_effect(out, effect); });
  for (const TerrainEffect* effect :
       {&chart.stream, &chart.bridge, &chart.ford, &chart.slope, &chart.fieldwork, &chart.breastworks}) {
    add_effect(out, *effect);
  }
  out.add_each(chart.road_half_points, [&](int points) { out.add(points); });
  out.add_each(chart.odds, [&](const auto& odds) { out.add(odds[0], odds[1]); });
  for (const auto& line : chart.results) {
    out.add_each(line, [&](CombatResult result) { out.add(result); });
  }
  out.add_each(chart.beyond, [&](const auto& line) { out.add(line[0], line[1]); });
  out.add_each(chart.rally_up_to, [&](int most) { out.add(most); });
  out.add(chart.disorder_from, chart.evade_up_to, chart.stack_limit);
}

/// Without names, lines, spots and regions: what they cost stands in the hexsides.
void add_ground(Fingerprint& out, const BattleMap& map) {
  out.add(map.grid.columns, map.grid.rows, map.grid.parity);
  for (int column = 1; column <= map.grid.columns; ++column) {
    for (int row = 1; row <= map.grid.rows; ++row) {
      const HexId hex = hex_at(column, row);
      out.add(map.terrain_at(hex), map.level_at(hex), map.is_playable(hex));
      for (const Direction d : kAllDirections) {
        out.add(map.side(hex, d), map.road(hex, d));
      }
    }
  }
}

/// A counter that the scenario leaves out does not matter to it. The id does: it tells whose the numbers are.
void add_placement(Fingerprint& out, const Placement& placement, const Counter& counter) {
  out.add(placement.kind, hash_text(counter.id), counter.side, counter.arm, counter.strength, counter.movement);
  out.add(placement.at, placement.turn, placement.held);
  out.add_hexes(placement.entries);
}

void add_scenario(Fingerprint& out, const Library& library, const Scenario& scenario) {
  out.add_each(scenario.turns, [&](const TurnInfo& turn) { out.add(turn.is_night); });
  out.add(scenario.first, scenario.stack_limit);
  out.add_each(scenario.placements, [&](const Placement& one) { add_placement(out, one, library.counter(one.kind)); });
  out.add_each(scenario.held, [&](const Held& held) { out.add(held.until_turn, held.enemy_within); });
  out.add_each(scenario.communications, [&](const std::vector<HexId>& exits) { out.add_hexes(exits); });
  out.add_each(scenario.objectives,
               [&](const Objective& one) { out.add(one.hex, one.points[0], one.points[1], one.holder); });
  out.add_each(scenario.surprises, [&](const Surprise& one) { out.add(one.side, one.last_turn, one.shift); });
  out.add(scenario.loss_points[0], scenario.loss_points[1], scenario.union_wins_from, scenario.confederate_wins_to);
}

}  // namespace

std::uint64_t hash_of_scenario(const Library& library, const Scenario& scenario) {
  Fingerprint out;
  add_chart(out, library.chart);
  add_ground(out, library.map);
  out.add(library.breastworks_of(Seat::Union));
  add_scenario(out, library, scenario);
  return out.hash();
}

}  // namespace longroll::battles
