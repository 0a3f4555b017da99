#include "web/board/shape/hex_layout.h"

#include <cmath>

namespace longroll::board {
namespace {

constexpr int kCornerX[kHexSides] = {-1, 1, 2, 1, -1, -2};
constexpr int kCornerY[kHexSides] = {-1, -1, 0, 1, 1, 0};

}  // namespace

Vec2 HexLayout::corner(HexNo hex, int n) const {
  return centre(hex) +
         Vec2{static_cast<float>(kCornerX[n]) * (kHexRadius / 2), static_cast<float>(kCornerY[n]) * (kHexDown / 2)};
}

HexNo HexLayout::next(HexNo hex, int side) const {
  constexpr int kAcross[kHexSides] = {0, 1, 1, 0, -1, -1};
  const int column = column_of_no(hex) + kAcross[side];
  const int lower = is_lower(column_of_no(hex)) ? 1 : 0;
  const int down[kHexSides] = {-1, lower - 1, lower, 1, lower, lower - 1};
  const int row = row_of_no(hex) + down[side];
  return has(column, row) ? hex_no(column, row) : kNoHexNo;
}

int HexLayout::side_to(HexNo from, HexNo to) const {
  for (int side = 0; side < kHexSides && to != kNoHexNo; ++side) {
    if (next(from, side) == to) {
      return side;
    }
  }
  return -1;
}

HexNo HexLayout::at(Vec2 point) const {
  const int near_column = static_cast<int>(std::lround((point.x - kHexRadius) / kHexAcross)) + 1;
  HexNo best = kNoHexNo;
  float least = kHexRadius * kHexRadius;
  for (int column = near_column - 1; column <= near_column + 1; ++column) {
    const float half = is_lower(column) ? 1.0f : 0.5f;
    const int row = static_cast<int>(std::lround(point.y / kHexDown - half)) + 1;
    if (has(column, row)) {
      const Vec2 d = point - centre(column, row);
      // A point beside the map is nearest to an edge hex without being in it.
      const bool is_in = std::fabs(d.y) <= kHexDown / 2 + 0.01f &&
                         std::fabs(d.x) * 0.8660254f + std::fabs(d.y) / 2 <= kHexDown / 2 + 0.01f;
      if (is_in && dot(d, d) < least) {
        least = dot(d, d);
        best = hex_no(column, row);
      }
    }
  }
  return best;
}

std::vector<Polyline> outline_of(const HexLayout& layout, std::span<const HexNo> hexes) {
  std::vector<std::uint8_t> in(kHexNos, 0);
  for (const HexNo hex : hexes) {
    if (layout.has(hex)) {
      in[static_cast<std::size_t>(hex)] = 1;
    }
  }
  const auto is_edge = [&](HexNo hex, int side) {
    const HexNo beyond = layout.next(hex, side);
    return beyond == kNoHexNo || in[static_cast<std::size_t>(beyond)] == 0;
  };
  std::vector<std::uint8_t> done(kHexNos, 0);  // A bit for each side that a ring has gone along.
  std::vector<Polyline> rings;
  for (int start = 0; start < kHexNos; ++start) {
    const auto first = static_cast<HexNo>(start);
    for (int begin = 0; in[static_cast<std::size_t>(start)] != 0 && begin < kHexSides; ++begin) {
      if (!is_edge(first, begin) || (done[static_cast<std::size_t>(first)] >> begin & 1) != 0) {
        continue;
      }
      Polyline ring;
      ring.closed = true;
      HexNo hex = first;
      int side = begin;
      // Along this side, then on to the next edge that turns least outwards: round the same hexes.
      while ((done[static_cast<std::size_t>(hex)] >> side & 1) == 0) {
        done[static_cast<std::size_t>(hex)] =
            static_cast<std::uint8_t>(done[static_cast<std::size_t>(hex)] | 1 << side);
        ring.points.push_back(layout.corner(hex, side));
        side = (side + 1) % kHexSides;
        if (!is_edge(hex, side)) {
          const HexNo neighbour = layout.next(hex, side);
          hex = neighbour;
          side = (side + 4) % kHexSides;
        }
      }
      rings.push_back(std::move(ring));
    }
  }
  return rings;
}

}  // namespace longroll::board
