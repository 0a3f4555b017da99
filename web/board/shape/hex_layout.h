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
    return {kHexRadius + static_cast<float>(column - 1) * kHexAcross,
            (static_cast<float>(row - 1) + (grid.is_lower(column) ? 1.0f : 0.5f)) * kHexDown};
  }
  Vec2 centre(HexId hex) const { return centre(column_of(hex), row_of(hex)); }

  /// Corner 0 to 5, clockwise from the upper left: side n runs from corner n to corner n + 1.
  Vec2 corner(HexId hex, int n) const;
  /// The two ends of a hexside, clockwise.
  std::array<Vec2, 2> side(HexId hex, Direction side) const;
  /// The hex under a point of the map; kNoHex beside it.
  HexId at(Vec2 point) const;
  /// All hexes and nothing else.
  Rect bounds() const {
    const float down = grid.columns > 1 ? 0.5f : 0.0f;
    return {0, 0, static_cast<float>(grid.columns - 1) * kHexAcross + 2 * kHexRadius,
            (static_cast<float>(grid.rows) + down) * kHexDown};
  }
};

/// The edge of a set of hexes, holes included, as closed rings of hex corners. Neighbours are merged into one contour,
/// and hexes that touch at a corner only stay apart. Clockwise round the set, so that its inside is on the right hand.
std::vector<Polyline> outline_of(const HexLayout& layout, std::span<const HexId> hexes);

}  // namespace longroll::board
