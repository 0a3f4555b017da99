#pragma once
#include <vector>

#include "engine/games/battles/game.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/verbs.h"

namespace longroll::battles {

/// A plan being written: the State as it will be, and the actions that lead there.
class Draft {
 public:
  Draft(const Battles& game, const State& state) : game_(&game), state_(state), seat_(game.to_act(state)) {}

  const Battles& game() const { return *game_; }
  const State& state() const { return state_; }
  Seat seat() const { return seat_; }
  const std::vector<Action>& actions() const { return actions_; }
  Field field() const { return game_->field(state_); }
  StepKind step() const { return static_cast<StepKind>(state_.top().kind); }
  /// The same side is still to decide, without a roll between.
  bool goes_on() const { return game_->to_act(state_) == seat_; }

  /// Adds it when it is lawful; whether it was.
  bool try_to(const Action& action) {
    if (!goes_on() || game_->refuse(state_, seat_, action)) {
      return false;
    }
    events_.clear();
    game_->apply(state_, action, events_);
    actions_.push_back(action);
    return true;
  }

 private:
  const Battles* game_;
  State state_;
  Seat seat_;
  Events events_;
  std::vector<Action> actions_;
};

}  // namespace longroll::battles
