#include "engine/core/hash.h"

#include <bit>
#include <cstring>

namespace longroll {
namespace {

static_assert(std::endian::native == std::endian::little, "hashes and archives assume a little-endian machine");

constexpr std::uint64_t kPrime1 = 0x9E3779B185EBCA87ULL;
constexpr std::uint64_t kPrime2 = 0xC2B2AE3D27D4EB4FULL;

std::uint64_t word_at(const std::uint8_t* bytes) {
  std::uint64_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  return word;
}

std::uint64_t round_of(std::uint64_t lane, std::uint64_t word) {
  return std::rotl(lane + word * kPrime2, 31) * kPrime1;
}

}  // namespace

std::uint64_t hash_bytes(std::span<const std::uint8_t> bytes, std::uint64_t seed) {
  const std::uint8_t* at = bytes.data();
  std::size_t left = bytes.size();
  // Four lanes, so that a processor with several multipliers keeps them all busy on a large State.
  std::uint64_t a = seed + kPrime1;
  std::uint64_t b = seed ^ kPrime2;
  std::uint64_t c = seed + 0x165667B19E3779F9ULL;
  std::uint64_t d = seed - kPrime1;
  for (; left >= 32; left -= 32, at += 32) {
    a = round_of(a, word_at(at));
    b = round_of(b, word_at(at + 8));
    c = round_of(c, word_at(at + 16));
    d = round_of(d, word_at(at + 24));
  }
  std::uint64_t hash = std::rotl(a, 1) + std::rotl(b, 7) + std::rotl(c, 12) + std::rotl(d, 18) + bytes.size();
  for (; left >= 8; left -= 8, at += 8) {
    hash = round_of(hash, word_at(at));
  }
  std::uint64_t tail = 0;
  if (left != 0) {
    std::memcpy(&tail, at, left);
  }
  return mix64(round_of(hash, tail));
}

std::uint64_t hash_text(std::string_view text, std::uint64_t seed) {
  return hash_bytes({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}, seed);
}

}  // namespace longroll
