#include "engine/ai/chances.h"

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

/// Of an action the verb and the first number, and the other numbers after them.
std::uint64_t mix_card(std::uint64_t hash, const Action& action) {
  return mix(mix(hash, static_cast<std::int16_t>(action.verb)), action.args[0]);
}
std::uint64_t mix_rest(std::uint64_t hash, const Action& action) {
  return mix(mix(mix(hash, action.args[1]), action.args[2]), action.args[3]);
}

std::uint64_t delay_of(std::uint64_t hash, int weight) {
  const auto draw = static_cast<std::uint32_t>(hash >> 32U) | 1U;
  const auto pull = static_cast<std::uint64_t>(weight) * static_cast<std::uint64_t>(weight);
  return (minus_log2(draw) << 40U) / pull;
}

}  // namespace

int Chances::outcome(const Chance& chance, const State& state, int clock) const {
  std::uint64_t hash = mix64(seed_ ^ static_cast<std::uint64_t>(clock));
  if (!state.stack.empty()) {
    const Step& step = state.stack.back();
    hash = mix(hash, step.kind);
    for (const std::int16_t local : step.locals) {
      hash = mix(hash, local);
    }
  }
  return static_cast<int>((hash >> 32U) * static_cast<std::uint64_t>(chance.ways) >> 32U);
}

std::uint64_t Chances::whim_of_turn(int clock) const { return mix64(~seed_ ^ static_cast<std::uint64_t>(clock)); }

std::uint64_t Chances::delay(const Action& action, int weight, int clock) const {
  const std::uint64_t of_card = mix_card(whim_of_turn(clock), action);
  return delay_of(mix_rest(of_card, action), weight);
}

std::size_t Chances::soonest(const Actions& actions, const std::vector<int>& weights, int clock) const {
  const std::uint64_t turn = whim_of_turn(clock);
  std::size_t soonest = 0;
  std::uint64_t least = ~std::uint64_t{0};
  std::uint64_t of_card = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    // Actions of one verb and card stand together: what they share is mixed once.
    if (i == 0 || actions[i].verb != actions[i - 1].verb || actions[i].args[0] != actions[i - 1].args[0]) {
      of_card = mix_card(turn, actions[i]);
    }
    const std::uint64_t delay = delay_of(mix_rest(of_card, actions[i]), weights[i]);
    if (delay < least) {
      least = delay;
      soonest = i;
    }
  }
  return soonest;
}

}  // namespace longroll
