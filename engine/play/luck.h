#pragma once
#include <cstdint>
#include <deque>
#include <vector>

#include "engine/play/chance.h"

namespace longroll {

/// Answers for Seat::Chance. The n-th roll or draw of a game is a fixed function of the seed, so that undo, replay and
/// links need no dice; a test or the players' own dice may dictate die rolls first.
class Luck {
 public:
  explicit Luck(std::uint64_t seed) : seed_(seed) {}

  std::uint64_t seed() const { return seed_; }

  /// Outcome of the n-th chance of the game. `dictated` says whether it came from the list.
  struct Pick {
    int outcome = 0;
    bool dictated = false;
  };
  Pick pick(const Chance& chance, std::uint32_t n);

  /// The next die rolls show these values, then the seed decides again. A value that the die has not is skipped.
  void dictate(const std::vector<int>& values) { values_.assign(values.begin(), values.end()); }
  std::size_t dictated_left() const { return values_.size(); }

 private:
  std::uint64_t seed_;
  std::deque<int> values_;
};

}  // namespace longroll
