#include "engine/map/flood.h"

#include <bit>
#include <vector>

namespace longroll {
namespace {

/// Flood-fills one column downward from `rows`. `open`: rows that can be entered from the row above.
HexSet::Column filled_down(HexSet::Column rows, HexSet::Column open) {
  // Added to a run of open rows, the first row that is entered sends a carry through all that follow.
  const HexSet::Column first = rows << 1U & open;
  return rows | ((((open + first) ^ open) | first) & open);
}

/// Flood-fills one column upward, twice as far each time. `open`: rows that can be entered from the row below.
HexSet::Column filled_up(HexSet::Column rows, HexSet::Column open) {
  for (unsigned far = 1; far < kMaxRows && open != 0; far *= 2) {
    rows |= open & rows >> far;
    open &= open >> far;
  }
  return rows;
}

/// Works a column at a time. When a column grows, the columns beside it are filled again.
class ColumnFlood {
 public:
  ColumnFlood(const Grid& grid, const HexSet& open, const SideSets& passes)
      : grid_(grid), open_(open), passes_(passes) {}

  HexSet from(const HexSet& seeds) {
    std::uint64_t due = 0;  // bit n: column n + 1 may grow
    for (int column = 1; column <= grid_.columns; ++column) {
      if (fill(column, seeds.column(column)) && column > 1) {
        due |= bit_of(column - 1);  // the column after this one is filled next in any case
      }
    }
    while (due != 0) {
      const auto column = static_cast<int>(std::bit_width(due));
      due &= ~bit_of(column);
      if (fill(column, 0)) {
        due |= (column > 1 ? bit_of(column - 1) : 0) | (column < grid_.columns ? bit_of(column + 1) : 0);
      }
    }
    return reached_;
  }

 private:
  static std::uint64_t bit_of(int column) { return std::uint64_t{1} << (column - 1); }

  const HexSet& passes(Direction d) const { return passes_[d]; }

  /// What enters a column from the one before it or after it.
  HexSet::Column from_beside(int from, Direction up, Direction down) const {
    if (from < 1 || from > grid_.columns) {
      return 0;
    }
    const HexSet::Column rows = reached_.column(from);
    const auto& shift = Grid::kDown[grid_.is_lower(from) ? 1U : 0U];
    return rows_moved(rows & passes(up).column(from), shift[up]) |
           rows_moved(rows & passes(down).column(from), shift[down]);
  }

  /// Adds `more` and what the columns beside send. True when the column has grown.
  bool fill(int column, HexSet::Column more) {
    const HexSet::Column before = reached_.column(column);
    const HexSet::Column open = open_.column(column);
    const HexSet::Column rows = (before | more | from_beside(column - 1, Direction::UpRight, Direction::DownRight) |
                                 from_beside(column + 1, Direction::UpLeft, Direction::DownLeft)) &
                                open;
    if (rows == before) {
      return false;
    }
    reached_.set_column(column, filled_down(rows, open & passes(Direction::Down).column(column) << 1U) |
                                    filled_up(rows, open & passes(Direction::Up).column(column) >> 1U));
    return true;
  }

  const Grid& grid_;
  const HexSet& open_;
  const SideSets& passes_;
  HexSet reached_;
};

}  // namespace

HexSet flood(const Grid& grid, const HexSet& seeds, const HexSet& open, const SideSets& passes) {
  return ColumnFlood(grid, open, passes).from(seeds);
}

HexSet flood_plainly(const Grid& grid, const HexSet& seeds, const HexSet& open, const SideSets& passes) {
  HexSet reached;
  std::vector<HexId> queue;
  const auto reach = [&](HexId hex) {
    if (grid.contains(hex) && open.has(hex) && !reached.has(hex)) {
      reached.add(hex);
      queue.push_back(hex);
    }
  };
  seeds.for_each(reach);
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const HexId hex = queue[i];
    grid.for_each_neighbor(hex, [&](Direction d, HexId to) {
      if (passes[d].has(hex)) {
        reach(to);
      }
    });
  }
  return reached;
}

}  // namespace longroll
