#include "engine/games/battles/game.h"

#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/words.h"

namespace longroll::battles {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 1;

}  // namespace

Battles::Battles(Library battle) : Battles(std::vector<Library>(1, std::move(battle))) {}

Battles::Battles(std::vector<Library> battles)
    : HexGame(Sequence<StepRule>{all_steps(), track(Track::Winner), action_of(Do::Pass), "4.0", "4.0"}, game_ids()),
      battles_(std::move(battles)) {
  info_.id = "battles";
  info_.title = "Battles";
  info_.rules_version = kRulesVersion;
  for (std::size_t b = 0; b < battles_.size(); ++b) {
    for (std::size_t s = 0; s < battles_[b].scenarios.size(); ++s) {
      const Scenario& scenario = battles_[b].scenarios[s];
      LR_CHECK(index_of_number(scenario.number) < 0, "each scenario has a number of its own");
      shelves_.push_back({scenario.number, b, s});
      info_.scenarios.push_back({.id = scenario.id,
                                 .title = scenario.title,
                                 .date = scenario.date,
                                 .about = scenario.about,
                                 .data_hash = scenario.hash});
    }
  }
  LR_CHECK(!shelves_.empty(), "a battle to play");
}

int Battles::index_of_number(int number) const {
  for (std::size_t i = 0; i < shelves_.size(); ++i) {
    if (shelves_[i].number == number) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

int Battles::scenario_index(const State& state) const {
  const auto which = static_cast<std::size_t>(track(Track::Battle));
  return which < state.tracks.size() ? index_of_number(state.tracks[which]) : -1;
}

const Library& Battles::battle_of(int scenario) const {
  return battles_[shelves_.at(static_cast<std::size_t>(scenario)).battle];
}

const Scenario& Battles::scenario_at(int scenario) const {
  const Shelf& shelf = shelves_.at(static_cast<std::size_t>(scenario));
  return battles_[shelf.battle].scenarios[shelf.scenario];
}

const Library& Battles::data_of(const State& state) const {
  const int scenario = scenario_index(state);
  LR_CHECK(scenario >= 0, "a State of this game");
  return battle_of(scenario);
}

State Battles::setup(const Setup& setup) const {
  const Scenario& scenario = scenario_at(setup.scenario);
  State state;
  state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  Events events;
  Now now(state, events);
  now.set(track(Track::Battle), scenario.number);
  now.set(track(Track::Winner), -1);
  now.set(track(Track::Phasing), index_of(scenario.first));
  for (int i = 0; i < kMaxTargets; ++i) {
    now.set(track(Track::Vacated, i), kNoHex);
  }
  for (const Placement& placement : scenario.placements) {
    now.make(static_cast<std::int16_t>(placement.kind), placement.at == kNoHex ? kDue : placement.at,
             battle_of(setup.scenario).counter(placement.kind).side);
  }
  begin(now, StepKind::GameTurn);
  run(now);
  return state;
}

}  // namespace longroll::battles
