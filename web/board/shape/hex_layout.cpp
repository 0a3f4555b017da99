#include "web/board/shape/hex_layout.h"

#include <cmath>

namespace longroll::board {
namespace {

/// From the middle of a hex to its corners, in halves of its radius and of its height.
constexpr SideArray<Vec2> kCorners{{{{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}}}};

}  // namespace

Vec2 HexLayout::corner(HexId hex, Direction side) const {
  return centre(hex) + Vec2{kCorners[side].x * (kHexRadius / 2), kCorners[side].y * (kHexDown / 2)};
}

std::array<Vec2, 2> HexLayout::side(HexId hex, Direction side) const {
  return {corner(hex, side), corner(hex, turned(side, 1))};
}

HexId HexLayout::at(Vec2 point) const {
  const int near_column = round_int((point.x - kHexRadius) / kHexAcross) + 1;
  HexId best = kNoHex;
  float least = kHexRadius * kHexRadius;
  for (int column = near_column - 1; column <= near_column + 1; ++column) {
    const float half = grid.is_lower(column) ? 1.0f : 0.5f;
    const int row = round_int(point.y / kHexDown - half) + 1;
    if (column >= 1 && column <= grid.columns && row >= 1 && row <= grid.rows) {
      const Vec2 d = point - centre(column, row);
      // A point beside the map is nearest to an edge hex without being in it.
      const bool is_in = std::fabs(d.y) <= kHexDown / 2 + 0.01f &&
                         std::fabs(d.x) * 0.8660254f + std::fabs(d.y) / 2 <= kHexDown / 2 + 0.01f;
      if (is_in && dot(d, d) < least) {
        least = dot(d, d);
        best = hex_at(column, row);
      }
    }
  }
  return best;
}

namespace {

/// Walks the edges of a set of hexes.
class Outliner {
 public:
  Outliner(const HexLayout& layout, std::span<const HexId> hexes) : layout_(layout) {
    for (const HexId hex : hexes) {
      if (layout.grid.contains(hex)) {
        in_[hex] = true;
      }
    }
  }

  bool is_edge(HexId hex, Direction side) const {
    const HexId beyond = layout_.grid.neighbor(hex, side);
    return in_[hex] && (beyond == kNoHex || !in_[beyond]);
  }
  bool is_done(HexId hex, Direction side) const { return done_[hex][side]; }

  /// The ring of edges that this one is part of: along it, then on to the next edge that turns least outwards, round
  /// the same hexes.
  Polyline ring(HexId hex, Direction side) {
    Polyline out;
    out.closed = true;
    while (!done_[hex][side]) {
      done_[hex][side] = true;
      out.points.push_back(layout_.corner(hex, side));
      side = turned(side, 1);
      if (!is_edge(hex, side)) {
        hex = layout_.grid.neighbor(hex, side);
        side = turned(side, 4);
      }
    }
    return out;
  }

 private:
  const HexLayout& layout_;
  HexArray<bool> in_{};
  HexArray<SideArray<bool>> done_{};  ///< Edges that a ring has gone along.
};

}  // namespace

std::vector<Polyline> outline_of(const HexLayout& layout, std::span<const HexId> hexes) {
  Outliner outliner(layout, hexes);
  std::vector<Polyline> rings;
  for (HexId hex = 0; hex < kMaxHexes; ++hex) {
    for (const Direction side : kAllDirections) {
      if (outliner.is_edge(hex, side) && !outliner.is_done(hex, side)) {
        rings.push_back(outliner.ring(hex, side));
      }
    }
  }
  return rings;
}

}  // namespace longroll::board
