#pragma once
#include <array>

#include "engine/games/campaign/berth.h"
#include "engine/map/hex_set.h"
#include "engine/table/seat.h"

namespace longroll::campaign {

/// Vessels that go together.
struct Fleet {
  std::array<std::int8_t, kVessels> ships{};  ///< by Vessel

  int count(Vessel kind) const { return ships[static_cast<std::size_t>(kind)]; }
  int total() const;
  /// Campaign 13.2: transports have no combat abilities.
  bool fights() const { return total() > count(Vessel::Ntp); }
  /// Campaign 13.0: ironclads may not attack forts.
  bool attacks_forts() const { return total() > count(Vessel::Ntp) + count(Vessel::Ironclad); }
  /// The kinds that are in it, a bit each: all on which its ways hang.
  unsigned kinds() const;
};

/// Campaign 13.1.2, 13.1.1, 11.6: where a fleet can go, as nodes of the map's network. The berth from which it goes may
/// be among them.
struct FleetWays {
  NodeSet free;               ///< without meeting an enemy
  NodeSet contested;          ///< there it meets one, and fights
  NodeSet beyond;             ///< past enemy forts, which fire
  HexSet off_port;            ///< 14.1: ports of the enemy off which it can lie
  HexSet off_port_with_fort;  ///< and those where it meets a fort
  bool is_quiet = false;      ///< no enemy is where it began: from each of `free` it has the same ways
};

/// The ways that were asked for last, and of whom.
struct FleetWaysNote {
  unsigned kinds = 0;
  Seat side = Seat::Nobody;
  Berth from;
  FleetWays ways;
};

}  // namespace longroll::campaign
