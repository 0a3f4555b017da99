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

std::uint64_t Chances::delay(const Action& action, int weight, int clock) const {
  std::uint64_t hash = mix(mix64(~seed_ ^ static_cast<std::uint64_t>(clock)), static_cast<std::int16_t>(action.verb));
  for (const std::int16_t arg : action.args) {
    hash = mix(hash, arg);
  }
  const auto draw = static_cast<std::uint32_t>(hash >> 32U) | 1U;
  const auto pull = static_cast<std::uint64_t>(weight) * static_cast<std::uint64_t>(weight);
  return (minus_log2(draw) << 40U) / pull;
}

}  // namespace longroll
