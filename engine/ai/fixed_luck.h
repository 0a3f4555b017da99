#pragma once
#include <cstdint>

#include "engine/play/action.h"
#include "engine/play/chance.h"
#include "engine/table/state.h"

namespace longroll {

/// Luck and whim for one imagined game, laid down beforehand: the same die of the same step in the same turn falls
/// alike, and the same action tempts alike, whatever was done before. So two plans can be compared under the same luck,
/// which tells them apart with far fewer games than luck drawn afresh for each.
class FixedLuck {
 public:
  explicit FixedLuck(std::uint64_t seed = 0) : seed_(seed) {}

  /// The outcome of what luck owes now. `round` tells apart the dice of a step that comes back to the same State
  /// without a decision, so that they do not fall alike for ever.
  int outcome(const Chance& chance, const State& state, int clock, int round = 0) const;

  /// How long, in some unit, until the action of that weight is done by whim: the least of all is done. Each action is
  /// the least with a probability in proportion to the square of its weight: a game in the head is played with more
  /// sense than one move of it is looked at.
  std::uint64_t delay(const Action& action, int weight, int clock) const;

  /// The action that is done: the first of those with the least delay. At least one action, a weight for each.
  std::size_t soonest(const Actions& actions, const std::vector<int>& weights, int clock) const;

 private:
  std::uint64_t whim_of_turn(int clock) const;

  std::uint64_t seed_;
};

}  // namespace longroll
