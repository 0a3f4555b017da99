#pragma once
#include <vector>

#include "engine/map/hex.h"

namespace longroll {

/// One step of a straight line between the centres of two hexes: the hex that it enters there (b is kNoHex), or the
/// two hexes between which it runs along their common side, the lower number first. A hex of such a pair that lies
/// beyond the edge of the map is kNoHex, and so it is `a`.
struct Crossing {
  HexId a = kNoHex;
  HexId b = kNoHex;
  bool operator==(const Crossing&) const = default;
};

/// Everything that a straight line from one hex to another enters or runs along between them, in order; a hex of which
/// it touches only a corner is none of it. The line back is the same in reverse. Exact: whole numbers only.
std::vector<Crossing> line_between(const Grid& grid, HexId from, HexId to);

/// True when no crossing of the line is blocked. `blocks(HexId) -> bool`; a line along a hexside is blocked only when
/// both hexes block.
template <class Blocks>
bool has_line_of_sight(const Grid& grid, HexId from, HexId to, Blocks&& blocks) {
  for (const Crossing& crossing : line_between(grid, from, to)) {
    const bool a = crossing.a != kNoHex && blocks(crossing.a);
    const bool b = crossing.b != kNoHex && blocks(crossing.b);
    if (crossing.b == kNoHex ? a : a && b) {
      return false;
    }
  }
  return true;
}

}  // namespace longroll
