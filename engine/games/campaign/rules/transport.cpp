// build: small
#include "engine/games/campaign/rules/transport.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/crews.h"
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/marcher.h"
#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/rules/supply_lines.h"

namespace longroll::campaign {
namespace {

constexpr SeaZone zone_at(int number) { return static_cast<SeaZone>(number); }

/// Campaign 13.2: transports in the box of a zone that have neither moved nor supply a coast in this impulse.
int free_transports(const Field& field, SeaZone zone) {
  const Place box = Berth::in(zone).place;
  int count = 0;
  for_each_counter(field, UnitClass::Ntp, [&](PieceId id) {
    constexpr unsigned kBusy = kMoved | kMoving | kCommitted | kUnderConstruction;
    count += field.piece(id).place == box && !field.has_flag(id, kBusy) ? 1 : 0;
  });
  return count;
}

/// Water beside forts of the Confederacy, and where its vessels lie: no transport goes there (13.2).
NodeSet shut_to_transports(const Field& field) {
  const NetworkData data = field.library().network_data();
  const NetworkView& view = field.network();
  NodeSet shut = waters_beside(data, view.side(Seat::Confederate).forts);
  for (const VesselAt& vessel : view.side(Seat::Confederate).vessels) {
    if (const NodeId node = data.network.water_at(vessel.side); node != kNoNode) {
      shut.add(node);
    }
  }
  return shut;
}

/// The sea zones to which a port or fortress is open for transports.
ZoneSet zones_of_harbour(const Field& field, HexId hex) {
  ZoneSet open;
  for (int zone = 0; zone < kSeaZones; ++zone) {
    if (field.harbours()[zone_at(zone)].has(hex)) {
      open.add(zone_at(zone));
    }
  }
  return open;
}

/// Campaign 13.2, 13.3.3: the zones from which troops land on a coast, past no sand bar.
ZoneSet zones_of_coast(const Field& field, HexId hex) {
  const GroundMap& map = field.map();
  ZoneSet zones;
  map.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
    if (map.is_sea(next) && !map.is_sand_bar(hex, d)) {
      zones.add(map.zone_at(next));
    }
  });
  return zones;
}

/// The zones whose boxes have a transport that is free.
ZoneSet zones_with_transports(const Field& field) {
  ZoneSet zones;
  for (int zone = 0; zone < kSeaZones; ++zone) {
    if (free_transports(field, zone_at(zone)) > 0) {
      zones.add(zone_at(zone));
    }
  }
  return zones;
}

/// Campaign 13.2: what the cargo takes of the transports' capacity.
int room_of(const Field& field, const std::vector<PieceId>& cargo) {
  const TransportNumbers& numbers = field.numbers().transport;
  int room = 0;
  for (const PieceId id : cargo) {
    room += field.class_of(id) == UnitClass::Usmrr ? numbers.usmrr : is_point(field.class_of(id)) ? numbers.point : 0;
  }
  return room;
}

std::vector<PieceId> cargo_at(const Field& field, HexId hex) {
  std::vector<PieceId> cargo;
  for_each_at(field, hex, [&](PieceId id) {
    if (field.side_of(id) == field.phasing() && is_moving(field, id)) {
      cargo.push_back(id);
    }
  });
  return cargo;
}

/// Campaign 13.2: by zones and transports.
class SeaLandings {
 public:
  SeaLandings(const Field& field, const TransportLocals& transport)
      : field_(field),
        from_(zones_of_harbour(field, transport.here)),
        room_(room_of(field, cargo_at(field, transport.here))),
        is_fortress_(!field.map().ports().has(transport.here)) {}

  std::vector<Landing> all() const {
    std::vector<Landing> landings;
    for (const HexId hex : field_.library().land) {
      const bool is_held = field_.held(Seat::Union).has(hex);
      const bool is_harbour = is_held && field_.map().ports().has(hex);
      if (is_fortress_ && !(is_harbour && field_.map().allegiance_at(hex) == Allegiance::Union)) {
        continue;
      }
      Landing best;
      if (is_harbour) {
        offer(best, hex, zones_of_harbour(field_, hex), true, true);
      }
      if (field_.map().is_coastal(hex)) {
        offer(best, hex, zones_of_coast(field_, hex), is_held, false);
      }
      if (best.hex != kNoHex) {
        landings.push_back(best);
      }
    }
    return landings;
  }

