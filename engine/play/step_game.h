#pragma once
#include <algorithm>
#include <array>

#include "engine/play/game.h"
#include "engine/play/step_rule.h"

namespace longroll {

/// What a game's sequence of play consists of, besides what its steps do.
template <class Rule>
struct Sequence {
  std::span<const Rule* const> steps;  ///< by the number of the StepKind
  int winner;                          ///< the track that is below 0 while the game goes on, then winner_number()
  Action pass;                         ///< lets things go on where a step `may_pass`
  StaticText rule_of_play;             ///< "5.0": who may act when
  StaticText rule_of_end;              ///< "4.0": when the game is over
  /// Before a player or Chance is asked: lets what a rule puts before everything else cut in, as a step on top of the
  /// others; false when nothing does. Null: nothing ever does.
  bool (*cut_in)(const typename Rule::Data& data, Now& now) = nullptr;
};

/// A game whose play is a stack of steps, each with its StepRule: the innermost step is asked whom it waits for, what
/// may be done, what that does. A game derives from this, hands in its Sequence, and gives its data, its setup, its
/// views and its words.
template <class Rule>
class StepGame : public Game {
 public:
  using StepRule = Rule;
  using Data = typename Rule::Data;
  using Field = typename Rule::Field;

  const GameInfo& info() const override { return info_; }

  Seat to_act(const State& state) const override {
    return is_over(state) ? Seat::Nobody : rule_of(state.top()).waits_for(state, state.top());
  }

  void actions(const State& state, Actions& actions) const override {
    actions.clear();
    if (is_player(to_act(state))) {
      list(field(state), actions);
    }
  }

  void choices(const Now& now, Actions& actions) const override {
    if constexpr (std::is_constructible_v<Field, const Data&, const Now&>) {
      actions.clear();
      if (is_player(to_act(now.state()))) {
        list(Field(data_of(now.state()), now), actions);
      }
    } else {
      this->actions(now.state(), actions);
    }
  }

  Refusal refuse(const State& state, Seat seat, const Action& action) const override {
    const Seat asked = to_act(state);
    if (asked == Seat::Nobody) {
      return {"The battle is over.", sequence_.rule_of_end};
    }
    if (asked != seat || !is_player(seat)) {
      return {"It is not for you to decide now.", sequence_.rule_of_play};
    }
    return refuse_in(rule_of(state.top()), field(state), state.top(), action, sequence_.rule_of_play);
  }

  void apply(State& state, const Action& action, Events& events) const override {
    Now now(state, events);
    act(now, action);
  }

  void act(Now& now, const Action& action) const override {
    LR_CHECK(!is_over(now.state()), "no decision after the end");
    act_in(rule_of(now.state().top()), data_of(now.state()), now, action);
    run(now);
  }

  Chance chance(const State& state) const override {
    LR_CHECK(to_act(state) == Seat::Chance, "a roll or draw is owed");
    const Rule& rule = rule_of(state.top());
    return rule.chance == nullptr ? rule.rolls : rule.chance(data_of(state), state, state.top());
  }

  std::optional<Action> pass_of(const State& state) const override {
    if (is_player(to_act(state)) && rule_of(state.top()).may_pass) {
      return sequence_.pass;
    }
    return std::nullopt;
  }

  Prompt prompt(const State& state) const override {
    Prompt prompt{to_act(state), heading(state), {}, {}, {}};
    if (const Outcome end = outcome(state); end.over) {
      prompt.text = end.reason;
      prompt.rule = end.rule;
      return prompt;
    }
    const Rule& rule = rule_of(state.top());
    prompt.text = rule.asks.text;
    prompt.rule = rule.asks.rule;
    if (rule.ask != nullptr) {
      rule.ask(field(state), state.top(), prompt);
    }
    Actions lawful;
    actions(state, lawful);
    prompt.choices.reserve(lawful.size());
    for (const Action& action : lawful) {
      prompt.choices.push_back({action, label(state, action), group(state, action)});
    }
    return prompt;
  }

  std::string step_id(int step) const override {
    const Rule* rule = find_step(sequence_.steps, step);
    return rule == nullptr ? "?" : std::string(rule->id);
  }

  /// What is printed for the game that this State is of.
  virtual const Data& data_of(const State& state) const = 0;

  /// The State read once, as the rules ask about it. Valid until the State changes.
  Field field(const State& state) const { return Field(data_of(state), state); }

 protected:
  explicit StepGame(const Sequence<Rule>& sequence) : sequence_(sequence) {
    for (std::size_t i = 0; i < sequence_.steps.size(); ++i) {
      const Rule* rule = sequence_.steps[i];
      LR_CHECK(rule == nullptr || static_cast<std::size_t>(rule->kind) == i, "each step at the number of its kind");
    }
  }

  /// "Confederate turn 4 - combat"; of a game that is over, what it was.
  virtual std::string heading(const State& state) const = 0;

  /// A lawful action in words for a button.
  virtual std::string label(const State& state, const Action& action) const = 0;

  /// What a lawful action belongs to (Choice::group), in a game with long lists of choices.
  virtual std::string group(const State& /*state*/, const Action& /*action*/) const { return {}; }

  bool is_over(const State& state) const { return state.track(sequence_.winner) >= 0; }

  /// The outcome by the track of the winner; why the Union has won, why the Confederates have, why nobody has.
  Outcome outcome_by(const State& state, const std::array<std::string_view, 3>& reasons) const {
    const int winner = state.track(sequence_.winner);
    return winner < 0
               ? Outcome{}
               : Outcome{true, winner == kDraw ? Seat::Nobody : seat_of(winner),
                         std::string(reasons[static_cast<std::size_t>(winner)]), std::string(sequence_.rule_of_end)};
  }

  /// The game is not over: what its set-up writes first.
  void open(Now& now) const { now.set(sequence_.winner, -1); }

  /// Lets the rules go on until a player or Chance is asked, or the game is over.
  void run(Now& now) const {
    const Data& data = data_of(now.state());
    const auto cuts_in = [&] { return sequence_.cut_in != nullptr && sequence_.cut_in(data, now); };
    while (!is_over(now.state()) && (goes_on(rule_of(now.state().top()), data, now) || cuts_in())) {
    }
  }

  GameInfo info_;

 private:
  const Rule& rule_of(const Step& step) const {
    const Rule* rule = find_step(sequence_.steps, step.kind);
    LR_CHECK(rule != nullptr, "a step of this game");
    return *rule;
  }

  /// The lawful actions of the player who is asked.
  void list(const Field& field, Actions& actions) const {
    const Step& step = field.state().top();
    const Rule& rule = rule_of(step);
    rule.candidates(field, step, actions);
    if (rule.is_exact) {
      return;
    }
    std::erase_if(actions, [&](const Action& action) {
      return static_cast<bool>(refuse_in(rule, field, step, action, sequence_.rule_of_play));
    });
    std::sort(actions.begin(), actions.end());
    actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
  }

  Sequence<Rule> sequence_;
};

}  // namespace longroll
