// build: small
#include <algorithm>

#include "engine/games/chattanooga/battle.h"
#include "engine/hexgame/fingerprint.h"

/// Reads what the game is played with (Chattanooga 2.0): assets/games/chattanooga.
namespace longroll::chattanooga {
namespace {

using hexgame::Fingerprint;

void add_effect(Fingerprint& out, const UnitEffect& effect) {
  out.add(effect.is_eliminated, effect.disruption, effect.margin, effect.must_check_morale);
}

void add_result(Fingerprint& out, const CombatResult& result) {
  for (const ResultPart* part : {&result.primary, &result.secondary}) {
    add_effect(out, part->attacker);
    add_effect(out, part->defender);
  }
}

void add_movement(Fingerprint& out, const MovementCosts& costs) {
  out.add_each(costs, [&](const MovementCost& cost) { out.add(cost.points, cost.must_stop, cost.is_prohibited); });
}

void add_terrain(Fingerprint& out, const TerrainEffects& chart) {
  out.add_each(chart.terrain, [&](const TerrainEffect& one) {
    add_movement(out, one.movement);
    out.add(one.intensity, one.spares_attack_from_hilltop, one.morale_die, one.sight, one.sight_range, one.zone);
  });
  out.add_each(chart.hexsides, [&](const HexsideEffect& one) {
    add_movement(out, one.movement);
    out.add(one.is_combat_allowed, one.intensity_up, one.intensity_down, one.blocks_sight, one.blocks_sight_at_ends,
            one.blocks_zone, one.blocks_zone_up);
  });
  out.add_each(chart.elevations,
               [&](const ElevationEffect& one) { out.add(one.intensity_from_below, one.blocks_sight_below); });
  out.add(chart.road_points, chart.road_negates_terrain);
}

void add_numbers(Fingerprint& out, const ChartNumbers& numbers) {
  const auto& [morale, movement, combat, cadre, leaders, reserves, army_morale, works, victory] = numbers;
  out.add(morale.always_passes, morale.always_fails, morale.shatters_by);
  out.add(movement.allowance, movement.cavalry_factor, movement.leader_allowance, movement.road_bonus_hexes,
          movement.charge_points, movement.stack_limit);
  out.add(combat.coordinated_intensity, combat.charge_intensity, combat.volley_die, combat.cavalry_intensity,
          combat.fortune_die, combat.leader_hit_die, combat.ranged_column, combat.cavalry_target_shift,
          combat.volley_shift, combat.hilltop_artillery_die, combat.hilltop_natural_to);
  out.add(cadre.success_to, cadre.asterisk_success_to, cadre.destroyed_die);
  out.add(leaders.returns_to, leaders.fortune_kills_from, leaders.fortune_moves_from, leaders.counterattack_points);
  out.add(reserves.creation_to, reserves.administrative_die, reserves.enemy_distance, reserves.seen_within,
          reserves.markers, reserves.dummies);
  out.add_each(army_morale.boxes, [&](const ArmyMoraleBox& box) { out.add(box.intensity, box.morale_die); });
  out.add(army_morale.changes_to, army_morale.settle_none_to, army_morale.settle_one_to);
  out.add_each(works, [&](const WorksNumbers& one) {
    out.add(one.strength, one.morale, one.units, one.turns, one.helps_attack_morale, one.has_artillery,
            one.needs_charge);
  });
  out.add(victory.captured_unit, victory.destroyed_cadre, victory.killed_leader, victory.captured_leader,
          victory.times_opponent, victory.infantry_share);
}

void add_chart(Fingerprint& out, const Chart& chart) {
  add_terrain(out, chart.terrain);
  for (const auto& row : chart.combat) {
    out.add_each(row, [&](const CombatResult& result) { add_result(out, result); });
  }
  for (const auto& row : chart.bombardment) {
    out.add_each(row, [&](const CombatResult& result) { add_result(out, result); });
  }
  for (const auto& row : chart.forced_march) {
    out.add_each(row, [&](const ForcedMarch& one) { out.add(one.points, one.is_disrupted); });
  }
  out.add_each(chart.couplets, [&](const CoupletBox& box) { out.add(box.same_to, box.change_to); });
  out.add_each(chart.turns, [&](const TimeOfDay& time) {
    out.add(time.morale_die, time.forced_march_die, time.intensity, time.sight_limit, time.has_zones,
            time.has_ranged_fire, time.has_preparation, time.is_movement_free);
  });
  add_numbers(out, chart.numbers);
}

void add_hexes(Fingerprint& out, const HexSet& hexes) {
  out.add(hexes.size());
  hexes.for_each([&](HexId hex) { out.add(hex); });
}

void add_counter(Fingerprint& out, const Unit& unit) {
  out.add(hash_text(unit.id), unit.side, unit.type, unit.army, unit.formations.bits());
  for (const Ratings* side : {&unit.front, &unit.back}) {
    out.add(side->strength, side->intensity, side->morale);
  }
  out.add(unit.range, unit.has_asterisk, unit.is_dagger, unit.is_regular, unit.covers_artillery, unit.combat_rating,
          unit.command_rating, unit.value, unit.count);
}

/// Chattanooga 3.4: what only a scenario has that draws out of cups. It stands after all else, so that the number of
/// the others is what it was before there were cups.
void add_cups(Fingerprint& out, const Scenario& scenario) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const Cup& cup = scenario.cups[side];
    out.add_each(cup.counters, [&](const std::vector<PieceId>& counter) {
      out.add_each(counter, [&](PieceId piece) { out.add(piece); });
    });
    out.add(cup.draws, cup.die_less, scenario.has_lone_units[side], scenario.wins_otherwise[side]);
    add_hexes(out, cup.placed_on);
    add_hexes(out, scenario.wins_decisively_on[side]);
    out.add_each(cup.set_up, [&](HexId hex) { out.add(hex); });
  }
}

