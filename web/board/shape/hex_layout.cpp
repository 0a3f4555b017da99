#include "web/board/shape/hex_layout.h"

#include <cmath>

namespace longroll::board {
namespace {

constexpr int kCornerX[kDirections] = {-1, 1, 2, 1, -1, -2};
constexpr int kCornerY[kDirections] = {-1, -1, 0, 1, 1, 0};

}  // namespace

Vec2 HexLayout::corner(HexId hex, int n) const {
  return centre(hex) +
         Vec2{static_cast<float>(kCornerX[n]) * (kHexRadius / 2), static_cast<float>(kCornerY[n]) * (kHexDown / 2)};
}

std::array<Vec2, 2> HexLayout::side(HexId hex, Direction side) const {
  const int n = static_cast<int>(side);
  return {corner(hex, n), corner(hex, (n + 1) % kDirections)};
}

HexId HexLayout::at(Vec2 point) const {
  const int near_column = static_cast<int>(std::lround((point.x - kHexRadius) / kHexAcross)) + 1;
  HexId best = kNoHex;
  float least = kHexRadius * kHexRadius;
  for (int column = near_column - 1; column <= near_column + 1; ++column) {
    const float half = grid.is_lower(column) ? 1.0f : 0.5f;
    const int row = static_cast<int>(std::lround(point.y / kHexDown - half)) + 1;
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

std::vector<Polyline> outline_of(const HexLayout& layout, std::span<const HexId> hexes) {
  std::vector<std::uint8_t> in(kMaxHexes, 0);
  for (const HexId hex : hexes) {
    if (layout.grid.contains(hex)) {
      in[static_cast<std::size_t>(hex)] = 1;
    }
  }
  const auto is_edge = [&](HexId hex, int side) {
    const HexId beyond = layout.grid.neighbor(hex, static_cast<Direction>(side));
    return beyond == kNoHex || in[static_cast<std::size_t>(beyond)] == 0;
  };
  std::vector<std::uint8_t> done(kMaxHexes, 0);  // A bit for each side that a ring has gone along.
  std::vector<Polyline> rings;
  for (int start = 0; start < kMaxHexes; ++start) {
    const auto first = static_cast<HexId>(start);
    for (int begin = 0; in[static_cast<std::size_t>(start)] != 0 && begin < kDirections; ++begin) {
      if (!is_edge(first, begin) || (done[static_cast<std::size_t>(first)] >> begin & 1) != 0) {
        continue;
      }
      Polyline ring;
      ring.closed = true;
      HexId hex = first;
      int side = begin;
      // Along this side, then on to the next edge that turns least outwards: round the same hexes.
      while ((done[static_cast<std::size_t>(hex)] >> side & 1) == 0) {
        done[static_cast<std::size_t>(hex)] =
            static_cast<std::uint8_t>(done[static_cast<std::size_t>(hex)] | 1 << side);
        ring.points.push_back(layout.corner(hex, side));
        side = (side + 1) % kDirections;
        if (!is_edge(hex, side)) {
          const HexId neighbour = layout.grid.neighbor(hex, static_cast<Direction>(side));
          hex = neighbour;
          side = (side + 4) % kDirections;
        }
      }
      rings.push_back(std::move(ring));
    }
  }
  return rings;
}

}  // namespace longroll::board
