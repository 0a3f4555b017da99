#pragma once
#include <vector>

#include "engine/map/hex.h"

namespace longroll {

/// One step of a straight line between the centres of two hexes: the hex that it crosses there, or the two hexes
/// between which it runs along their common side. `b` is kNoHex for a hex that is crossed; a hex beyond the edge of the
/// map is kNoHex too.
struct Crossing {
  HexId a = kNoHex;
  HexId b = kNoHex;
  bool operator==(const Crossing&) const = default;
};

/// What a straight line from one hex to another crosses between them, in order, both ends left out: distance - 1
/// crossings. The line back crosses the same in reverse. Exact: whole numbers only.
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
