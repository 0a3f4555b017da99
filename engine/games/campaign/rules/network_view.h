#pragma once
#include <array>

#include "engine/core/short_list.h"
#include "engine/games/campaign/ids.h"
#include "engine/games/campaign/season.h"
#include "engine/games/campaign/terrain.h"
#include "engine/games/campaign/unit_class.h"
#include "engine/map/hex_set.h"
#include "engine/map/hexside.h"
#include "engine/table/by_side.h"

namespace longroll::campaign {

/// A vessel that fights, on its hexside.
struct VesselAt {
  Vessel kind = Vessel::Nsp;
  Hexside side;
};

/// The most vessels that a side has, by the counters or made up in tests.
constexpr std::size_t kMaxVessels = 64;

/// What one side has on the map, as far as lines of rails, water and supply ask.
struct SideOnMap {
  HexSet held;                               ///< 3.1
  HexSet occupied;                           ///< ground units or a fort of the side stand there
  HexSet zone;                               ///< its primary zone of control reaches there (6.2)
  HexSet rails;                              ///< 7.1: it controls the railroad there
  HexSet forts;                              ///< 11.6: its forts that are not silenced
  HexSet completed_forts;                    ///< 8.1.3, 11.2: those of `forts` on their front
  HexSet depots;                             ///< 8.4.2: at least one
  ShortList<VesselAt, kMaxVessels> vessels;  ///< that fight, finished; no transports
  HexSet off_port;                           ///< 14.1: naval strength points stand off these ports, on the open sea
  ShortList<Hexside, kMaxVessels> boats;     ///< 8.1.1, 13.4.2: riverine units and flotillas that serve as ferries
};

/// A position as the networks of the map ask about it. Both sides may stand in one hex.
struct NetworkView {
  Season season = Season::Spring;
  int overland = 0;  ///< 8.1.1: most movement points of an overland line in this turn
  Kentucky kentucky = Kentucky::Neutral;
  BySide<SideOnMap> sides{};
  HexSet broken;                             ///< 7.6
  HexSet upgraded;                           ///< 7.7.2
  HexSet breached;                           ///< 5.3.8: hexes that name the hexside of a breached levee
  std::array<bool, kUnfinished> has_line{};  ///< 7.5: by unfinished railroad, in the map's order: it is complete

  const SideOnMap& side(Seat seat) const { return sides[seat]; }
};

class Field;

/// Campaign 7.5: the unfinished railroads that are complete, in the map's order.
std::array<bool, kUnfinished> finished_lines(const Field& field);

/// Reads again what marks on the ground, points and zones say; what counters, season and Kentucky say stays.
void read_hexes(const Field& field, NetworkView& view);

/// The position as it stands. Silenced forts (13.6) are left out, and so are transports and vessels under construction.
NetworkView network_view(const Field& field);

}  // namespace longroll::campaign
