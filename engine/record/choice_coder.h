#pragma once
#include "engine/play/game.h"
#include "engine/record/choice_model.h"
#include "engine/record/link_frame.h"

namespace longroll {

/// Codes the decisions of a game one after another, each as its place among the lawful actions, in the way of a format.
class ChoiceCoder {
 public:
  ChoiceCoder(const Game& game, LinkFormat format) : game_(game), format_(format) {}

  /// `actions`: the lawful ones of `state`, one or more.
  void write(RangeEncoder& out, const State& state, const Actions& actions, std::size_t index);

  /// Reads an index and writes it again to `again`: what was read is good only if both are the same bytes in the end.
  std::size_t read(RangeDecoder& in, RangeEncoder& again, const State& state, const Actions& actions);

 private:
  template <class Pick>
  std::size_t code(const State& state, const Actions& actions, const Pick& pick);

  void write_older(RangeEncoder& out, std::size_t index, int pass, std::size_t ways);
  std::size_t read_older(RangeDecoder& in, int pass, std::size_t ways);

  const Game& game_;
  LinkFormat format_;
  ChoiceModel model_;
  Bit writes_pass_, reads_pass_;  // before `Habits`: whether who is asked to interrupt lets things go on
};

}  // namespace longroll
