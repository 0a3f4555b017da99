#include "engine/games/battles/game.h"
#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/words.h"

/// The battle system in words: prompts, labels of buttons, the log. All of it is ours; the rule's number stands beside
/// it.
namespace longroll::battles {

std::string Battles::tell(const State&, const Event& event, Seat) const {
  return event.kind == EventKind::Rolled ? " " + std::to_string(event.args[0]) : "";
}

std::string Battles::gist(const State&, const Events&) const { return ""; }

std::string Battles::label(const State& state, const Action& action) const { return text(state, action); }

Prompt Battles::prompt(const State& state) const {
  Prompt prompt;
  prompt.seat = to_act(state);
  const Scenario& scenario = library_.scenarios[static_cast<std::size_t>(state.track(track(Track::Battle)))];
  if (const Outcome end = outcome(state); end.over) {
    prompt.heading = scenario.title;
    prompt.text = end.reason;
    prompt.rule = end.rule;
    return prompt;
  }
  const int turn = state.track(track(Track::Turn));
  prompt.heading = std::string(name_of(seat_of(state.track(track(Track::Phasing))))) + " " +
                   std::string(name_of(static_cast<Phase>(state.track(track(Track::PhaseNow))))) + " \xC2\xB7 turn " +
                   std::to_string(turn) + " of " + std::to_string(scenario.turns.size()) + " \xC2\xB7 " +
                   scenario.turns[static_cast<std::size_t>(turn - 1)].label;
  const StepRule* rule = find_step(state.top().kind);
  if (rule != nullptr && rule->ask != nullptr) {
    rule->ask(field(state), state.top(), prompt);
  }
  Actions lawful;
  actions(state, lawful);
  prompt.choices.reserve(lawful.size());
  for (const Action& action : lawful) {
    prompt.choices.push_back({action, label(state, action)});
  }
  return prompt;
}

}  // namespace longroll::battles
