// build: small
#include "engine/games/battles/battle.h"
#include "engine/hexgame/fingerprint.h"

/// What an old link or saved game of a scenario depends on, as one number: see hash_of_scenario.
namespace longroll::battles {
namespace {

using hexgame::Fingerprint;

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

}  // namespace

std::uint64_t hash_of_scenario(const Library& library, const Scenario& scenario) {
  Fingerprint out;
  add_chart(out, library.chart);
  out.add_ground(library.map, static_cast<int>(Road::None));
  out.add(library.breastworks_of(Seat::Union));
  // A counter that the scenario leaves out does not matter to it. The id does: it tells whose the numbers are.
  out.add_scenario(scenario, [&](const Placement& placement) {
    const Counter& counter = library.counter(placement.kind);
    out.add(placement.kind, hash_text(counter.id), counter.side, counter.arm, counter.strength, counter.movement);
  });
  out.add_each(scenario.surprises, [&](const Surprise& one) { out.add(one.side, one.last_turn, one.shift); });
  out.add(scenario.loss_points[0], scenario.loss_points[1], scenario.union_wins_from, scenario.confederate_wins_to);
  return out.hash();
}

}  // namespace longroll::battles