/// What only the great battle has; nothing of other scenarios, whose numbers stay as they were.
void add_great_battle(Fingerprint& out, const Scenario& scenario) {
  if (!scenario.clearing.is_used && scenario.hooker.kind < 0 && scenario.works.empty()) {
    return;
  }
  out.add_each(scenario.crossings, [&](HexId hex) { out.add(hex); });
  for (std::size_t i = 0; i < scenario.placements.size(); ++i) {
    const auto piece = static_cast<PieceId>(i);
    out.add(scenario.waits_across(piece), scenario.comes_when_called(piece));
  }
  out.add(scenario.call_turn, scenario.hooker.kind);
  out.add_each(scenario.works, [&](const PlacedWorks& one) {
    out.add(one.works, one.side, one.is_manned, one.area);
    out.add_each(one.hexes, [&](HexId hex) { out.add(hex); });
    add_hexes(out, one.ground);
  });
  out.add_each(scenario.hooker.at, [&](HexId hex) { out.add(hex); });
  add_hexes(out, scenario.hooker.area);
  out.add(scenario.bridge.hex, scenario.bridge.across, scenario.bridge.repaired_to);
  out.add(scenario.clearing.is_used, scenario.clearing.decisive_before_day);
  add_hexes(out, scenario.clearing.union_clears);
  add_hexes(out, scenario.clearing.confederates_hold);
}

/// What an old link or saved game of a scenario depends on, as one number. No title, name or other text is part of it,
/// nor any other scenario.
std::uint64_t hash_of_scenario(const Library& library, const Scenario& scenario) {
  Fingerprint out;
  add_chart(out, library.chart);
  out.add_ground(library.map);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    add_hexes(out, library.map.communications(side));
    add_hexes(out, scenario.returns_at[side]);
    add_hexes(out, scenario.wins_on[side]);
    out.add_each(scenario.entry_hexes[side], [&](HexId hex) { out.add(hex); });
  }
  out.add_scenario(scenario, [&](const hexgame::Placement& placement) {
    out.add(placement.kind);
    add_counter(out, library.counter(placement.kind));
  });
  for (const Unit& counter : library.counters) {
    if (counter.type == UnitType::Hero) {
      out.add(counter.value, counter.count);
    }
  }
  out.add(scenario.first_day, scenario.first_turn_of_day);
  out.add_each(scenario.areas, [&](const SetUpArea& area) { add_hexes(out, area.hexes); });
  out.add_each(scenario.area_of, [&](int area) { out.add(area); });
  out.add_each(scenario.armies,
               [&](const ArmyBeginning& army) { out.add(army.morale, army.can_panic, army.is_panicked); });
  out.add_each(scenario.leashes,
               [&](const Leash& leash) { out.add(leash.side, leash.formations.bits(), leash.hex, leash.within); });
  if (scenario.has_cups() || !scenario.has_draws()) {
    add_cups(out, scenario);
  }
  add_great_battle(out, scenario);
  return out.hash();
}

