#include "engine/games/battles/game.h"

#include "engine/games/battles/steps/step_rule.h"

namespace longroll::battles {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 1;

}  // namespace

Battles::Battles(Library library)
    : StepGame({all_steps(), track(Track::Winner), action_of(Do::Pass), "4.0", "4.0"}), library_(std::move(library)) {
  info_.id = "battles";
  info_.title = "Battles";
  info_.rules_version = kRulesVersion;
  info_.data_hash = library_.hash;
  for (const Scenario& scenario : library_.scenarios) {
    info_.scenarios.push_back({scenario.id, scenario.title, scenario.date, scenario.about});
  }
}

State Battles::setup(const Setup& setup) const {
  const Scenario& scenario = library_.scenarios.at(static_cast<std::size_t>(setup.scenario));
  State state;
  state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  Events events;
  Now now(state, events);
  now.set(track(Track::Battle), setup.scenario);
  now.set(track(Track::Winner), -1);
  now.set(track(Track::Phasing), index_of(scenario.first));
  for (int i = 0; i < kMostTargets; ++i) {
    now.set(track(Track::Vacated, i), kNoHex);
  }
  for (const Placement& placement : scenario.placements) {
    const Counter& counter = library_.counter(placement.kind);
    now.make(static_cast<std::int16_t>(placement.kind), placement.at == kNoHex ? kDue : placement.at, counter.side);
  }
  begin(now, StepKind::GameTurn);
  run(now);
  return state;
}

/// Everything lies open on the map: each seat sees the State.
View Battles::view(const State& state, Seat seat) const { return {seat, state, {}, {}}; }

std::optional<State> Battles::guess(const View& view, Rng&) const { return view.seen; }

bool Battles::reveals(const State&, const Event&) const { return false; }

}  // namespace longroll::battles
