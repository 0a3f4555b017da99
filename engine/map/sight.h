#pragma once
#include <cstdint>
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

/// A line that runs along the side between two hexes is blocked when both of them block, or when either does.
enum class AlongSide : std::uint8_t { Both, Either };

/// True when nothing blocks the line. `blocks(HexId) -> bool` is asked of hexes on the map only; what lies beyond the
/// edge never blocks.
template <class Blocks>
bool has_line_of_sight(const Grid& grid, HexId from, HexId to, Blocks&& blocks, AlongSide rule = AlongSide::Both) {
  for (const Crossing& crossing : line_between(grid, from, to)) {
    const bool a = crossing.a != kNoHex && blocks(crossing.a);
    const bool b = crossing.b != kNoHex && blocks(crossing.b);
    const bool is_blocked = crossing.b == kNoHex ? a : rule == AlongSide::Both ? a && b : a || b;
    if (is_blocked) {
      return false;
    }
  }
  return true;
}

}  // namespace longroll
