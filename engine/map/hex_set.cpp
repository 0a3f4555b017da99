#include "engine/map/hex_set.h"

namespace longroll {

HexSet shifted(const Grid& grid, const HexSet& hexes, Direction d) {
  HexSet moved;
  const auto side = static_cast<std::size_t>(d);
  for (int column = 1; column <= grid.columns; ++column) {
    const int to = column + Grid::kAcross[side];
    if (to >= 1 && to <= grid.columns) {
      const int down = Grid::kDown[grid.is_lower(column) ? 1U : 0U][side];
      moved.set_column(to, rows_moved(hexes.column(column), down) & rows_of(grid));
    }
  }
  return moved;
}

HexSet widened(const Grid& grid, const HexSet& hexes) {
  HexSet wide;
  for (int column = 1; column <= grid.columns; ++column) {
    const HexSet::Column own = hexes.column(column);
    const HexSet::Column beside =
        (column > 1 ? hexes.column(column - 1) : 0) | (column < grid.columns ? hexes.column(column + 1) : 0);
    // Both columns beside this one are of the other kind: an upper one's hexes touch this row and the one above.
    const HexSet::Column aside = beside | (grid.is_lower(column) ? beside >> 1U : beside << 1U);
    wide.set_column(column, (own | own << 1U | own >> 1U | aside) & rows_of(grid));
  }
  return wide;
}

}  // namespace longroll
