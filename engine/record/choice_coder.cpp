// build: small
#include "engine/record/choice_coder.h"

namespace longroll {
/// `pick` codes one of so many by their weights; a forced choice costs nothing.
template <class Pick>
std::size_t ChoiceCoder::code(const State& state, const Actions& actions, const Pick& pick) {
  const Seat seat = game_.to_act(state);
  if (actions.size() == 1) {
    model_.saw_forced(seat, actions.front());
    return 0;
  }
  const std::size_t index = pick(model_.weigh(state, seat, actions));
  model_.learn(index);
  return index;
}

void ChoiceCoder::write(RangeEncoder& out, const State& state, const Actions& actions, std::size_t index) {
  code(state, actions, [&](std::span<const std::uint32_t> weights) {
    out.pick(index, weights);
    return index;
  });
}

std::size_t ChoiceCoder::read(RangeDecoder& in, RangeEncoder& again, const State& state, const Actions& actions) {
  return code(state, actions, [&](std::span<const std::uint32_t> weights) {
    const std::size_t index = in.pick(weights);
    again.pick(index, weights);
    return index;
  });
}

}  // namespace longroll
