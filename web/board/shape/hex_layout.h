#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "web/board/shape/path.h"

namespace longroll::board {

/// A hex as the engine numbers it (engine/map/hex.h): (column - 1) * 64 + row - 1. Columns and rows count from 1.
using HexNo = std::int16_t;
inline constexpr HexNo kNoHexNo = -1;
inline constexpr int kHexRows = 64;
inline constexpr int kHexNos = 64 * 64;
constexpr HexNo hex_no(int column, int row) { return static_cast<HexNo>((column - 1) * kHexRows + row - 1); }
constexpr int column_of_no(HexNo hex) { return hex / kHexRows + 1; }
constexpr int row_of_no(HexNo hex) { return hex % kHexRows + 1; }

/// Where the hexes of a map lie on its sheet: flat sides up, the six directions clockwise from the top. Map units are
/// CSS px at zoom 1; the middle of hex 0101 is at (kHexRadius, half a hex) from the sheet's corner.
inline constexpr float kHexRadius = 41;                     ///< From the middle to a corner.
inline constexpr float kHexAcross = 1.5f * kHexRadius;      ///< From one column to the next.
inline constexpr float kHexDown = 1.7320508f * kHexRadius;  ///< From one row to the next.
inline constexpr int kHexSides = 6;

struct HexLayout {
  int columns = 0;
  int rows = 0;
  bool even_lower = true;  ///< Even columns lie half a hex lower; false: odd ones do.

  friend bool operator==(const HexLayout&, const HexLayout&) = default;

  bool has(int column, int row) const { return column >= 1 && column <= columns && row >= 1 && row <= rows; }
  bool has(HexNo hex) const { return hex >= 0 && has(column_of_no(hex), row_of_no(hex)); }
  bool is_lower(int column) const { return (column % 2 == 0) == even_lower; }

  Vec2 centre(int column, int row) const {
    return {kHexRadius + static_cast<float>(column - 1) * kHexAcross,
            (static_cast<float>(row - 1) + (is_lower(column) ? 1.0f : 0.5f)) * kHexDown};
  }
  Vec2 centre(HexNo hex) const { return centre(column_of_no(hex), row_of_no(hex)); }

  /// Corner 0 to 5, clockwise from the upper left: side n runs from corner n to corner n + 1.
  Vec2 corner(HexNo hex, int n) const;
  /// The hex on that side; kNoHexNo beyond the edge.
  HexNo next(HexNo hex, int side) const;
  /// The side of `from` on which `to` lies; -1 when they are no neighbours.
  int side_to(HexNo from, HexNo to) const;
  /// The hex under a point of the map; kNoHexNo beside it.
  HexNo at(Vec2 point) const;
  /// All hexes and nothing else.
  Rect bounds() const {
    const float down = columns > 1 ? 0.5f : 0.0f;
    return {0, 0, static_cast<float>(columns - 1) * kHexAcross + 2 * kHexRadius,
            (static_cast<float>(rows) + down) * kHexDown};
  }
};

/// The edge of a set of hexes, holes included, as closed rings of hex corners. Neighbours are merged into one contour,
/// and hexes that touch at a corner only stay apart. Clockwise round the set, so that its inside is on the right hand.
std::vector<Polyline> outline_of(const HexLayout& layout, std::span<const HexNo> hexes);

}  // namespace longroll::board
