#include "engine/map/sight.h"

#include <array>
#include <cstdlib>

namespace longroll {
namespace {

/// A hex as three coordinates that add up to 0, one for each pair of opposite sides.
using Cube = std::array<int, 3>;

// Twice the height less the column is odd on every hex of one kind of map and even on the other.
int slack_of(const Grid& grid) { return grid.parity == Parity::EvenLower ? 1 : 0; }

Cube cube_of(const Grid& grid, HexId hex) {
  const int q = column_of(hex);
  const int r = (grid.half_rows(hex) - q - slack_of(grid)) / 2;
  return {q, r, -q - r};
}

HexId hex_of(const Grid& grid, const Cube& cube) {
  const int column = cube[0];
  const int half = 2 * cube[1] + column + slack_of(grid);
  const int lower = grid.is_lower(column) ? 1 : 0;
  const int row = (half - lower) / 2;
  if (column < 1 || column > grid.columns || row < 1 || row > grid.rows) {
    return kNoHex;
  }
  return hex_at(column, row);
}

}  // namespace

std::vector<Crossing> line_between(const Grid& grid, HexId from, HexId to) {
  const int n = grid.distance(from, to);
  std::vector<Crossing> line;
  if (n < 2) {
    return line;
  }
  const Cube a = cube_of(grid, from);
  const Cube b = cube_of(grid, to);
  for (int k = 1; k < n; ++k) {
    // The point at k/n of the way, in n-ths.
    Cube point;
    Cube nearest;
    std::array<int, 3> off;
    for (std::size_t i = 0; i < 3; ++i) {
      point[i] = a[i] * (n - k) + b[i] * k;
      nearest[i] = (2 * point[i] + n) / (2 * n) - ((2 * point[i] + n) % (2 * n) < 0 ? 1 : 0);
      off[i] = point[i] - nearest[i] * n;
    }
    // Distances of the point from the nearest hexes, as cubes: the hex is the one whose every pair of coordinates is
    // less than half a hexside away. Try the rounded cube with each coordinate mended in turn.
    Crossing crossing;
    int best = -1;
    for (std::size_t mend = 0; mend < 3; ++mend) {
      Cube cube = nearest;
      cube[mend] = -cube[(mend + 1) % 3] - cube[(mend + 2) % 3];
      int farthest = 0;
      for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t j = (i + 1) % 3;
        const int gap = std::abs((point[i] - cube[i] * n) - (point[j] - cube[j] * n));
        farthest = gap > farthest ? gap : farthest;
      }
      const HexId hex = hex_of(grid, cube);
      if (best < 0 || farthest < best) {
        best = farthest;
        crossing = {hex, kNoHex};
      } else if (farthest == best && hex != crossing.a) {
        crossing.b = hex;
      }
    }
    line.push_back(crossing);
  }
  return line;
}

}  // namespace longroll