 private:
  /// Keeps the way that needs the fewest transports; of equal ones the shortest.
  void offer(Landing& best, HexId hex, const ZoneSet& to, bool is_held, bool is_harbour) const {
    const TransportNumbers& numbers = field_.numbers().transport;
    int least = best.hex == kNoHex ? kMaxHexes : best.ships * kSeaZones + distance(best);
    for (int a = 0; a < kSeaZones; ++a) {
      for (int b = 0; b < kSeaZones; ++b) {
        if (!from_.has(zone_at(a)) || !to.has(zone_at(b))) {
          continue;
        }
        const int capacity = !is_held ? numbers.landing : is_harbour && a == b ? numbers.same_zone : numbers.other_zone;
        const Landing way{hex, Berth::in(zone_at(a)), Berth::in(zone_at(b)), (room_ + capacity - 1) / capacity};
        const int worth = way.ships * kSeaZones + distance(way);
        if (way.ships <= free_transports(field_, zone_at(a)) && worth < least) {
          best = way;
          least = worth;
        }
      }
    }
  }
  static int distance(const Landing& way) { return std::abs(way.from.place - way.to.place); }

  const Field& field_;
  ZoneSet from_;
  int room_;
  bool is_fortress_;
};

/// Campaign 13.3.2: the hexsides of water beside a hex that carry boats in this season.
std::vector<Berth> berths_beside(const Field& field, HexId hex) {
  const NetworkData data = field.library().network_data();
  std::vector<Berth> berths;
  for (const NodeId water : data.network.waters_of(hex)) {
    if (carries(data, field.network(), Vessel::Rsp, water)) {
      berths.push_back(berth_of(data.network.node(water)));
    }
  }
  return berths;
}
bool is_beside_boat_water(const Field& field, HexId hex) {
  const NetworkData data = field.library().network_data();
  const auto waters = data.network.waters_of(hex);
  return std::any_of(waters.begin(), waters.end(),
                     [&](NodeId water) { return carries(data, field.network(), Vessel::Rsp, water); });
}

/// Campaign 13.4: one unit goes along a watercourse without a vessel, past neither vessels nor forts of the enemy.
Fleet one_boat() {
  Fleet fleet;
  fleet.ships[static_cast<std::size_t>(Vessel::Rsp)] = 1;
  return fleet;
}

/// Campaign 13.4.1: a river vessel beside the hex that can carry a point from there.
std::vector<PieceId> boats_beside(const Field& field, HexId hex) {
  std::vector<PieceId> boats;
  for (const Berth& berth : berths_beside(field, hex)) {
    for (const PieceId id : ships_at(field, berth, field.phasing())) {
      const UnitClass unit_class = field.class_of(id);
      if ((unit_class == UnitClass::Rsp || unit_class == UnitClass::Flotilla) &&
          !field.has_flag(id, kMoved | kCommitted)) {
        boats.push_back(id);
      }
    }
  }
  heap_sort(boats.begin(), boats.end());
  return boats;
}

/// Campaign 13.3.1: the hexes on both banks of the water that can be reached, loops among it; the first way is kept.
void add_banks(const Field& field, const Berth& from, int ships, HexSet& found, std::vector<Landing>& landings) {
  ShipWays ways = ways_of(field, one_boat(), field.phasing(), from);
  ways.free.insert(ways.free.begin(), from);
  for (const Berth& berth : ways.free) {
    if (!berth.is_hexside()) {
      continue;
    }
    for (const HexId hex : {static_cast<HexId>(berth.place), hex_beyond(field.grid(), berth.hexside())}) {
      if (field.map().is_playable(hex) && !field.map().is_sea(hex) && !found.has(hex)) {
        found.add(hex);
        landings.push_back({hex, ships == 0 ? Berth{} : from, ships == 0 ? Berth{} : berth, ships});
      }
    }
  }
}

