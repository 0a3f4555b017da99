#pragma once
#include <algorithm>
#include <cstdint>

namespace longroll::dixie {

/// What dice have come to so far. In one local of a step; counts stop at 31, which is more dice than cards can roll.
struct Tally {
  int hits = 0;
  int sixes = 0;  ///< on generals (11.2)
  int fives = 0;  ///< on friends (13.5)

  void operator+=(const Tally& more) {
    hits += more.hits;
    sixes += more.sixes;
    fives += more.fives;
  }
};
constexpr int kMostTally = 31;

constexpr int number_of(const Tally& tally) {
  constexpr int kBase = kMostTally + 1;
  return std::min(tally.hits, kMostTally) + kBase * std::min(tally.sixes, kMostTally) +
         kBase * kBase * std::min(tally.fives, kMostTally);
}
/// Of any number from 0 on.
constexpr Tally tally_of(int number) {
  constexpr int kBase = kMostTally + 1;
  return {number % kBase, number / kBase % kBase, number / (kBase * kBase)};
}
static_assert(number_of({kMostTally, kMostTally, kMostTally}) == INT16_MAX);

}  // namespace longroll::dixie
