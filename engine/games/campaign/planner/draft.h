#pragma once
#include <algorithm>
#include <vector>

#include "engine/games/campaign/game.h"
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/verbs.h"

namespace longroll::campaign {

/// A plan being written: the State as it will be, under one pen, and the actions that lead there.
class Draft {
 public:
  Draft(const Campaign& game, const State& state)
      : game_(&game), state_(state), now_(state_, events_), seat_(game.to_act(state)) {}
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  const Campaign& game() const { return *game_; }
  const Library& library() const { return game_->data_of(state_); }
  const State& state() const { return state_; }
  Seat seat() const { return seat_; }
  const std::vector<Action>& actions() const { return actions_; }
  /// Valid until the next action.
  Field field() const { return Field(library(), now_); }
  StepKind step() const { return static_cast<StepKind>(state_.top().kind); }
  template <class Locals>
  Locals standing() const {
    return locals_of<Locals>(state_.top());
  }
  /// The same side is still to decide, without a roll between.
  bool goes_on() const { return game_->to_act(state_) == seat_; }
  bool is_at(StepKind kind) const { return goes_on() && step() == kind; }

  /// What is lawful now, sorted.
  Actions lawful() const {
    Actions actions;
    game_->choices(now_, actions);
    return actions;
  }
  /// Adds the action when it is lawful. True when it was.
  bool try_to(const Action& action) {
    if (!goes_on() || is_refused(action)) {
      return false;
    }
    now_.trim_events();
    game_->act(now_, action);
    actions_.push_back(action);
    return true;
  }

 private:
  bool is_refused(const Action& action) const;

  const Campaign* game_;
  State state_;
  Events events_;
  Now now_;
  Seat seat_;
  std::vector<Action> actions_;
};

}  // namespace longroll::campaign
