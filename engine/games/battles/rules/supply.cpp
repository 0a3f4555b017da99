#include "engine/games/battles/field.h"

namespace longroll::battles {
namespace {

HexSet::Column moved_down(HexSet::Column rows, int down) {
  return down == 0 ? rows : down > 0 ? rows << 1U : rows >> 1U;
}

/// Spreads over the open hexes of a map, outward from where communications leave it, so each step is looked at as
/// troops would come the other way. A column at a time, back and forth, until nothing is added.
class Flood {
 public:
  Flood(const Going& going, const Grid& grid, const HexSet& open) : going_(going), grid_(grid), open_(open) {}

  HexSet from(const HexSet& exits) {
    reached_ = exits & open_;
    for (bool grows = true; grows;) {
      grows = false;
      for (int column = 1; column <= grid_.columns; ++column) {
        grows = fill(column) || grows;
      }
      for (int column = grid_.columns; column >= 1; --column) {
        grows = fill(column) || grows;
      }
    }
    return reached_;
  }

 private:
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

  bool fill(int column) {
    const HexSet::Column before = reached_.column(column);
    const HexSet::Column open = open_.column(column);
    const HexSet::Column rise = going_.comes(Direction::Up).column(column);
    const HexSet::Column fall = going_.comes(Direction::Down).column(column);
    HexSet::Column rows = (before | aside(column - 1, Direction::UpRight, Direction::DownRight) |
                           aside(column + 1, Direction::UpLeft, Direction::DownLeft)) &
                          open;
    for (HexSet::Column grown = 0; grown != rows;) {
      grown = rows;
      rows = (rows | (rows & rise) >> 1U | (rows & fall) << 1U) & open;
    }
    reached_.set_column(column, rows);
    return rows != before;
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
