#pragma once
#include "engine/play/game.h"
#include "engine/record/codec/choice_model.h"

namespace longroll {

/// Codes the decisions of a game one after another, each as its place among the lawful actions.
class ChoiceCoder {
 public:
  explicit ChoiceCoder(const Game& game) : game_(game) {}

  /// `actions`: the lawful ones of `state`, one or more. A forced choice costs nothing.
  template <class Coder>
  std::size_t code(Coder& coder, const State& state, const Actions& actions, std::size_t index) {
    const Seat seat = game_.to_act(state);
    if (actions.size() == 1) {
      model_.saw_forced(seat, actions.front());
      return 0;
    }
    const std::size_t coded = coder.pick(index, model_.weigh(state, seat, actions));
    model_.learn(coded);
    return coded;
  }

 private:
  const Game& game_;
  ChoiceModel model_;
};

}  // namespace longroll
