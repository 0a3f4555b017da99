#pragma once
#include <array>
#include <optional>

#include "engine/map/hex.h"

namespace longroll {

/// A side between two hexes of a map, named by the hex of the lower number: its side is Down, DownRight or UpRight.
/// What runs along hexsides (a river, a vessel on it) meets what runs along the next one at a corner.
struct Hexside {
  HexId hex = kNoHex;
  Direction side = Direction::Down;

  bool operator==(const Hexside&) const = default;
};

constexpr int kHexsidesOfAHex = 3;
/// Hexside::side is one of these, in the order of their numbers in index_of.
constexpr std::array<Direction, kHexsidesOfAHex> kNamingSides = {Direction::UpRight, Direction::DownRight,
                                                                 Direction::Down};
/// index_of is below this.
constexpr int kMaxHexsides = kMaxHexes * kHexsidesOfAHex;

/// The side `d` of `hex`, under the one name that both its hexes give it; empty at the edge of the grid.
inline std::optional<Hexside> hexside_of(const Grid& grid, HexId hex, Direction d) {
  const HexId beyond = grid.neighbor(hex, d);
  if (beyond == kNoHex) {
    return std::nullopt;
  }
  return hex < beyond ? Hexside{hex, d} : Hexside{beyond, opposite(d)};
}
/// The side between two neighbours; empty when they are no neighbours.
inline std::optional<Hexside> hexside_between(const Grid& grid, HexId a, HexId b) {
  const std::optional<Direction> d = grid.direction(a, b);
  return d ? hexside_of(grid, a, *d) : std::nullopt;
}
/// The hex beyond `side`, seen from the one that names it.
inline HexId hex_beyond(const Grid& grid, const Hexside& side) { return grid.neighbor(side.hex, side.side); }

/// A number for each hexside, the same on every map; 0 to kMaxHexsides - 1.
constexpr int index_of(const Hexside& side) {
  return side.hex * kHexsidesOfAHex + static_cast<int>(side.side) - static_cast<int>(Direction::UpRight);
}
constexpr Hexside hexside_at(int index) {
  return {static_cast<HexId>(index / kHexsidesOfAHex),
          static_cast<Direction>(index % kHexsidesOfAHex + static_cast<int>(Direction::UpRight))};
}

/// Runs `then(Hexside)` for the hexsides that share a corner with `side`: four inside the grid, fewer at its edge.
template <class Then>
void for_each_touching(const Grid& grid, const Hexside& side, Then&& then) {
  const HexId beyond = hex_beyond(grid, side);
  for (const int turn : {-1, 1}) {
    for (const auto& [hex, d] : {std::pair{side.hex, side.side}, std::pair{beyond, opposite(side.side)}}) {
      if (const std::optional<Hexside> next = hexside_of(grid, hex, turned(d, turn))) {
        then(*next);
      }
    }
  }
}

}  // namespace longroll
