#pragma once
#include "engine/play/step_game.h"

namespace longroll {

/// A game in which everything lies open on the table: each seat's View is the State.
template <class Rule>
class OpenGame : public StepGame<Rule> {
 public:
  View view(const State& state, Seat seat) const override { return {seat, state, {}, {}}; }
  std::optional<State> guess(const View& view, Rng&) const override { return view.seen; }
  bool reveals(const State&, const Event&, Seat) const override { return false; }

 protected:
  using StepGame<Rule>::StepGame;
};

}  // namespace longroll
