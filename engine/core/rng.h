#pragma once
#include <cstdint>

namespace longroll {

/// Random numbers, the same bits on every machine and compiler: PCG-XSH-RR 64/32 (M. O'Neill, 2014), written out.
/// A value: copy it to fork the stream. No std distribution is used with it, for those differ between libraries.
class Rng {
 public:
  explicit Rng(std::uint64_t seed = 0, std::uint64_t stream = 0);

  /// The next 32 random bits.
  std::uint32_t next();

  /// A whole number in [0, bound), each equally likely (rejection, no modulo bias). `bound` must not be 0.
  std::uint32_t below(std::uint32_t bound);

  bool operator==(const Rng&) const = default;

 private:
  std::uint64_t state_;
  std::uint64_t increment_;
};

/// The n-th draw of a seed, in [0, bound). Draws are numbered, not streamed, so that undo and replay can seek.
std::uint32_t nth_draw(std::uint64_t seed, std::uint32_t n, std::uint32_t bound);

}  // namespace longroll
