#include "engine/games/chattanooga/game.h"

#include "engine/games/chattanooga/options.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/step_rule.h"
#include "engine/games/chattanooga/words.h"

namespace longroll::chattanooga {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 8;

}  // namespace

Chattanooga::Chattanooga(Library library)
    : HexGame({.id = "chattanooga",
               .title = "Chattanooga",
               .scenarios = {},
               .options = offered_options(),
               .rules_version = kRulesVersion,
               .presets = presets()},
              {all_steps(), track(Track::Winner), action_of(Do::Pass), "4.1", "3.3", cut_in}, game_ids(),
              {std::move(library)}),
      offered_(offered()) {}

/// The options stand on their tracks before the first rule reads them.
State Chattanooga::setup(const Setup& setup) const {
  State state;
  state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  Events events;
  Now now(state, events);
  const Scenario& scenario = scenario_at(setup.scenario);
  now.set(track(Track::Scenario), scenario.number);
  for (std::size_t i = 0; i < offered_.size(); ++i) {
    now.set(track(offered_[i]), setup.options.at(i));
  }
  if (has_option(state, Option::Works)) {
    state.ground.assign(kMaxHexes, 0);
  }
  open(now);
  lay_out(now, battle_of(setup.scenario), scenario);
  run(now);
  return state;
}

Faults Chattanooga::faults_of_choice(const Setup& setup) const {
  OptionSet on = 0;
  for (std::size_t i = 0; i < offered_.size() && i < setup.options.size(); ++i) {
    on |= setup.options[i] != 0 ? set_of(offered_[i]) : 0;
  }
  return faults_of_options(on);
}

namespace {

/// Chattanooga 16.1, 16.3
void lay_out_armies(Now& now, const Scenario& scenario) {
  for (int command = 0; command < kCommands && has_option(now.state(), Option::ArmyMorale); ++command) {
    const ArmyBeginning& army = scenario.armies[static_cast<std::size_t>(command)];
    now.set(track(Track::ArmyMorale, command), army.morale);
    now.set(track(Track::Panicked, command), army.is_panicked && has_option(now.state(), Option::Panic) ? 1 : 0);
  }
}

/// Chattanooga 3.1: of kinds whose options are on.
void lay_out_works(Now& now, const Library& library, const Scenario& scenario) {
  for (const PlacedWorks& works : scenario.works) {
    if (!has_works(Field(library, now), works.works)) {
      continue;
    }
    for (const HexId hex : works.hexes) {
      now.mark_ground(hex, GroundWorks{static_cast<int>(works.works) + 1}.pack());
    }
  }
}

}  // namespace

bool is_used(const State& state, const Scenario& scenario, int kind, UnitType type) {
  switch (type) {
    case UnitType::Leader:
      return has_option(state, Option::Leaders) &&
             (kind != scenario.hooker.kind || has_option(state, Option::Hooker));  // 13.6
    case UnitType::Boat:
      return has_option(state, Option::PontoonBoats);
    case UnitType::Bridge:
      return has_option(state, Option::PontoonBridges);
    case UnitType::Reserve:
      return has_option(state, Option::Reserves);
    default:
      return true;
  }
}

Place box_of(UnitType type) { return type == UnitType::Hero ? kHeroCup : kPool; }

void Chattanooga::lay_out(Now& now, const Library& library, const Scenario& scenario) const {
  now.set(track(Track::First), index_of(scenario.first));
  now.set(track(Track::Phasing), index_of(other(scenario.first)));
  now.set(track(Track::Level), static_cast<int>(VictoryLevel::Draw));
  now.set(track(Track::Fortune), index_of(scenario.fortune));
  lay_out_armies(now, scenario);
  lay_out_works(now, library, scenario);
  std::vector<int> stacks(kMaxHexes, 0);
  for (std::size_t i = 0; i < scenario.placements.size(); ++i) {
    const hexgame::Placement& placement = scenario.placements[i];
    const Unit& unit = library.counter(placement.kind);
    const auto id = static_cast<PieceId>(i);
    const Place place = !is_used(now.state(), scenario, placement.kind, unit.type) ? kUnused
                        : placement.at != kNoHex                                   ? placement.at
                        : scenario.is_of_cup(id)                                   ? kCup
                        : scenario.comes_when_called(id)                           ? kUndecided
                        : placement.turn > 0                                       ? kDue
                                                                                   : box_of(unit.type);
    const PieceId piece = now.make(static_cast<std::int16_t>(placement.kind), place, unit.side);
    now.turn(piece, kFront);
    if (is_combat_unit(unit.type) && is_hex(place)) {
      now.note(piece, stacks[static_cast<std::size_t>(place)]++);
    } else if (unit.type == UnitType::ExtraStrength) {
      now.mark(piece, unit.value);
    }
  }
  begin(now, GameTurnLocals{});
}

}  // namespace longroll::chattanooga
