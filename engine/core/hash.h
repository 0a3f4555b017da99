#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

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
/// Of values without padding: their bytes are hashed.
template <class T>
std::uint64_t hash_of_all(const std::vector<T>& values, std::uint64_t seed) {
  static_assert(std::has_unique_object_representations_v<T>);
  return hash_bytes({reinterpret_cast<const std::uint8_t*>(values.data()), values.size() * sizeof(T)}, seed);
}

std::uint64_t hash_text(std::string_view text, std::uint64_t seed = 0);

}  // namespace longroll