std::vector<Landing> river_landings(const Field& field, const TransportLocals& transport) {
  HexSet found;
  std::vector<Landing> landings;
  if (transport.by == TransportBy::River) {
    for (const Berth& berth : berths_beside(field, transport.here)) {
      if (!meets_forts(field, berth, field.phasing()) && !meets_vessels(field, berth, field.phasing())) {
        add_banks(field, berth, 0, found, landings);
      }
    }
  } else {
    for (const PieceId boat : boats_beside(field, transport.here)) {
      add_banks(field, Berth::of(field.piece(boat)), 1, found, landings);
    }
  }
  heap_sort(landings.begin(), landings.end(), [](const Landing& a, const Landing& b) { return a.hex < b.hex; });
  return landings;
}

}  // namespace

/// Campaign 13.2
Harbours harbours_of(const Field& field) {
  return harbours_past(field, field.map().ports() | field.map().fortresses(), shut_to_transports(field));
}

/// Campaign 13.2: army points and military railroads by sea; 13.4: a point, or a military railroad without a vessel;
/// 10.2: leaders by every way.
bool can_be_carried(const Field& field, PieceId id, TransportBy by) {
  const Piece& piece = field.piece(id);
  const UnitClass unit_class = field.class_of(id);
  if (owner_of(piece) != field.phasing() || !is_hex(piece.place) || (piece.flags & (kMoved | kFought)) != 0) {
    return false;
  }
  switch (by) {
    case TransportBy::Sea:
      return unit_class == UnitClass::Asp || unit_class == UnitClass::Usmrr || unit_class == UnitClass::Leader;
    case TransportBy::River:
      return is_strength_point(unit_class) || unit_class == UnitClass::Usmrr || unit_class == UnitClass::Leader;
    case TransportBy::Boat:
      return is_strength_point(unit_class) || unit_class == UnitClass::Leader;
  }
  return false;
}

HexSet leader_hexes(const Field& field) {
  HexSet hexes;
  for (const std::int16_t leader : field.library().leader_of[field.phasing()]) {
    if (const Place at = field.piece(leader).place; is_hex(at)) {
      hexes.add(at);
    }
  }
  return hexes;
}

namespace {

/// A transport that is free lies in a zone to which the port is open.
bool has_transport(const ZoneSet& transports, const ZoneSet& harbour) { return (harbour.bits & transports.bits) != 0; }

}  // namespace

/// Campaign 10.2: leaders go along, with a point or alone.
std::vector<PieceId> who_embarks(const Field& field, const verbs::Embark& embark) {
  const bool is_by_sea = embark.by == TransportBy::Sea;
  const bool takes_troops =
      !is_by_sea || has_transport(zones_with_transports(field), zones_of_harbour(field, embark.hex));
  const bool takes_leaders = is_by_sea || field.library().class_of(embark.kind) != UnitClass::Usmrr;
  std::vector<PieceId> all;
  PieceId one = kNoPiece;
  for_each_at(field, embark.hex, [&](PieceId id) {
    if (!can_be_carried(field, id, embark.by)) {
      return;
    }
    if (field.class_of(id) == UnitClass::Leader) {
      if (takes_leaders) {
        all.push_back(id);
      }
    } else if (is_by_sea && takes_troops) {
      all.push_back(id);
    } else if (!is_by_sea && field.piece(id).kind == embark.kind && (one == kNoPiece || id < one)) {
      one = id;
    }
  });
  if (one != kNoPiece) {
    all.push_back(one);
  }
  heap_sort(all.begin(), all.end());
  return all;
}

