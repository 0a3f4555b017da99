#pragma once
#include <vector>

#include "engine/play/game.h"

namespace longroll::hexgame {

/// A plan being written: the State as it will be, and the actions that lead there. `Game` is the game's own class, so
/// that what derives from this reads the State by its rules.
template <class Game>
class Draft {
 public:
  Draft(const Game& game, const State& state) : game_(&game), state_(state), seat_(game.to_act(state)) {}

  const Game& game() const { return *game_; }
  const State& state() const { return state_; }
  Seat seat() const { return seat_; }
  const std::vector<Action>& actions() const { return actions_; }
  /// What came of the last action.
  const Events& events() const { return events_; }
  /// The same side is still to decide, without a roll between.
  bool goes_on() const { return game_->to_act(state_) == seat_; }

  /// Adds the action when it is lawful. True when it was.
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
  const Game* game_;
  State state_;
  Seat seat_;
  Events events_;
  std::vector<Action> actions_;
};

}  // namespace longroll::hexgame
