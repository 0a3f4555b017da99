#pragma once
#include <vector>

#include "engine/core/enum_array.h"
#include "engine/games/campaign/berth.h"
#include "engine/games/campaign/field.h"
#include "engine/games/campaign/rules/network_view.h"

/// Vessels and where they go (American Civil War 13.0, 13.1, 11.6).
namespace longroll::campaign {

/// Campaign 4.2.5: a vessel that is finished: on a hexside, off a port or in a sea zone's box.
bool is_afloat(const Field& field, PieceId id);
/// The vessels of that side that are afloat there, rising.
std::vector<PieceId> ships_at(const Field& field, const Berth& berth, Seat side);

Fleet fleet_of(const Field& field, const std::vector<PieceId>& ships);
/// The vessels of the phasing side that move.
std::vector<PieceId> moving_ships(const Field& field);

/// Campaign 13.6: forts that are not silenced in the hexes beside the berth, by their piece.
std::vector<PieceId> forts_at(const Field& field, const Berth& berth, Seat side);
/// Campaign 13.6: enemies of `side` with whom its vessels have to fight there: vessels that are afloat, or a fort.
bool meets_vessels(const Field& field, const Berth& berth, Seat side);
bool meets_forts(const Field& field, const Berth& berth, Seat side);

/// Campaign 13.1.2, 13.1.1, 11.6: where a fleet can go from a berth, each list sorted by number.
struct ShipWays {
  std::vector<Berth> free;       ///< without meeting an enemy
  std::vector<Berth> contested;  ///< there it meets one, and fights
  std::vector<Berth> beyond;     ///< past enemy forts, which fire
};
ShipWays ways_of(const Field& field, const Fleet& fleet, Seat side, const Berth& from);
/// The same as sets. Field::fleet_ways keeps the answer.
FleetWays fleet_ways_of(const Field& field, const Fleet& fleet, Seat side, const Berth& from);
/// Its waters and zones alone that are free.
NodeSet free_waters_of(const Field& field, const Fleet& fleet, Seat side, const Berth& from);
/// What was noted of those ways is the answer for vessels that go from there too.
bool holds_for(const FleetWaysNote& note, const MapNetwork& network, const Fleet& fleet, Seat side, const Berth& from);

/// Runs `then(Berth)` for those of waters and zones and off these ports, by number.
template <class Then>
void for_each_berth(const MapNetwork& network, const NodeSet& nodes, const HexSet& off_port, Then&& then) {
  const NodeId first_zone = network.zone(SeaZone{});
  bool has_ports = false;
  const auto add_ports = [&] {
    has_ports = true;
    off_port.for_each([&](HexId hex) { then(Berth::off(hex)); });
  };
  nodes.for_each([&](NodeId id) {
    if (id >= first_zone && !has_ports) {
      add_ports();
    }
    then(berth_of(network.node(id)));
  });
  if (!has_ports) {
    add_ports();
  }
}

/// Campaign 11.6: the next hexside of a run past forts; empty: no way leads there.
std::optional<Berth> next_on_run(const Field& field, const Fleet& fleet, Seat side, const Berth& from, const Berth& to);

/// Campaign 6.4.2, 13.1.2: the hexsides to which a vessel of that kind goes over at most that many hexsides without
/// meeting an enemy: `from`, where it lies, first, the others by number.
std::vector<Berth> berths_within(const Field& field, Vessel kind, Seat side, const Berth& from, int sides);

/// Campaign 13.1.1, 13.2: of these places, by sea zone those to which vessels of the sea come past `shut`.
/// Field::harbours and Field::ports_on keep answers.
Harbours harbours_past(const Field& field, const HexSet& places, const NodeSet& shut);

/// Campaign 13.1.1: naval strength points may end an impulse in these zones: the Union holds a port that is open to
/// them, or a transport is in their box. Field::bases keeps the answer.
ZoneSet bases_of(const Field& field);
inline bool has_base(const Field& field, SeaZone zone) { return field.bases().has(zone); }

/// Campaign 13.1.1: the zones in which naval strength points there count as lying: that of the box, or those of a
/// Confederate port that they shut, from the open sea or from inside.
ZoneSet zones_of(const Field& field, const Berth& berth);
/// Campaign 13.1.1: naval strength points can stay there: in no zone, or in one with a port or a transport of the
/// Union.
bool has_base_at(const Field& field, const Berth& berth);
/// Campaign 13.1.1: the nodes of water and of sea zones where they may not stay for want of a base.
NodeSet waters_without_base(const Field& field);
/// Campaign 13.6, 13.3.2: the vessel would be repaired there: at a port of its side; one of the rivers also at a city
/// on a tidal or navigable river.
bool is_repair_port(const Field& field, Vessel kind, Seat side, const Berth& berth);
/// Campaign 13.6: the nearest such berth to which the vessel can go without meeting enemies; empty: none.
std::optional<Berth> nearest_port(const Field& field, Vessel kind, Seat side, const Berth& from);

/// The kind of vessel of a class of counters that is one.
Vessel vessel_kind(UnitClass unit_class);

}  // namespace longroll::campaign
