// build: small
#include "engine/games/campaign/rules/ships.h"

#include <algorithm>
#include <numeric>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/rules/politics.h"
#include "engine/games/campaign/rules/supply_lines.h"

namespace longroll::campaign {
namespace {

HexId beyond(const Field& field, const Berth& berth) { return hex_beyond(field.grid(), berth.hexside()); }

bool is_linked(const MapNetwork& network, NodeId a, NodeId b) {
  const auto linked = network.graph().linked(a);
  return std::find(linked.begin(), linked.end(), b) != linked.end();
}

/// Where vessels of the berth begin; off a port it is the sea before it.
ShortList<NodeId, kSeaZones> seeds_of(const MapNetwork& network, const Berth& from) {
  ShortList<NodeId, kSeaZones> seeds;
  const NodeId node = node_of(network, from);
  if (!from.is_off_port()) {
    if (node != kNoNode) {
      seeds.push_back(node);
    }
    return seeds;
  }
  for (int zone = 0; zone < kSeaZones && node != kNoNode; ++zone) {
    if (const NodeId sea = network.zone(static_cast<SeaZone>(zone)); is_linked(network, node, sea)) {
      seeds.push_back(sea);
    }
  }
  return seeds;
}

std::span<const NodeId> all_of(const ShortList<NodeId, kSeaZones>& seeds) { return {seeds.begin(), seeds.size()}; }

/// The sea and the waters as one fleet uses them. What is asked of it is one question.
class Chartroom {
 public:
  Chartroom(const Field& field, const Fleet& fleet, Seat side)
      : data_(field.library().network_data()), water_(data_.network.none()) {
    const NetworkView view = waters_of(field);
    bool is_first = true;
    for (int kind = 0; kind < kVessels; ++kind) {
      if (fleet.ships[static_cast<std::size_t>(kind)] == 0) {
        continue;
      }
      const NodeSet of_kind = vessel_water(data_, view, static_cast<Vessel>(kind));
      water_ = is_first ? of_kind : water_ - (water_ - of_kind);
      is_first = false;
    }
    if (fleet.total() == fleet.count(Vessel::Nsp) + fleet.count(Vessel::Ntp)) {  // 13.1.1
      for (int zone = 0; zone < kSeaZones; ++zone) {
        water_.add(data_.network.zone(static_cast<SeaZone>(zone)));
      }
    }
    for_each_vessel(field, [&](PieceId id) {
      if (field.side_of(id) != side && is_hex(field.piece(id).place) && is_afloat(field, id)) {
        add(enemies_, node_of(data_.network, Berth::of(field.piece(id))));
      }
    });
    for_each_counter(field, UnitClass::Fort, [&](PieceId id) {
      if (field.side_of(id) != side && is_hex(field.piece(id).place) && !field.has_flag(id, kSilenced)) {
        for (const NodeId water : data_.network.waters_of(static_cast<HexId>(field.piece(id).place))) {
          forts_.add(water);
        }
      }
    });
  }

  const NetworkData& data() const { return data_; }
  const NodeSet& water() const { return water_; }
  const NodeSet& forts() const { return forts_; }
  const NodeSet& enemies() const { return enemies_; }
  /// Nodes without enemies of any kind.
  NodeSet quiet() const { return water_ - forts_ - enemies_; }
  /// What can be reached without enemies of any kind, the seeds among it.
  NodeSet free_from(std::span<const NodeId> seeds) const {
    NodeSet open = quiet();
    for (const NodeId seed : seeds) {
      open.add(seed);
    }
    return data_.network.graph().flood(seeds, open);
  }
  /// 11.6: what can be reached past forts too, once `free` is what can be reached without.
  NodeSet beyond_forts(const NodeSet& free) const {
    std::vector<NodeId> gates;
    const NodeSet open = water_ - enemies_ - free;
    (forts_ & open).for_each([&](NodeId node) {
      const auto linked = data_.network.graph().linked(node);
      if (std::any_of(linked.begin(), linked.end(), [&](NodeId next) { return free.has(next); })) {
        gates.push_back(node);
      }
    });
    return gates.empty() ? free : free | data_.network.graph().flood(gates, open);
  }
  /// Enemy ports off which vessels of the zones in `reached` can lie (14.1).
  template <class Then>
  void for_each_port(const NodeSet& reached, Then&& then) const {
    data_.map.ports().for_each([&](HexId hex) {
      const NodeId place = data_.network.place_at(hex);
      for (int zone = 0; zone < kSeaZones && place != kNoNode; ++zone) {
        const NodeId sea = data_.network.zone(static_cast<SeaZone>(zone));
        if (reached.has(sea) && is_linked(data_.network, place, sea)) {
          then(hex);
          return;
        }
      }
    });
  }

