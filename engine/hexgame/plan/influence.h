#pragma once
#include <algorithm>
#include <cstdint>

#include "engine/map/hex.h"

namespace longroll::hexgame {

/// A sum for each hex of a map: what threatens it, what could help there. It stops growing at kMaxInfluence.
using Influence = HexArray<std::int16_t>;
constexpr int kMaxInfluence = 30'000;

/// Runs `then(HexId, distance)` for every hex of the map at most `radius` away, the hex itself included.
template <class Then>
void for_each_within(const Grid& grid, HexId center, int radius, Then&& then) {
  const int column = column_of(center);
  const int half = grid.half_rows(center);
  for (int c = std::max(1, column - radius); c <= std::min(grid.columns, column + radius); ++c) {
    const int across = c < column ? column - c : c - column;
    const int lower = grid.is_lower(c) ? 1 : 0;
    // Rows whose height is within what is left after the steps sideways, each of which goes half a row.
    const int reach = 2 * radius - across;
    const int low = std::max(1, (half - reach - lower + 1) / 2);
    const int high = std::min(grid.rows, (half + reach - lower) / 2);
    for (int r = low; r <= high; ++r) {
      const int down = half > 2 * r + lower ? half - 2 * r - lower : 2 * r + lower - half;
      then(hex_at(c, r), across + (down > across ? (down - across) / 2 : 0));
    }
  }
}

/// Adds `worth(distance)` to every hex within the radius.
template <class Worth>
void add_influence(Influence& sums, const Grid& grid, HexId center, int radius, Worth&& worth) {
  for_each_within(grid, center, radius, [&](HexId hex, int distance) {
    auto& sum = sums[hex];
    sum = static_cast<std::int16_t>(std::min(kMaxInfluence, sum + worth(distance)));
  });
}

}  // namespace longroll::hexgame
