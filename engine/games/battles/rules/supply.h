#pragma once
#include <vector>

#include "engine/games/battles/field.h"

namespace longroll::battles {

/// Can troops come from a hex to its neighbour at all, whatever it costs and whoever stands there? (10.1)
bool is_crossable(const Field& field, HexId from, Direction d, HexId to);

/// Battles 7.1: a line of communication is a path of hexes, free of the enemy and of his zones of control (a combat
/// unit of one's own in a hex negates them for this), to one of the hexes where the side's communications leave the
/// map.
class Communications {
 public:
  Communications(const Field& field, Seat side);

  /// There is a line of communication from this hex.
  bool reach(HexId hex) const { return hexes_.has(hex); }

 private:
  HexSet hexes_;
};

/// Battles 12.1: how many hexes the way home is from each hex, over ground that can be crossed, whoever stands there.
class WayHome {
 public:
  static constexpr int kNone = 0x7fff;

  WayHome(const Field& field, Seat side);

  /// kNone: no way leads from there to the side's communications.
  int length(HexId hex) const { return lengths_[static_cast<std::size_t>(hex)]; }

 private:
  std::vector<std::int16_t> lengths_;
};

}  // namespace longroll::battles
