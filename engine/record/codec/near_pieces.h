#pragma once
#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "engine/map/hex.h"
#include "engine/record/codec/range_coder.h"
#include "engine/record/codec/row.h"

namespace longroll {

/// Predicts what pieces on a map have in common with those near them that were coded before: their flags bit by bit,
/// and their place in a stack, which is likely the lowest that is free.
class NearPieces {
 public:
  template <class Coder>
  void code_flags(Coder& coder, Row& row, const Row& base) {
    const std::size_t context = context_of(row);
    const int like = like_;
    int& flags = row[Meaning::Flags];
    int made = 0;
    for (unsigned bit = 0; bit < kFlagBits; ++bit) {
      const auto is_in = [bit](int all) { return static_cast<std::size_t>(all) >> bit & 1U; };
      Bit& predicted = flags_[side_of(row)][bit][context + 4 * is_in(like) + 8 * is_in(base[Meaning::Flags])];
      made |= coder.answer(is_in(flags) != 0, predicted) ? 1 << bit : 0;
    }
    flags = made;
  }

  /// True when the note is the lowest that no piece of its hex has: then it is coded.
  template <class Coder>
  bool code_free_note(Coder& coder, Row& row) {
    std::uint32_t taken = 0;
    std::size_t others = 0;
    for (const Row& one : seen_) {
      const int note = one[Meaning::Note];
      const bool is_low = one[Meaning::Place] == row[Meaning::Place] && note >= 0 && note < 31;
      taken |= is_low ? 1U << static_cast<unsigned>(note) : 0U;
    }
    int lowest = 0;
    for (std::uint32_t rest = taken; rest != 0; rest &= rest - 1) {
      ++others;
    }
    while ((taken >> static_cast<unsigned>(lowest) & 1U) != 0) {
      ++lowest;
    }
    Bit& is_other = is_other_note_[side_of(row)][std::min<std::size_t>(others, 3)];
    const bool is_free = !coder.answer(row[Meaning::Note] != lowest, is_other);
    row[Meaning::Note] = is_free ? lowest : row[Meaning::Note];
    return is_free;
  }

  /// A piece has been coded.
  void saw(const Row& row) {
    if (is_hex(row[Meaning::Place])) {
      seen_.push_back(row);
      held_[static_cast<std::size_t>(row[Meaning::Place])] = 1;
    }
  }

  /// A byte a hex: 1 where a piece lies.
  const std::array<std::uint8_t, kMaxHexes>& held() const { return held_; }

 private:
  static constexpr unsigned kFlagBits = 16;
  /// A flag is rare until it has been seen.
  struct Rare : Bit {
    Rare() : Bit(Bit::foreseen(false)) {}
  };

  static std::size_t side_of(const Row& row) { return row[Meaning::Owner] == 1 ? 1 : 0; }

  /// Off the map, alone, with others in a hex, or near others: `like_` are the flags of the nearest of its side.
  std::size_t context_of(const Row& row) {
    enum : std::uint8_t { OffMap, Alone, Together, Near };
    const int place = row[Meaning::Place];
    int nearest = 2 * kMaxRows;
    like_ = 0;
    for (auto one = seen_.rbegin(); one != seen_.rend() && is_hex(place); ++one) {
      const int there = (*one)[Meaning::Place];
      const int far =
          std::max(std::abs(there / kMaxRows - place / kMaxRows), std::abs(there % kMaxRows - place % kMaxRows));
      if (side_of(*one) == side_of(row) && far < nearest) {
        nearest = far;
        like_ = (*one)[Meaning::Flags];
      }
    }
    return !is_hex(place) ? OffMap : nearest == 2 * kMaxRows ? Alone : nearest == 0 ? Together : Near;
  }

  std::vector<Row> seen_;
  int like_ = 0;
  std::array<std::uint8_t, kMaxHexes> held_{};
  std::array<std::array<std::array<Rare, 16>, kFlagBits>, 2> flags_;
  std::array<std::array<Bit, 4>, 2> is_other_note_;
};

}  // namespace longroll
