#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/map/hex.h"
#include "web/board/shape/path.h"

namespace longroll::board {

/// Where the hexes of a map lie on its sheet: flat sides up, the six directions clockwise from the top. Map units are
/// CSS px at zoom 1; the middle of hex 0101 is at (kHexRadius, half a hex) from the sheet's corner.
inline constexpr float kHexRadius = 41;                     ///< From the middle to a corner.
inline constexpr float kHexAcross = 1.5f * kHexRadius;      ///< From one column to the next.
inline constexpr float kHexDown = 1.7320508f * kHexRadius;  ///< From one row to the next.

struct HexLayout {
  Grid grid;

  friend bool operator==(const HexLayout&, const HexLayout&) = default;

  Vec2 centre(int column, int row) const {
    const Vec2 before = vec(column - 1, row - 1);
    return {kHexRadius + before.x * kHexAcross, (before.y + (grid.is_lower(column) ? 1.0f : 0.5f)) * kHexDown};
  }
  Vec2 centre(HexId hex) const { return centre(column_of(hex), row_of(hex)); }

  /// The corner at which a side begins, clockwise: that of Direction::Up is the upper left one.
  Vec2 corner(HexId hex, Direction side) const;
  /// The two ends of a hexside, clockwise.
  std::array<Vec2, 2> side(HexId hex, Direction side) const;
  /// Runs then(hex) for every hex, column by column.
  template <class Then>
  void for_each_hex(const Then& then) const {
    for (int column = 1; column <= grid.columns; ++column) {
      for (int row = 1; row <= grid.rows; ++row) {
        then(hex_at(column, row));
      }
    }
  }
  /// The hex under a point of the map; kNoHex beside it.
  HexId at(Vec2 point) const;
  /// All hexes and nothing else.
  Rect bounds() const {
    const Vec2 size = vec(grid.columns - 1, grid.rows);
    return {0, 0, size.x * kHexAcross + 2 * kHexRadius, (size.y + (grid.columns > 1 ? 0.5f : 0.0f)) * kHexDown};
  }
};

/// The edge of a set of hexes, holes included, as closed rings of hex corners. Neighbours are merged into one contour,
/// and hexes that touch at a corner only stay apart. Clockwise round the set, so that its inside is on the right hand.
std::vector<Polyline> outline_of(const HexLayout& layout, std::span<const HexId> hexes);

}  // namespace longroll::board
