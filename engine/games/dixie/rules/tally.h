#pragma once
#include <algorithm>
#include <cstdint>

namespace longroll::dixie {

/// What the dice of one card or one side have come to so far. It packs itself into one local of a step (play/locals.h);
/// each count stops at 31, which is more dice than cards can roll.
struct Tally {
  int hits = 0;
  int sixes = 0;  ///< on generals (11.2)
  int fives = 0;  ///< on friends (13.5)

  static constexpr int kMax = 31;

  constexpr void operator+=(const Tally& more) {
    hits += more.hits;
    sixes += more.sixes;
    fives += more.fives;
  }
  constexpr bool operator==(const Tally&) const = default;
  constexpr bool has_negatives() const { return hits < 0 || sixes < 0 || fives < 0; }

  constexpr int pack() const {
    return std::min(hits, kMax) + kBase * std::min(sixes, kMax) + kBase * kBase * std::min(fives, kMax);
  }
  static constexpr Tally unpack(std::int16_t number) {
    return {number & kMax, number >> kBits & kMax, number >> 2 * kBits};
  }

 private:
  static constexpr int kBits = 5;
  static constexpr int kBase = 1 << kBits;
  static_assert(kBase == kMax + 1);
};
static_assert(Tally{Tally::kMax, Tally::kMax, Tally::kMax}.pack() == INT16_MAX);

}  // namespace longroll::dixie