namespace {

/// How the phasing side can embark anybody at all, worked out once for all hexes.
struct OpenWays {
  ZoneSet transports;     ///< 13.2: zones in whose boxes one is free
  bool by_river = false;  ///< 13.4
  HexSet beside_boats;    ///< 13.4.1: a river vessel lies there that can carry a point
};
OpenWays open_ways(const Field& field) {
  const Seat side = field.phasing();
  const MapNetwork& network = field.library().network;
  OpenWays ways;
  ways.transports = side == Seat::Union ? zones_with_transports(field) : ZoneSet();
  ways.by_river = field.value(Track::Transported, index_of(side)) < field.numbers().transport.river;
  const auto is_boat = [](UnitClass one) { return one == UnitClass::Rsp || one == UnitClass::Flotilla; };
  for_each_counter(field, is_boat, [&](PieceId id) {
    const Berth berth = Berth::of(field.piece(id));
    if (!field.has_on_map(id, side) || field.has_flag(id, kMoved | kCommitted) || !is_afloat(field, id) ||
        !berth.is_hexside()) {
      return;
    }
    const NodeId water = node_of(network, berth);
    for (const HexId hex : {static_cast<HexId>(berth.place), hex_beyond(field.grid(), berth.hexside())}) {
      const auto waters = hex == kNoHex ? std::span<const NodeId>() : network.waters_of(hex);
      if (std::find(waters.begin(), waters.end(), water) != waters.end() &&
          carries(field.library().network_data(), field.network(), Vessel::Rsp, water)) {
        ways.beside_boats.add(hex);
      }
    }
  });
  return ways;
}

/// Somebody would embark so (who_embarks): by sea anybody, else of that kind.
bool has_cargo(const Field& field, const verbs::Embark& embark) {
  bool found = false;
  for_each_at(field, embark.hex, [&](PieceId id) {
    const bool counts = embark.by == TransportBy::Sea || field.piece(id).kind == embark.kind;
    found = found || (counts && can_be_carried(field, id, embark.by));
  });
  return found;
}

/// Campaign 10.2: a leader who can move is there.
bool has_leader(const Field& field, HexId hex) {
  bool found = false;
  for_each_at(field, hex, [&](PieceId id) {
    found = found || (field.class_of(id) == UnitClass::Leader && can_be_carried(field, id, TransportBy::Sea));
  });
  return found;
}

Refusal refuse_by(const Field& field, const OpenWays& ways, const verbs::Embark& embark) {
  const Seat side = field.phasing();
  if (!has_cargo(field, embark)) {
    return {"Nobody who can be carried and has not moved is there.", "13.2"};
  }
  if (field.is_occupied(embark.hex, other(side)) || !field.held(side).has(embark.hex)) {
    return {"Troops embark only where their side is in control, without enemies.", "13.2"};
  }
  switch (embark.by) {
    case TransportBy::Sea: {
      const bool is_harbour = field.map().ports().has(embark.hex) || field.map().fortresses().has(embark.hex);
      if (side != Seat::Union || !is_harbour) {
        return {"Only the Union carries troops by sea, from its ports and fortresses.", "13.2"};
      }
      const ZoneSet harbour = zones_of_harbour(field, embark.hex);
      if (harbour.empty() || (!has_transport(ways.transports, harbour) && !has_leader(field, embark.hex))) {
        return {"No transport in a zone of that port is free.", "13.2"};
      }
      return field.map().ports().has(embark.hex) && !field.can_trace(embark.hex, side)
                 ? Refusal{"The port is not in supply.", "13.2"}
                 : kLawful;
    }
    case TransportBy::River:
      if (!ways.by_river && field.library().class_of(embark.kind) != UnitClass::Leader) {
        return {"A unit has gone by water without a vessel in this impulse.", "13.4"};
      }
      return field.library().towns.has(embark.hex) && is_beside_boat_water(field, embark.hex)
                 ? kLawful
                 : Refusal{
                       "Troops go by river only from a town of their side beside a river, lake or bay that carries "
                       "boats in this season.",
                       "13.4"};
    case TransportBy::Boat:
      return ways.beside_boats.has(embark.hex) ? kLawful
                                               : Refusal{"No river vessel that can move lies there.", "13.4.1"};
  }
  return {"Nobody is carried in that way.", "13.2"};
}

}  // namespace

