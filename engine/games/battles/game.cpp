#include "engine/games/battles/game.h"

#include <algorithm>

#include "engine/games/battles/steps/step_rule.h"

namespace longroll::battles {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 1;

const StepRule& rule_of(const Step& step) {
  const StepRule* rule = find_step(step.kind);
  LR_CHECK(rule != nullptr, "a step of the battle system");
  return *rule;
}

bool is_over(const State& state) { return state.track(track(Track::Winner)) >= 0; }

/// Lets the rules go on until a player or Chance is asked, or the battle is over.
void run(const Library& library, Now& now) {
  while (!is_over(now.state()) && rule_of(now.state().top()).advance(library, now)) {
  }
}

}  // namespace

Battles::Battles(Library library) : library_(std::move(library)) {
  info_.id = "battles";
  info_.title = "Blue & Grey";
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
  run(library_, now);
  return state;
}

Seat Battles::to_act(const State& state) const {
  if (is_over(state)) {
    return Seat::Nobody;
  }
  const Step& step = state.top();
  return rule_of(step).waits_for(field(state), step);
}

void Battles::actions(const State& state, Actions& actions) const {
  actions.clear();
  if (is_over(state)) {
    return;
  }
  const Step& step = state.top();
  const StepRule& rule = rule_of(step);
  const Field board = field(state);
  if (!is_player(rule.waits_for(board, step))) {
    return;
  }
  rule.candidates(board, step, actions);
  if (rule.is_exact) {
    return;
  }
  std::erase_if(actions, [&](const Action& action) { return static_cast<bool>(rule.refuse(board, step, action)); });
  std::sort(actions.begin(), actions.end());
  actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
}

Refusal Battles::refuse(const State& state, Seat seat, const Action& action) const {
  const Seat asked = to_act(state);
  if (asked == Seat::Nobody) {
    return {"The battle is over.", "4.0"};
  }
  if (asked != seat || !is_player(seat)) {
    return {"It is not for you to decide now.", "4.0"};
  }
  const Step& step = state.top();
  return rule_of(step).refuse(field(state), step, action);
}

void Battles::apply(State& state, const Action& action, Events& events) const {
  LR_CHECK(!is_over(state), "no decision after the end");
  Now now(state, events);
  rule_of(state.top()).act(library_, now, action);
  run(library_, now);
}

Chance Battles::chance(const State& state) const {
  const Step& step = state.top();
  LR_CHECK(to_act(state) == Seat::Chance, "a roll is owed");
  return rule_of(step).chance(field(state), step);
}

/// Everything lies open on the map: each seat sees the State.
View Battles::view(const State& state, Seat seat) const { return {seat, state, {}, {}}; }

std::optional<State> Battles::guess(const View& view, Rng&) const { return view.seen; }

bool Battles::reveals(const State&, const Event&) const { return false; }

std::optional<Action> Battles::pass_of(const State& state) const {
  if (is_player(to_act(state)) && rule_of(state.top()).may_pass) {
    return action_of(Do::Pass);
  }
  return std::nullopt;
}

}  // namespace longroll::battles
