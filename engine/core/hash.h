#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace longroll {

/// Spreads the bits of one number over all 64 (the finaliser of splitmix64). A bijection.
constexpr std::uint64_t mix64(std::uint64_t x) {
  x ^= x >> 30U;
  x *= 0xBF58476D1CE4E5B9ULL;
  x ^= x >> 27U;
  x *= 0x94D049BB133111EBULL;
  x ^= x >> 31U;
  return x;
}

/// A 64-bit hash that is the same on every machine (bytes are read as little-endian words). Not for secrets.
std::uint64_t hash_bytes(std::span<const std::uint8_t> bytes, std::uint64_t seed = 0);
std::uint64_t hash_text(std::string_view text, std::uint64_t seed = 0);

}  // namespace longroll