Refusal refuse_embarking(const Field& field, const verbs::Embark& embark) {
  if (!field.map().is_playable(embark.hex) || embark.by > TransportBy::Boat ||
      (embark.by == TransportBy::Sea) != (embark.kind < 0)) {
    return {"Nobody can be in that hex.", "13.2"};
  }
  return refuse_by(field, open_ways(field), embark);
}

std::vector<verbs::Embark> possible_embarkations(const Field& field) {
  std::vector<verbs::Embark> found;
  const Seat side = field.phasing();
  const OpenWays ways = open_ways(field);
  const auto offer = [&](const verbs::Embark& embark) {
    if (!refuse_by(field, ways, embark)) {
      found.push_back(embark);
    }
  };
  const HexSet leaders = leader_hexes(field);
  (field.held(side) & (field.points(side) | leaders | crew_hexes(field))).for_each([&](HexId hex) {
    const bool may_sail = side == Seat::Union && (!ways.transports.empty() || leaders.has(hex));
    if (may_sail && (field.map().ports().has(hex) || field.map().fortresses().has(hex))) {
      offer({hex, TransportBy::Sea, -1});
    }
    const bool by_river =
        (ways.by_river || leaders.has(hex)) && field.library().towns.has(hex) && is_beside_boat_water(field, hex);
    const bool by_boat = ways.beside_boats.has(hex);
    if (!by_river && !by_boat) {
      return;
    }
    std::vector<int> kinds;
    for_each_at(field, hex, [&](PieceId id) {
      const int kind = field.piece(id).kind;
      if (can_be_carried(field, id, TransportBy::River) && std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) {
        kinds.push_back(kind);
      }
    });
    for (const int kind : kinds) {
      if (by_river) {
        offer({hex, TransportBy::River, kind});
      }
      if (by_boat) {
        offer({hex, TransportBy::Boat, kind});
      }
    }
  });
  return found;
}

namespace {

/// Campaign 7.7.1, 5.3.6, 5.3.11: a crew is landed on rails, and by itself in no zone of the enemy; nobody lands where
/// no force of his may go.
Refusal refuse_shore(const Field& field, const Marcher& marcher, const std::vector<PieceId>& cargo, HexId from,
                     HexId to) {
  const auto is_crew = [&](PieceId id) { return field.class_of(id) == UnitClass::Usmrr; };
  if (to == from) {
    return {"They set out from there.", "13.2"};
  }
  if (std::any_of(cargo.begin(), cargo.end(), is_crew) && !field.map().rail_hexes().has(to)) {
    return {"A military railroad is landed on rails.", "7.7.1"};
  }
  return std::all_of(cargo.begin(), cargo.end(), is_crew) ? refuse_crew_entry(field, to)
                                                          : marcher.refuse(from, to, MarchStep{0}, 0);
}

/// Hexes to which water leads, whether they may land there or not.
std::vector<Landing> ways_by_water(const Field& field, const TransportLocals& transport) {
  return transport.by == TransportBy::Sea ? SeaLandings(field, transport).all() : river_landings(field, transport);
}

}  // namespace

std::vector<Landing> landings_of(const Field& field, const TransportLocals& transport) {
  std::vector<Landing> landings = ways_by_water(field, transport);
  const Marcher marcher(field, transport.here, 0);
  const std::vector<PieceId> cargo = cargo_at(field, transport.here);
  std::erase_if(landings, [&](const Landing& landing) {
    return static_cast<bool>(refuse_shore(field, marcher, cargo, transport.here, landing.hex));
  });
  return landings;
}

Refusal refuse_landing(const Field& field, const TransportLocals& transport, HexId hex) {
  const std::vector<Landing> landings = ways_by_water(field, transport);
  if (std::none_of(landings.begin(), landings.end(), [&](const Landing& one) { return one.hex == hex; })) {
    return transport.by == TransportBy::Sea
               ? Refusal{"Free transports with room for them reach no port or coast there.", "13.2"}
               : Refusal{"No water without vessels and forts of the enemy takes them there.", "13.4"};
  }
  return refuse_shore(field, Marcher(field, transport.here, 0), cargo_at(field, transport.here), transport.here, hex);
}

}  // namespace longroll::campaign
