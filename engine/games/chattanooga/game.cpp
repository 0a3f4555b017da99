#include "engine/games/chattanooga/game.h"

#include "engine/games/chattanooga/options.h"
#include "engine/games/chattanooga/steps/step_rule.h"
#include "engine/games/chattanooga/words.h"

namespace longroll::chattanooga {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 1;

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

}  // namespace

Place box_of(UnitType type) { return type == UnitType::Hero ? kHeroCup : kPool; }

void Chattanooga::lay_out(Now& now, const Library& library, const Scenario& scenario) const {
  now.set(track(Track::First), index_of(scenario.first));
  now.set(track(Track::Phasing), index_of(other(scenario.first)));
  now.set(track(Track::Level), static_cast<int>(VictoryLevel::Draw));
  now.set(track(Track::Fortune), index_of(scenario.first));
  lay_out_armies(now, scenario);
  std::vector<int> stacks(kMaxHexes, 0);
  for (const hexgame::Placement& placement : scenario.placements) {
    const Unit& unit = library.counter(placement.kind);
    const bool is_used = (unit.type != UnitType::Leader || has_option(now.state(), Option::Leaders)) &&
                         (unit.type != UnitType::Reserve || has_option(now.state(), Option::Reserves));
    const Place place = !is_used                                                              ? kUnused
                        : placement.at != kNoHex                                              ? placement.at
                        : scenario.is_of_cup(static_cast<PieceId>(now.state().pieces.size())) ? kCup
                        : placement.turn > 0                                                  ? kDue
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
