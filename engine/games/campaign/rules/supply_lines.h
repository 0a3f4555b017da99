#pragma once
#include "engine/games/campaign/rules/open_nodes.h"

namespace longroll::campaign {

/// Campaign 8.1.3: the transports that supply in this impulse, each in the sea zone where it began.
struct SeaSupply {
  ZoneSet ports;  ///< a transport supplies all Union ports of the zone
  HexSet coasts;  ///< a transport supplies this coastal hex
};

/// The lines of supply of one side over the whole map.
struct SupplyLines {
  NodeSet nodes;   ///< rails, water and places from which a line leads on to a source
  HexSet sources;  ///< 8.2, 8.3: hexes that are sources by themselves and work
  /// 8.1: a force of the side that stands in one of these hexes can trace a line. Hexes of the enemy are among them.
  HexSet supplied;
  HexSet sieges;      ///< 11.8: forts with enemies in their hex that are supplied by water when they are besieged
  HexSet fortresses;  ///< 8.1.3: fortresses of which the fort and its largest garrison are supplied by sea

  // What the lines were traced over, for those who ask on.
  HexSet free;   ///< free_hexes of the side
  NodeSet shut;  ///< water_shut_to it
  NodeSet open;  ///< open_nodes for its supply
};

/// Campaign 8.1 to 8.3: where the side is supplied without depots, and, for the Confederacy, by critical places alone:
/// other cities feed a limited number of points (supply_split.h).
SupplyLines supply_lines(const NetworkData& data, const NetworkView& view, Seat side, const SeaSupply& sea);

/// Campaign 8.2, 8.3: hexes that are sources by themselves: the Union's at the north edge, or critical places of the
/// Confederacy that it controls; and no enemy stands there.
HexSet working_sources(const NetworkData& data, const NetworkView& view, Seat side);

/// Campaign 11.8: forts of the side with enemies in their hex that lie beside water among `nodes`: besieged, they are
/// supplied along it.
HexSet besieged_by_water(const NetworkData& data, const NetworkView& view, Seat side, const NodeSet& nodes);

/// Campaign 8.1.1: a step of a line that crosses water by ferry or boat, with what it costs in all.
struct CrossedStep {
  HexId from;
  HexId to;
  int points;
};

/// Overland lines of a side as the season, ferries and boats allow them (Campaign 8.1.1), for many questions. Valid as
/// long as what it was made of.
class OverlandLines {
 public:
  /// `free` is free_hexes, `shut` water_shut_to the side.
  OverlandLines(const NetworkData& data, const NetworkView& view, Seat side, const HexSet& free, const NodeSet& shut);
  /// The hexes from which a line reaches one of `ends`, these included. It starts anywhere but goes through free hexes
  /// only.
  HexSet to(const HexSet& ends) const;

 private:
  const NetworkData& data_;
  const OverlandSteps& steps_;
  std::size_t most_;  // points that a line may have
  const HexSet& free_;
  std::vector<CrossedStep> crossed_;
};

/// Campaign 8.1.1: one such question.
HexSet overland_to(const NetworkData& data, const NetworkView& view, Seat side, const HexSet& ends, const HexSet& free,
                   const NodeSet& shut);

/// The hexes of the rails and places among these nodes.
HexSet hexes_of(const NetworkData& data, const NodeSet& nodes);

/// Campaign 8.1.3, 13.1.1, 14.1: those of `ports` that are open to a sea zone of `zones`: along tidal water and bays
/// none of which is in `shut`, or from their own coast, unless it is in `shut_coasts`.
HexSet ports_open_to(const NetworkData& data, const NetworkView& view, const ZoneSet& zones, const HexSet& ports,
                     const NodeSet& shut, const HexSet& shut_coasts = {});

}  // namespace longroll::campaign
