#pragma once
#include "engine/play/game.h"
#include "engine/record/choice_model.h"
#include "engine/record/range_coder.h"

namespace longroll {

/// Codes the decisions of a game one after another, each as its place among the lawful actions.
class ChoiceCoder {
 public:
  explicit ChoiceCoder(const Game& game) : game_(game) {}

  /// `actions`: the lawful ones of `state`, one or more.
  void write(RangeEncoder& out, const State& state, const Actions& actions, std::size_t index);

  /// Reads an index and writes it again to `again`: what was read is good only if both are the same bytes in the end.
  std::size_t read(RangeDecoder& in, RangeEncoder& again, const State& state, const Actions& actions);

 private:
  template <class Pick>
  std::size_t code(const State& state, const Actions& actions, const Pick& pick);

  const Game& game_;
  ChoiceModel model_;
};

}  // namespace longroll
