// build: small
#include "engine/record/choice_coder.h"

#include <algorithm>

namespace longroll {
namespace {

/// Index of the way to let things go on among `actions`, or -1.
int index_of_pass(const Game& game, const State& state, const Actions& actions) {
  const std::optional<Action> pass = actions.size() > 1 ? game.pass_of(state) : std::nullopt;
  if (!pass) {
    return -1;
  }
  const auto at = std::lower_bound(actions.begin(), actions.end(), *pass);
  return at != actions.end() && *at == *pass ? static_cast<int>(at - actions.begin()) : -1;
}

}  // namespace

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
  if (format_ < LinkFormat::Habits) {
    write_older(out, index, index_of_pass(game_, state, actions), actions.size());
    return;
  }
  code(state, actions, [&](std::span<const std::uint32_t> weights) {
    out.pick(index, weights);
    return index;
  });
}

std::size_t ChoiceCoder::read(RangeDecoder& in, RangeEncoder& again, const State& state, const Actions& actions) {
  if (format_ < LinkFormat::Habits) {
    const int pass = index_of_pass(game_, state, actions);
    const std::size_t index = read_older(in, pass, actions.size());
    write_older(again, index, pass, actions.size());
    return index;
  }
  return code(state, actions, [&](std::span<const std::uint32_t> weights) {
    const std::size_t index = in.pick(weights);
    again.pick(index, weights);
    return index;
  });
}

void ChoiceCoder::write_older(RangeEncoder& out, std::size_t index, int pass, std::size_t ways) {
  if (pass >= 0) {
    const auto passing = static_cast<std::size_t>(pass);
    out.answer(index == passing, writes_pass_);
    if (index == passing) {
      return;
    }
    index -= index > passing ? 1 : 0;
    --ways;
  }
  out.choose(static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(ways));
}

std::size_t ChoiceCoder::read_older(RangeDecoder& in, int pass, std::size_t ways) {
  if (pass < 0) {
    return in.choose(static_cast<std::uint32_t>(ways));
  }
  const auto passing = static_cast<std::size_t>(pass);
  if (in.answer(reads_pass_)) {
    return passing;
  }
  const std::size_t index = in.choose(static_cast<std::uint32_t>(ways - 1));
  return index + (index >= passing ? 1 : 0);
}

}  // namespace longroll
