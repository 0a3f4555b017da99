#include "engine/hexgame/zones.h"

namespace longroll::hexgame {

HexSet spread(const Grid& grid, const HexSet& from, const SideSets& passes) {
  HexSet reached;
  for (int column = 1; column <= grid.columns; ++column) {
    const HexSet::Column sources = from.column(column);
    if (sources == 0) {
      continue;
    }
    const auto& down = Grid::kDown[grid.is_lower(column) ? 1U : 0U];
    for (const Direction d : kAllDirections) {
      const auto side = static_cast<std::size_t>(d);
      const int to = column + Grid::kAcross[side];
      const HexSet::Column sent = sources & passes[side].column(column);
      if (to >= 1 && to <= grid.columns && sent != 0) {
        reached.set_column(to, reached.column(to) | (rows_moved(sent, down[side]) & rows_of(grid)));
      }
    }
  }
  return reached;
}

}  // namespace longroll::hexgame