/// The chart of that file; empty, with faults, when it cannot be read.
void read_chart(const AssetReader& read, Library& library, Faults& faults) {
  const std::string text = hexgame::read_file(read, "games/chattanooga/chart.json", faults);
  if (!text.empty()) {
    hexgame::take(parse_chart(text, "chart.json"), library.chart, faults);
  }
}

}  // namespace

std::vector<HexId> entries_of(const std::vector<hexgame::Placement>& placements) {
  std::vector<HexId> entries;
  for (const hexgame::Placement& placement : placements) {
    for (const HexId hex : placement.entries) {
      if (std::find(entries.begin(), entries.end(), hex) == entries.end()) {
        entries.push_back(hex);
      }
    }
  }
  return entries;
}

std::size_t Library::scenario_index(const State& state) const {
  const int number = state.track(track(Track::Scenario));
  for (std::size_t i = 0; i < scenarios.size(); ++i) {
    if (scenarios[i].number == number) {
      return i;
    }
  }
  LR_CHECK(false, "a State of one of these scenarios");
  return 0;
}

namespace {

/// More units of one side than this make lists too long in which each has several decisions (7.1).
constexpr int kManyUnits = static_cast<int>(kMaxActions) / 4;

bool has_many_units(const Library& library, const Scenario& scenario) {
  BySide<int> units{};
  for (const hexgame::Placement& placement : scenario.placements) {
    const Unit& unit = library.counter(placement.kind);
    units[unit.side] += is_combat_unit(unit.type) ? 1 : 0;
  }
  return std::max(units[Seat::Union], units[Seat::Confederate]) > kManyUnits;
}

/// The pieces of these types.
std::vector<PieceId> pieces_of(const Library& library, const Scenario& scenario, UnitType first, UnitType last) {
  std::vector<PieceId> pieces;
  for (std::size_t i = 0; i < scenario.placements.size(); ++i) {
    const UnitType type = library.counter(scenario.placements[i].kind).type;
    if (first <= type && type <= last) {
      pieces.push_back(static_cast<PieceId>(i));
    }
  }
  return pieces;
}

}  // namespace

void finish_library(Library& library) {
  library.costs = GroundCosts(library.chart.terrain, library.map);
  library.types.clear();
  library.letters.clear();
  BySide<std::int8_t> next{};
  for (const Unit& unit : library.counters) {
    library.types.push_back(unit.type);
    const bool is_reserve = unit.type == UnitType::Reserve && next[unit.side] < kReserves;
    library.letters.push_back(is_reserve ? next[unit.side]++ : std::int8_t{-1});
  }
  library.no_entry.clear();
  for (Scenario& scenario : library.scenarios) {
    scenario.entries = entries_of(scenario.placements);
    scenario.number = hexgame::number_of_scenario(scenario.id);
    scenario.names_hexes = scenario.names_hexes || has_many_units(library, scenario);
    scenario.hash = hash_of_scenario(library, scenario);
    scenario.leaders = pieces_of(library, scenario, UnitType::Leader, UnitType::Leader);
    scenario.markers = pieces_of(library, scenario, UnitType::Reserve, UnitType::Redoubt);
    BySide<HexSet>& shut = library.no_entry.emplace_back();
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      for (const HexId hex : scenario.entry_hexes[side]) {
        shut[other(side)].add(hex);
      }
    }
  }
}

Result<Library> read_library(const AssetReader& read, const std::vector<std::string>& scenarios) {
  Library library;
  Faults faults;
  read_chart(read, library, faults);
  hexgame::read_battle(read, "games/", {"chattanooga", scenarios},
                       hexgame::BattleParsers{parse_ground, parse_forces, parse_scenario}, library, faults);
  if (!faults.empty()) {
    return faults;
  }
  finish_library(library);
  return library;
}

}  // namespace longroll::chattanooga