 private:
  /// The little of the position that says where vessels could be (vessel_water).
  static NetworkView waters_of(const Field& field) {
    NetworkView view;
    view.season = field.season();
    view.kentucky = field.kentucky();
    view.breached = field.breached();
    return view;
  }
  static void add(NodeSet& set, NodeId node) {
    if (node != kNoNode) {
      set.add(node);
    }
  }

  NetworkData data_;
  NodeSet water_;    // where the fleet may be
  NodeSet forts_;    // beside forts of the enemy
  NodeSet enemies_;  // where vessels of the enemy are
};

bool touches(const Chartroom& room, NodeId node, const NodeSet& set) {
  const auto linked = room.data().network.graph().linked(node);
  return std::any_of(linked.begin(), linked.end(), [&](NodeId next) { return set.has(next); });
}

}  // namespace

Vessel vessel_kind(UnitClass unit_class) {
  switch (unit_class) {
    case UnitClass::Ntp:
      return Vessel::Ntp;
    case UnitClass::Rsp:
      return Vessel::Rsp;
    case UnitClass::Flotilla:
      return Vessel::Flotilla;
    case UnitClass::Ironclad:
      return Vessel::Ironclad;
    default:
      return Vessel::Nsp;
  }
}

int Fleet::total() const { return std::accumulate(ships.begin(), ships.end(), 0); }

unsigned Fleet::kinds() const {
  unsigned kinds = 0;
  for (std::size_t kind = 0; kind < ships.size(); ++kind) {
    kinds |= ships[kind] > 0 ? 1U << kind : 0U;
  }
  return kinds;
}

Fleet fleet_of(const Field& field, const std::vector<PieceId>& ships) {
  Fleet fleet;
  for (const PieceId id : ships) {
    ++fleet.ships[static_cast<std::size_t>(vessel_kind(field.class_of(id)))];
  }
  return fleet;
}

/// Campaign 4.2.5
bool is_afloat(const Field& field, PieceId id) {
  const Piece& piece = field.piece(id);
  const Berth berth = Berth::of(piece);
  return is_vessel(field.class_of(id)) && (piece.flags & kUnderConstruction) == 0 &&
         (berth.is_zone() || berth.is_off_port() || berth.is_hexside());
}

std::vector<PieceId> ships_at(const Field& field, const Berth& berth, Seat side) {
  std::vector<PieceId> ships;
  for_each_vessel(field, [&](PieceId id) {
    const Piece& piece = field.piece(id);
    if (piece.place == berth.place && owner_of(piece) == side && is_afloat(field, id) && Berth::of(piece) == berth) {
      ships.push_back(id);
    }
  });
  return ships;
}

std::vector<PieceId> moving_ships(const Field& field) {
  std::vector<PieceId> ships;
  const Seat side = field.phasing();
  for_each_vessel(field, [&](PieceId id) {
    if (field.has_flag(id, kMoving) && field.side_of(id) == side && is_afloat(field, id)) {
      ships.push_back(id);
    }
  });
  return ships;
}

/// Campaign 13.6, 14.1
std::vector<PieceId> forts_at(const Field& field, const Berth& berth, Seat side) {
  std::vector<PieceId> forts;
  if (!is_hex(berth.place)) {
    return forts;
  }
  const auto look = [&](HexId hex) {
    for_each_at(field, hex, [&](PieceId id) {
      if (field.class_of(id) == UnitClass::Fort && field.side_of(id) == side && !field.has_flag(id, kSilenced)) {
        forts.push_back(id);
      }
    });
  };
  look(static_cast<HexId>(berth.place));
  if (const HexId other_hex = berth.is_hexside() ? beyond(field, berth) : kNoHex; other_hex != kNoHex) {
    look(other_hex);
  }
  return forts;
}

bool meets_vessels(const Field& field, const Berth& berth, Seat side) {
  return is_hex(berth.place) && !ships_at(field, berth, other(side)).empty();
}
bool meets_forts(const Field& field, const Berth& berth, Seat side) {
  return !forts_at(field, berth, other(side)).empty();
}

bool holds_for(const FleetWaysNote& note, const MapNetwork& network, const Fleet& fleet, Seat side, const Berth& from) {
  if (note.kinds != fleet.kinds() || note.side != side) {
    return false;
  }
  if (note.from == from) {
    return true;
  }
  const auto seeds = seeds_of(network, from);
  return note.ways.is_quiet && !seeds.empty() &&
         std::all_of(seeds.begin(), seeds.end(), [&](NodeId seed) { return note.ways.free.has(seed); });
}

namespace {

/// Campaign 15.3, 13.0: the hexes whose forts mediation keeps vessels of the side from attacking in this turn.
HexSet spared_forts(const Field& field, Seat side) {
  HexSet spared;
  field.forts(other(side)).for_each([&](HexId hex) {
    if (is_mediated(field, side, hex)) {
      spared.add(hex);
    }
  });
  return spared;
}

}  // namespace

/// Campaign 11.6, 13.1, 13.2, 15.3: transports go only where nobody meets them and run past no fort.
FleetWays fleet_ways_of(const Field& field, const Fleet& fleet, Seat side, const Berth& from) {
  FleetWays ways;
  const auto seeds = seeds_of(field.library().network, from);
  if (seeds.empty() || fleet.total() == 0) {
    return ways;
  }
  const Chartroom room(field, fleet, side);
  const NodeSet reached = room.free_from(all_of(seeds));
  const bool has_transports = fleet.count(Vessel::Ntp) > 0;
  const NodeSet met = room.enemies() | room.forts();
  const HexSet spared = spared_forts(field, side);
  const NodeSet spared_water = room.forts() - (room.forts() - waters_beside(room.data(), spared));
  ways.free = (reached & room.water()) - met;
  ways.is_quiet = std::all_of(seeds.begin(), seeds.end(), [&](NodeId seed) { return ways.free.has(seed); });
  if (!has_transports) {
    ways.beyond = (room.beyond_forts(reached) & room.water()) - reached - met;
    (met & room.water()).for_each([&](NodeId id) {
      const bool can_fight = room.enemies().has(id) ? fleet.fights() : fleet.attacks_forts();
      if (can_fight && !spared_water.has(id) && touches(room, id, reached)) {
        ways.contested.add(id);
      }
    });
  }
  if (fleet.total() == fleet.count(Vessel::Nsp)) {  // 14.1: a blockade
    room.for_each_port(reached, [&](HexId hex) {
      const bool has_fort = meets_forts(field, Berth::off(hex), side);
      if (!field.held(side).has(hex) && !(has_fort && spared.has(hex))) {
        (has_fort ? ways.off_port_with_fort : ways.off_port).add(hex);
      }
    });
  }
  return ways;
}

NodeSet free_waters_of(const Field& field, const Fleet& fleet, Seat side, const Berth& from) {
  const Chartroom room(field, fleet, side);
  return room.free_from(all_of(seeds_of(field.library().network, from))) & room.quiet();
}

/// Waters and zones are in the order of their numbers; ports off which vessels lie come between the two.
ShipWays ways_of(const Field& field, const Fleet& fleet, Seat side, const Berth& from) {
  const MapNetwork& network = field.library().network;
  const FleetWays& ways = field.fleet_ways(fleet, side, from);
  const auto berths = [&](const NodeSet& nodes, const HexSet& off_port) {
    std::vector<Berth> list;
    for_each_berth(network, nodes, off_port, [&](const Berth& berth) {
      if (berth != from) {
        list.push_back(berth);
      }
    });
    return list;
  };
  return {.free = berths(ways.free, ways.off_port),
          .contested = berths(ways.contested, ways.off_port_with_fort),
          .beyond = berths(ways.beyond, {})};
}

/// Campaign 11.6: the shortest way, of equally short ones over the node with the lowest number.
std::optional<Berth> next_on_run(const Field& field, const Fleet& fleet, Seat side, const Berth& from,
                                 const Berth& to) {
  const Chartroom room(field, fleet, side);
  const MapNetwork& network = room.data().network;
  const NodeId target = node_of(network, to);
  const ShortList<NodeId, kSeaZones> seeds = seeds_of(network, from);
  if (target == kNoNode || to.is_off_port() || seeds.empty()) {
    return std::nullopt;
  }
  NodeSet open = room.water() - room.enemies();
  open.add(target);
  const std::vector<NodeId> targets = {target};
  const std::vector<std::int16_t> left = network.graph().distances(targets, open, network.size());
  NodeId best = kNoNode;
  for (const NodeId seed : seeds) {
    for (const NodeId next : network.graph().linked(seed)) {
      const std::int16_t distance = left[static_cast<std::size_t>(next)];
      if (distance != Network::kUnreached && (best == kNoNode || distance < left[static_cast<std::size_t>(best)])) {
        best = next;
      }
    }
  }
  return best == kNoNode ? std::nullopt : std::optional(berth_of(network.node(best)));
}

/// Campaign 6.4.2, 13.1.2
std::vector<Berth> berths_within(const Field& field, Vessel kind, Seat side, const Berth& from, int sides) {
  Fleet fleet;
  fleet.ships[static_cast<std::size_t>(kind)] = 1;
  const Chartroom room(field, fleet, side);
  const MapNetwork& network = room.data().network;
  const NodeId start = node_of(network, from);
  std::vector<Berth> berths = {from};
  if (start == kNoNode) {
    return berths;
  }
  NodeSet open = room.quiet();
  open.add(start);
  const std::vector<NodeId> seeds = {start};
  const std::vector<std::int16_t> distance = network.graph().distances(seeds, open, sides);
  network.for_each(NodeKind::Water, [&](NodeId id, const MapNode& node) {
    if (id != start && distance[static_cast<std::size_t>(id)] != Network::kUnreached) {
      berths.push_back(berth_of(node));
    }
  });
  heap_sort(berths.begin() + 1, berths.end(), [](const Berth& a, const Berth& b) { return a.pack() < b.pack(); });
  return berths;
}

Harbours harbours_past(const Field& field, const HexSet& places, const NodeSet& shut) {
  Harbours harbours;
  for (int number = 0; number < kSeaZones; ++number) {
    const auto zone = static_cast<SeaZone>(number);
    ZoneSet one;
    one.add(zone);
    harbours[zone] = ports_open_to(field.library().network_data(), field.network(), one, places, shut);
  }
  return harbours;
}

/// Campaign 13.1.1
ZoneSet bases_of(const Field& field) {
  ZoneSet bases;
  for_each_counter(field, UnitClass::Ntp, [&](PieceId id) {
    const Berth berth = Berth::of(field.piece(id));
    if (berth.is_zone() && is_afloat(field, id)) {
      bases.add(berth.zone());
    }
  });
  for (int number = 0; number < kSeaZones; ++number) {
    const auto zone = static_cast<SeaZone>(number);
    if (!(field.ports_on(zone) & field.held(Seat::Union)).empty()) {
      bases.add(zone);
    }
  }
  return bases;
}

/// Campaign 13.1.1: its box, or those of a Confederate port off which or beside which it lies.
ZoneSet zones_of(const Field& field, const Berth& berth) {
  ZoneSet zones;
  if (berth.is_zone()) {
    zones.add(berth.zone());
  } else if (berth.is_off_port()) {
    zones = field.map().coast_of(static_cast<HexId>(berth.place));
  } else if (berth.is_hexside()) {
    for (const HexId bank : {static_cast<HexId>(berth.place), beyond(field, berth)}) {
      const bool is_port = bank != kNoHex && field.map().ports().has(bank) && field.held(Seat::Confederate).has(bank);
      for (int number = 0; is_port && number < kSeaZones; ++number) {
        if (const auto zone = static_cast<SeaZone>(number); field.ports_on(zone).has(bank)) {
          zones.add(zone);
        }
      }
    }
  }
  return zones;
}

/// Campaign 13.1.1
bool has_base_at(const Field& field, const Berth& berth) {
  const ZoneSet zones = zones_of(field, berth);
  return zones.empty() || (zones.bits & field.bases().bits) != 0;
}

/// A zone is that of a harbour's waters only beside a port of the Confederates.
NodeSet waters_without_base(const Field& field) {
  const MapNetwork& network = field.library().network;
  NodeSet waters = waters_beside(field.library().network_data(), field.map().ports() & field.held(Seat::Confederate));
  network.for_each(NodeKind::Zone, [&](NodeId id, const MapNode&) { waters.add(id); });
  NodeSet closed;
  waters.for_each([&](NodeId id) {
    if (!has_base_at(field, berth_of(network.node(id)))) {
      closed.add(id);
    }
  });
  return closed;
}

/// Campaign 13.6
bool is_repair_port(const Field& field, Vessel kind, Seat side, const Berth& berth) {
  const auto is_port = [&](HexId hex) { return field.map().ports().has(hex) && field.held(side).has(hex); };
  if (berth.is_off_port()) {
    return is_port(static_cast<HexId>(berth.place));
  }
  if (!berth.is_hexside()) {
    return false;
  }
  const Hexside at = berth.hexside();
  const Water water = field.chart().terrain.water_in(field.map().water(at.hex, at.side), field.season());
  const bool is_of_rivers = kind != Vessel::Nsp && kind != Vessel::Ntp;
  const bool is_river = water == Water::Tidal || water == Water::Navigable;
  const auto serves = [&](HexId hex) {
    return is_port(hex) || (is_of_rivers && is_river && field.map().cities().has(hex) && field.held(side).has(hex));
  };
  return serves(at.hex) || serves(beyond(field, berth));
}

/// Campaign 13.6: of equally near ones the lowest number.
std::optional<Berth> nearest_port(const Field& field, Vessel kind, Seat side, const Berth& from) {
  Fleet fleet;
  fleet.ships[static_cast<std::size_t>(kind)] = 1;
  const Chartroom room(field, fleet, side);
  const MapNetwork& network = room.data().network;
  const ShortList<NodeId, kSeaZones> seeds = seeds_of(network, from);
  NodeSet open = room.quiet();
  for (const NodeId seed : seeds) {
    open.add(seed);
  }
  const std::vector<std::int16_t> distance = network.graph().distances(all_of(seeds), open, network.size());
  std::optional<Berth> best;
  int least = network.size() + 2;
  const auto offer = [&](const Berth& berth, int steps) {
    if (steps < least && !meets_forts(field, berth, side) && !meets_vessels(field, berth, side) &&
        is_repair_port(field, kind, side, berth)) {
      best = berth;
      least = steps;
    }
  };
  open.for_each([&](NodeId id) {
    if (const std::int16_t steps = distance[static_cast<std::size_t>(id)]; steps != Network::kUnreached) {
      offer(berth_of(network.node(id)), steps);
    }
  });
  if (kind == Vessel::Nsp || kind == Vessel::Ntp) {  // a port on the open sea
    for (int zone = 0; zone < kSeaZones; ++zone) {
      const NodeId sea = network.zone(static_cast<SeaZone>(zone));
      if (const std::int16_t steps = distance[static_cast<std::size_t>(sea)]; steps != Network::kUnreached) {
        NodeSet only = network.none();
        only.add(sea);
        room.for_each_port(only, [&](HexId hex) { offer(Berth::off(hex), steps + 1); });
      }
    }
  }
  return best;
}

}  // namespace longroll::campaign
