#include "engine/games/battles/rules/supply.h"

namespace longroll::battles {
namespace {

/// Spreads from the hexes in `queue` over neighbours that `enter(hex, direction, neighbour)` takes.
template <class Enter>
void spread(const Grid& grid, std::vector<HexId>& queue, Enter&& enter) {
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const HexId hex = queue[i];
    for (const Direction d : kAllDirections) {
      const HexId next = grid.neighbor(hex, d);
      if (next != kNoHex && enter(hex, d, next)) {
        queue.push_back(next);
      }
    }
  }
}

const std::vector<HexId>& exits_of(const Field& field, Seat side) {
  return field.scenario().communications[static_cast<std::size_t>(index_of(side))];
}

}  // namespace

/// Battles 10.1: creeks and rivers are crossed at bridges, fords, ferries and pontoons only.
bool is_crossable(const Field& field, HexId from, Direction d, HexId to) {
  const BattleMap& map = field.map();
  if (!map.is_playable(to)) {
    return false;
  }
  const std::uint16_t side = map.side(from, d);
  if ((side & (kCreek | kRiver)) != 0 && (side & (kBridge | kFord | kFerry | kPontoon)) == 0) {
    return false;
  }
  return map.road(from, d) != Road::None ||
         field.chart().terrain[static_cast<std::size_t>(map.terrain_at(to))].half_points >= 0;
}

Communications::Communications(const Field& field, Seat side) {
  const Seat enemy = other(side);
  const auto is_open = [&](HexId hex) {
    return !field.has_units(hex, enemy) && (!field.is_controlled(hex, enemy) || field.has_units(hex, side));
  };
  std::vector<HexId> queue;
  for (const HexId exit : exits_of(field, side)) {
    if (field.map().is_playable(exit) && is_open(exit) && !hexes_.has(exit)) {
      hexes_.add(exit);
      queue.push_back(exit);
    }
  }
  // Outward from the exits, so each step is looked at as troops would come the other way.
  spread(field.grid(), queue, [&](HexId hex, Direction d, HexId next) {
    if (hexes_.has(next) || !field.map().is_playable(next) || !is_crossable(field, next, opposite(d), hex) ||
        !is_open(next)) {
      return false;
    }
    hexes_.add(next);
    return true;
  });
}

WayHome::WayHome(const Field& field, Seat side) : lengths_(kMostHexes, kNone) {
  std::vector<HexId> queue;
  for (const HexId exit : exits_of(field, side)) {
    if (field.grid().contains(exit) && length(exit) != 0) {
      lengths_[static_cast<std::size_t>(exit)] = 0;
      queue.push_back(exit);
    }
  }
  spread(field.grid(), queue, [&](HexId hex, Direction d, HexId next) {
    if (length(next) != kNone || !field.map().is_playable(next) || !is_crossable(field, next, opposite(d), hex)) {
      return false;
    }
    lengths_[static_cast<std::size_t>(next)] = static_cast<std::int16_t>(length(hex) + 1);
    return true;
  });
}

}  // namespace longroll::battles
