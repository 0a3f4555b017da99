#include "engine/core/rng.h"

#include "engine/core/check.h"
#include "engine/core/hash.h"

namespace longroll {
namespace {
constexpr std::uint64_t kMultiplier = 6364136223846793005ULL;
}  // namespace

Rng::Rng(std::uint64_t seed, std::uint64_t stream) : state_(0), increment_((stream << 1U) | 1U) {
  next();
  state_ += seed;
  next();
}

std::uint32_t Rng::next() {
  const std::uint64_t old = state_;
  state_ = old * kMultiplier + increment_;
  const auto mixed = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
  const auto turn = static_cast<std::uint32_t>(old >> 59U);
  return (mixed >> turn) | (mixed << ((32U - turn) & 31U));
}

std::uint32_t Rng::below(std::uint32_t bound) {
  LR_CHECK(bound != 0, "a draw needs at least one way");
  const std::uint32_t threshold = (0U - bound) % bound;
  for (;;) {
    const std::uint32_t bits = next();
    if (bits >= threshold) {
      return bits % bound;
    }
  }
}

std::uint32_t nth_draw(std::uint64_t seed, std::uint32_t n, std::uint32_t bound) {
  Rng rng(mix64(seed ^ mix64(n + 0x9E3779B97F4A7C15ULL)), n);
  return rng.below(bound);
}

}  // namespace longroll
