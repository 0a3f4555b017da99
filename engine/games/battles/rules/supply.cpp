#include <bit>

#include "engine/games/battles/field.h"

namespace longroll::battles {
namespace {

HexSet::Column moved_down(HexSet::Column rows, int down) {
  return down == 0 ? rows : down > 0 ? rows << 1U : rows >> 1U;
}

/// `rows` and all that a run of open rows joins to them downward. `way`: rows that can be come to from the row above.
HexSet::Column fallen(HexSet::Column rows, HexSet::Column way) {
  // Added to a run, the first rows that are come to send a carry through all that follow.
  const HexSet::Column first = rows << 1U & way;
  return rows | ((((way + first) ^ way) | first) & way);
}

/// The same upward, twice as far each time.
HexSet::Column risen(HexSet::Column rows, HexSet::Column way) {
  for (unsigned far = 1; far < kMostRows && way != 0; far *= 2) {
    rows |= way & rows >> far;
    way &= way >> far;
  }
  return rows;
}

/// Spreads over the open hexes of a map, outward from where communications leave it, so each step is looked at as
/// troops would come the other way. A column at a time; one that grows has those beside it looked at again.
class Flood {
 public:
  Flood(const Going& going, const Grid& grid, const HexSet& open) : going_(going), grid_(grid), open_(open) {}

  HexSet from(const HexSet& exits) {
    std::uint64_t due = 0;  // bit n: column n + 1, which may grow
    for (int column = 1; column <= grid_.columns; ++column) {
      if (fill(column, exits.column(column)) && column > 1) {
        due |= bit_of(column - 1);  // the next one is still to come
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

  /// What comes into a column from the one before or behind it.
  HexSet::Column aside(int from, Direction up, Direction down) const {
    if (from < 1 || from > grid_.columns) {
      return 0;
    }
    const HexSet::Column rows = reached_.column(from);
    const auto& shift = Grid::kDown[grid_.is_lower(from) ? 1U : 0U];
    return moved_down(rows & going_.comes(up).column(from), shift[static_cast<std::size_t>(up)]) |
           moved_down(rows & going_.comes(down).column(from), shift[static_cast<std::size_t>(down)]);
  }

  /// `more` comes to the column, and what the columns beside it send. True when it has grown.
  bool fill(int column, HexSet::Column more) {
    const HexSet::Column before = reached_.column(column);
    const HexSet::Column open = open_.column(column);
    const HexSet::Column rows = (before | more | aside(column - 1, Direction::UpRight, Direction::DownRight) |
                                 aside(column + 1, Direction::UpLeft, Direction::DownLeft)) &
                                open;
    if (rows == before) {
      return false;
    }
    reached_.set_column(column, fallen(rows, open & going_.comes(Direction::Down).column(column) << 1U) |
                                    risen(rows, open & going_.comes(Direction::Up).column(column) >> 1U));
    return true;
  }

  const Going& going_;
  const Grid& grid_;
  const HexSet& open_;
  HexSet reached_;
};

}  // namespace

/// Battles 7.1: a line of communication is a path of hexes, free of the enemy and of his zones of control (a combat
/// unit of one's own in a hex negates them for this), to one of the hexes where the side's communications leave the
/// map.
const HexSet& Field::communications(Seat side) const {
  std::optional<HexSet>& from = at(communications_, side);
  if (!from) {
    const Seat enemy = other(side);
    const HexSet open = going().playable() - units(enemy) - (zone(enemy) - units(side));
    HexSet exits;
    for (const HexId exit : scenario().communications[static_cast<std::size_t>(index_of(side))]) {
      exits.add(exit);
    }
    from = Flood(going(), grid(), open).from(exits);
  }
  return *from;
}

}  // namespace longroll::battles
