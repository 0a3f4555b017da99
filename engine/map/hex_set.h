#pragma once
#include <array>
#include <bit>
#include <cstdint>

#include "engine/map/hex.h"

namespace longroll {

/// Some of the hexes of a map: a word a column, a bit a row, so that whole maps are added, taken away and moved by a
/// few dozen instructions.
class HexSet {
 public:
  using Column = std::uint64_t;
  static_assert(kMaxRows == 64);

  bool has(int hex) const { return is_hex(hex) && ((columns_[index_of(hex)] >> row_bit(hex)) & 1U) != 0; }
  void add(HexId hex) { columns_[index_of(hex)] |= Column{1} << row_bit(hex); }
  void remove(HexId hex) { columns_[index_of(hex)] &= ~(Column{1} << row_bit(hex)); }
  void clear() { columns_.fill(0); }
  std::size_t size() const {
    std::size_t count = 0;
    for (const Column column : columns_) {
      count += static_cast<std::size_t>(std::popcount(column));
    }
    return count;
  }
  bool empty() const { return *this == HexSet(); }
  bool operator==(const HexSet&) const = default;

  /// The hexes of a column, counted from 1: bit n is row n + 1.
  Column column(int number) const { return columns_[static_cast<std::size_t>(number - 1)]; }
  void set_column(int number, Column rows) { columns_[static_cast<std::size_t>(number - 1)] = rows; }

  HexSet& operator|=(const HexSet& other) {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      columns_[i] |= other.columns_[i];
    }
    return *this;
  }
  HexSet& operator&=(const HexSet& other) {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      columns_[i] &= other.columns_[i];
    }
    return *this;
  }
  /// Takes the hexes of `other` away.
  HexSet& operator-=(const HexSet& other) {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      columns_[i] &= ~other.columns_[i];
    }
    return *this;
  }
  friend HexSet operator|(HexSet a, const HexSet& b) { return a |= b; }
  friend HexSet operator&(HexSet a, const HexSet& b) { return a &= b; }
  friend HexSet operator-(HexSet a, const HexSet& b) { return a -= b; }

  /// Runs `then(HexId)` for each, lowest number first.
  template <class Then>
  void for_each(Then&& then) const {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      for (Column left = columns_[i]; left != 0; left &= left - 1) {
        then(static_cast<HexId>(i * kMaxRows + static_cast<std::size_t>(std::countr_zero(left))));
      }
    }
  }

 private:
  static std::size_t index_of(int hex) { return static_cast<std::size_t>(hex) / kMaxRows; }
  static unsigned row_bit(int hex) { return static_cast<unsigned>(hex) % kMaxRows; }

  std::array<Column, kMaxColumns> columns_{};
};

/// The rows that a column of the map has.
constexpr HexSet::Column rows_of(const Grid& grid) {
  return grid.rows >= kMaxRows ? ~HexSet::Column{0} : (HexSet::Column{1} << grid.rows) - 1;
}

/// Rows of a column as they lie one row lower (`down` 1), higher (-1), or where they are (0).
constexpr HexSet::Column rows_moved(HexSet::Column rows, int down) {
  return down == 0 ? rows : down > 0 ? rows << 1U : rows >> 1U;
}

/// The neighbours of `hexes` on that side, as far as they are on the map.
HexSet shifted(const Grid& grid, const HexSet& hexes, Direction d);

/// `hexes` and all their neighbours.
HexSet widened(const Grid& grid, const HexSet& hexes);

}  // namespace longroll
