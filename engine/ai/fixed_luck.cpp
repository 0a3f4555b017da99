#include "engine/ai/fixed_luck.h"

#include <bit>

#include "engine/core/hash.h"

namespace longroll {
namespace {

/// -log2(x / 2^32) in 2^-16ths, for 0 < x < 2^32; linear between powers of two, which is near enough.
std::uint64_t minus_log2(std::uint32_t x) {
  const auto exponent = static_cast<std::uint64_t>(31 - std::countl_zero(x));
  const std::uint64_t fraction = ((static_cast<std::uint64_t>(x) << 16U) >> exponent) - 0x10000U;
  return ((32 - exponent) << 16U) - fraction;
}

std::uint64_t mix(std::uint64_t hash, std::int16_t value) {
  return mix64(hash + static_cast<std::uint16_t>(value) + 1);
}

/// The verb and the subject of an action, then its other arguments.
std::uint64_t mix_subject(std::uint64_t hash, const Action& action) {
  return mix(mix(hash, static_cast<std::int16_t>(action.verb)), subject_argument(action));
}
std::uint64_t mix_rest(std::uint64_t hash, const Action& action) {
  for (const std::int16_t argument : arguments_after_subject(action)) {
    hash = mix(hash, argument);
  }
  return hash;
}

bool share_subject(const Action& a, const Action& b) {
  return a.verb == b.verb && subject_argument(a) == subject_argument(b);
}

std::uint64_t delay_of(std::uint64_t hash, int weight) {
  const auto draw = static_cast<std::uint32_t>(hash >> 32U) | 1U;
  const auto pull = static_cast<std::uint64_t>(weight) * static_cast<std::uint64_t>(weight);
  return (minus_log2(draw) << 40U) / pull;
}

}  // namespace

int FixedLuck::outcome(const Chance& chance, const State& state, int clock, int round) const {
  std::uint64_t hash = mix64((round == 0 ? seed_ : mix64(seed_ + static_cast<std::uint64_t>(round))) ^
                             static_cast<std::uint64_t>(clock));
  if (!state.stack.empty()) {
    const Step& step = state.stack.back();
    hash = mix(hash, step.kind);
    for (const std::int16_t local : step.locals) {
      hash = mix(hash, local);
    }
  }
  return static_cast<int>((hash >> 32U) * static_cast<std::uint64_t>(chance.ways) >> 32U);
}

std::uint64_t FixedLuck::whim_of_turn(int clock) const { return mix64(~seed_ ^ static_cast<std::uint64_t>(clock)); }

std::uint64_t FixedLuck::delay(const Action& action, int weight, int clock) const {
  const std::uint64_t of_subject = mix_subject(whim_of_turn(clock), action);
  return delay_of(mix_rest(of_subject, action), weight);
}

std::size_t FixedLuck::soonest(const Actions& actions, const std::vector<int>& weights, int clock) const {
  const std::uint64_t turn = whim_of_turn(clock);
  std::size_t soonest = 0;
  std::uint64_t least = ~std::uint64_t{0};
  std::uint64_t of_subject = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    // Actions of one verb and subject stand together: what they share is mixed once.
    if (i == 0 || !share_subject(actions[i], actions[i - 1])) {
      of_subject = mix_subject(turn, actions[i]);
    }
    const std::uint64_t delay = delay_of(mix_rest(of_subject, actions[i]), weights[i]);
    if (delay < least) {
      least = delay;
      soonest = i;
    }
  }
  return soonest;
}

}  // namespace longroll
