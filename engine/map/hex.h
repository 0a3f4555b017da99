#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/enum_array.h"
#include "engine/table/piece.h"

namespace longroll {

/// A hex of a map: the same number on every map for the same column and row, so that a Place on a map is its hex.
/// Columns and rows count from 1 and go up to 64; texts write them as the rulebooks do, columns first: "2916".
using HexId = Place;
constexpr HexId kNoHex = kNowhere;
constexpr int kMaxColumns = 64;
constexpr int kMaxRows = 64;
/// Places from here on are off every map.
constexpr int kMaxHexes = kMaxColumns * kMaxRows;

constexpr bool is_hex(int place) { return place >= 0 && place < kMaxHexes; }
constexpr HexId hex_at(int column, int row) { return static_cast<HexId>((column - 1) * kMaxRows + row - 1); }
constexpr int column_of(HexId hex) { return hex / kMaxRows + 1; }
constexpr int row_of(HexId hex) { return hex % kMaxRows + 1; }

/// "2916", and back; empty for words that mean no hex.
std::string hex_text(HexId hex);
std::optional<HexId> hex_named(std::string_view text);

/// The six neighbours of a hex whose flat side is up, clockwise from the top of the map (which need not be north).
enum class Direction : std::uint8_t { Up, UpRight, DownRight, Down, DownLeft, UpLeft };
constexpr int kDirections = 6;
constexpr std::array<Direction, kDirections> kAllDirections = {
    Direction::Up, Direction::UpRight, Direction::DownRight, Direction::Down, Direction::DownLeft, Direction::UpLeft};
constexpr Direction turned(Direction d, int clockwise) {
  return static_cast<Direction>((static_cast<int>(d) + clockwise + kDirections) % kDirections);
}
constexpr Direction opposite(Direction d) { return turned(d, 3); }

/// Which columns of a map lie half a hex lower than their neighbours.
enum class Parity : std::uint8_t { EvenLower, OddLower };

/// An entry for each side of a hex: `cost[Direction::Up]`.
template <class T>
using SideArray = EnumArray<Direction, T, kDirections>;

/// An entry for each hex of the largest map: `level[hex]`.
template <class T>
struct HexArray : std::array<T, kMaxHexes> {
  using std::array<T, kMaxHexes>::operator[];

  constexpr T& operator[](HexId hex) { return (*this)[static_cast<std::size_t>(hex)]; }
  constexpr const T& operator[](HexId hex) const { return (*this)[static_cast<std::size_t>(hex)]; }
};

/// The rows and columns of one map, and the algebra of its hexes. Distances are in hexes.
struct Grid {
  int columns = 0;
  int rows = 0;
  Parity parity = Parity::EvenLower;

  /// What each Direction adds to the column; and to the row, in an upper column and in a lower one.
  static constexpr SideArray<int> kAcross{{0, 1, 1, 0, -1, -1}};
  static constexpr std::array<SideArray<int>, 2> kDown{{{{-1, -1, 0, 1, 0, -1}}, {{-1, 0, 1, 1, 1, 0}}}};

  bool operator==(const Grid&) const = default;

  bool contains(int hex) const {
    return is_hex(hex) && column_of(static_cast<HexId>(hex)) <= columns && row_of(static_cast<HexId>(hex)) <= rows;
  }
  bool is_lower(int column) const { return (column % 2 == 0) == (parity == Parity::EvenLower); }
  /// The hex next to `hex` on that side; kNoHex beyond the edge.
  HexId neighbor(HexId hex, Direction d) const {
    const int to_column = column_of(hex) + kAcross[d];
    const int to_row = row_of(hex) + kDown[is_lower(column_of(hex)) ? 1U : 0U][d];
    return to_column < 1 || to_column > columns || to_row < 1 || to_row > rows ? kNoHex : hex_at(to_column, to_row);
  }
  /// Where `hex` lies once all hexes are moved as `from` is to `to`; kNoHex beyond the edge.
  HexId shifted(HexId hex, HexId from, HexId to) const {
    const int column = column_of(hex) + column_of(to) - column_of(from);
    const int row = (half_row(hex) + half_row(to) - half_row(from) - (is_lower(column) ? 1 : 0)) / 2;
    return column < 1 || column > columns || row < 1 || row > rows ? kNoHex : hex_at(column, row);
  }
  /// Twice its row, and one more in a column that lies lower: what is as far down has as much.
  int half_row(HexId hex) const { return 2 * row_of(hex) + (is_lower(column_of(hex)) ? 1 : 0); }
  /// Runs `then(Direction, HexId)` for every neighbour on the map, clockwise from the top.
  template <class Then>
  void for_each_neighbor(HexId hex, Then&& then) const {
    const int column = column_of(hex);
    const int row = row_of(hex);
    const auto& down = kDown[is_lower(column) ? 1U : 0U];
    for (const Direction d : kAllDirections) {
      const int to_column = column + kAcross[d];
      const int to_row = row + down[d];
      if (to_column >= 1 && to_column <= columns && to_row >= 1 && to_row <= rows) {
        then(d, hex_at(to_column, to_row));
      }
    }
  }
  /// On which side of `from` its neighbour `to` lies; empty when they are no neighbours.
  std::optional<Direction> direction(HexId from, HexId to) const;
  bool are_adjacent(HexId a, HexId b) const { return distance(a, b) == 1; }
  /// The least number of steps from one to the other. Symmetric, 0 only from a hex to itself.
  int distance(HexId a, HexId b) const {
    // A step sideways also goes half a row up or down: what height is left takes whole rows.
    const int across = std::abs(column_of(a) - column_of(b));
    const int down = std::abs(half_rows(a) - half_rows(b));
    return across + std::max(0, down - across) / 2;
  }
  /// Twice the height of the hex's centre on the map, counted downward in hexes: whole for both kinds of column.
  int half_rows(HexId hex) const { return 2 * row_of(hex) + (is_lower(column_of(hex)) ? 1 : 0); }
};

}  // namespace longroll
