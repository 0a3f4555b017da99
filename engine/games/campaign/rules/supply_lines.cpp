// build: small
#include "engine/games/campaign/rules/supply_lines.h"

#include <algorithm>

namespace longroll::campaign {
namespace {

/// The nodes of rails and places in these hexes.
std::vector<NodeId> nodes_in(const MapNetwork& network, const HexSet& hexes) {
  std::vector<NodeId> nodes;
  hexes.for_each([&](HexId hex) {
    for (const NodeId node : {network.rail_at(hex), network.place_at(hex)}) {
      if (node != kNoNode) {
        nodes.push_back(node);
      }
    }
  });
  return nodes;
}

/// Campaign 8.1.1, 13.5: ferries cost half of the line's length, rounded down, and the hex; none where the enemy
/// interdicts.
std::vector<CrossedStep> crossings(const NetworkData& data, const NetworkView& view, Seat side, const NodeSet& shut) {
  const OverlandSteps& steps = data.overland[view.season];
  const int divisor = data.chart.terrain.crossings[Crossing::Ferry].allowance_divisor;
  std::vector<CrossedStep> found;
  const auto add = [&](const FerryStep& step, const Hexside& over, bool is_bridged) {
    const NodeId water = data.network.water_at(over);
    if (is_bridged) {
      found.push_back({.from = step.from, .to = step.to, .points = step.points});
    } else if (water == kNoNode || !shut.has(water)) {
      found.push_back({.from = step.from, .to = step.to, .points = step.points + view.overland / divisor});
    }
  };
  for (const FerryStep& step : steps.ferries) {
    add(step, step.over, is_bridged(data, view, step.over));
  }
  for (const Hexside& boat : view.side(side).boats) {
    for (const FerryStep& step : steps.by_boat_over(boat)) {
      add(step, boat, false);
    }
  }
  return found;
}

/// Campaign 8.1.3, 7.7.2: a line that comes over the sea uses no railroad of a Confederate state that is not upgraded.
void shut_plain_rails(const NetworkData& data, const NetworkView& view, NodeSet& open) {
  data.network.for_each(NodeKind::Rail, [&](NodeId id, const MapNode& node) {
    if (data.map.allegiance_at(node.hex) == Allegiance::Confederate && !view.upgraded.has(node.hex)) {
      open.remove(id);
    }
  });
}

/// A force that enters a hex negates the zone there: the rails and the place in it are open to it then, and serve if
/// they lead on to what is supplied.
HexSet supplied_in_zones(const NetworkData& data, const NetworkView& view, Seat side, const NodeSet& nodes) {
  const SideOnMap& own = view.side(side);
  const SideOnMap& enemy = view.side(other(side));
  HexSet in_zones = enemy.zone - own.occupied - enemy.occupied;
  if (view.kentucky == Kentucky::Neutral) {
    in_zones -= data.network.kentucky();
  }
  const HexSet rails = (in_zones & own.rails) - view.broken;
  const HexSet places = (in_zones & serving_places(data, view, side)) - enemy.held;
  HexSet supplied;
  const auto add_linked = [&](HexId hex, NodeId node) {
    const std::span<const NodeId> next = data.network.graph().linked(node);
    if (std::any_of(next.begin(), next.end(), [&](NodeId one) { return nodes.has(one); })) {
      supplied.add(hex);
    }
  };
  rails.for_each([&](HexId hex) { add_linked(hex, data.network.rail_at(hex)); });
  places.for_each([&](HexId hex) {
    if (data.network.place_at(hex) != kNoNode) {
      add_linked(hex, data.network.place_at(hex));
    }
  });
  return supplied;
}

/// Campaign 13.1.1: ports that are open to these zones along `water`, or from their own coast.
HexSet open_along(const NetworkData& data, const NodeSet& water, const ZoneSet& zones, const HexSet& ports,
                  const HexSet& shut_coasts) {
  std::vector<NodeId> seeds;
  NodeSet open = water;
  for (int zone = 0; zone < kSeaZones; ++zone) {
    if (zones.has(static_cast<SeaZone>(zone))) {
      seeds.push_back(data.network.zone(static_cast<SeaZone>(zone)));
      open.add(seeds.back());
    }
  }
  // A port is an end: the flood goes over water alone.
  const Network& graph = data.network.graph();
  const NodeSet reached = graph.flood(seeds, open);
  HexSet found;
  ports.for_each([&](HexId hex) {
    for (const NodeId next : graph.linked(data.network.place_at(hex))) {
      const bool is_coast = data.network.node(next).kind == NodeKind::Zone;
      if (reached.has(next) && !(is_coast && shut_coasts.has(hex))) {
        found.add(hex);
      }
    }
  });
  return found;
}

/// Campaign 8.1.3: what the Union's transports add to lines over land.
class BySea {
 public:
  BySea(const NetworkData& data, const NetworkView& view, const HexSet& free, const NodeSet& shut)
      : data_(data), view_(view), free_(free), water_(vessel_water(data, view, Vessel::Ntp) - shut) {}

  /// Whether a Union port with a line to a source is open to any sea zone: without one, nothing comes over the sea.
  bool has_home_port(const HexSet& by_land) const {
    ZoneSet all;
    for (int zone = 0; zone < kSeaZones; ++zone) {
      all.add(static_cast<SeaZone>(zone));
    }
    return !open_along(data_, water_, all, own_ports() & by_land, {}).empty();
  }
  /// The ports that a zone's transport supplies.
  HexSet supplied_ports(const ZoneSet& zones) const { return open_along(data_, water_, zones, own_ports(), {}); }
  /// Campaign 8.1.3: a controlled fortress with a completed fort counts as a port for its garrison.
  HexSet supplied_fortresses(const ZoneSet& zones) const {
    const SideOnMap& own = view_.side(Seat::Union);
    const HexSet forts = own.completed_forts & own.held & data_.map.fortresses();
    HexSet fed = open_along(data_, water_, zones, forts, {});
    forts.for_each([&](HexId hex) {
      data_.map.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
        if (data_.map.is_sea(next) && !data_.map.is_sand_bar(hex, d) && zones.has(data_.map.zone_at(next))) {
          fed.add(hex);
        }
      });
    });
    return fed;
  }
  /// Campaign 11.8, 8.1.2: the ocean is a watercourse beside a besieged fort too: a transport that is committed to its
  /// coast feeds it, in a port also one for all ports of the zone.
  HexSet supplied_sieges(const SeaSupply& sea) const {
    const SideOnMap& own = view_.side(Seat::Union);
    const HexSet besieged = own.forts & own.occupied & view_.side(Seat::Confederate).occupied;
    return (besieged & sea.coasts) | open_along(data_, water_, sea.ports, besieged & own.held & data_.map.ports(), {});
  }

 private:
  HexSet own_ports() const { return data_.map.ports() & view_.side(Seat::Union).held & free_; }

  const NetworkData& data_;
  const NetworkView& view_;
  const HexSet& free_;
  NodeSet water_;  // where transports go
};

}  // namespace

HexSet hexes_of(const NetworkData& data, const NodeSet& nodes) {
  HexSet hexes;
  nodes.for_each([&](NodeId id) {
    if (const MapNode& node = data.network.node(id); node.kind == NodeKind::Rail || node.kind == NodeKind::Place) {
      hexes.add(node.hex);
    }
  });
  return hexes;
}

/// Campaign 11.8
HexSet besieged_by_water(const NetworkData& data, const NetworkView& view, Seat side, const NodeSet& nodes) {
  HexSet fed;
  const SideOnMap& own = view.side(side);
  (own.forts & own.occupied & view.side(other(side)).occupied).for_each([&](HexId hex) {
    for (const NodeId water : data.network.waters_of(hex)) {
      if (nodes.has(water)) {
        fed.add(hex);
      }
    }
  });
  return fed;
}

HexSet working_sources(const NetworkData& data, const NetworkView& view, Seat side) {
  HexSet sources;
  if (side == Seat::Union) {
    sources = data.map.union_sources();
  } else {
    for (const MapPlace& place : data.map.places()) {
      if (place.center + place.harbor > 0 && data.map.allegiance_at(place.hex) == Allegiance::Confederate) {
        sources.add(place.hex);
      }
    }
    sources &= view.side(side).held;
  }
  return sources - view.side(other(side)).occupied;
}

HexSet ports_open_to(const NetworkData& data, const NetworkView& view, const ZoneSet& zones, const HexSet& ports,
                     const NodeSet& shut, const HexSet& shut_coasts) {
  return open_along(data, vessel_water(data, view, Vessel::Ntp) - shut, zones, ports, shut_coasts);
}

OverlandLines::OverlandLines(const NetworkData& data, const NetworkView& view, Seat side, const HexSet& free,
                             const NodeSet& shut)
    : data_(data),
      steps_(data.overland[view.season]),
      most_(static_cast<std::size_t>(view.overland)),
      free_(free),
      crossed_(crossings(data, view, side, shut)) {}

namespace {

/// The hexes of a column that lie beside one of `hexes`.
HexSet::Column beside(const Grid& grid, const HexSet& hexes, int column) {
  const HexSet::Column own = hexes.column(column);
  const HexSet::Column across =
      (column > 1 ? hexes.column(column - 1) : 0) | (column < grid.columns ? hexes.column(column + 1) : 0);
  // Both columns beside this one are of the other kind: an upper one's hexes touch this row and the one above.
  return own << 1U | own >> 1U | across | (grid.is_lower(column) ? across >> 1U : across << 1U);
}

/// The columns of a map in which there is anything to look at: it widens by one on both sides with each step.
struct Columns {
  int first;
  int last;

  explicit Columns(const Grid& grid) : first(1), last(grid.columns) {}
  void narrow_to(const HexSet& hexes) {
    while (first < last && hexes.column(first) == 0) {
      ++first;
    }
    while (last > first && hexes.column(last) == 0) {
      --last;
    }
  }
  void widen(const Grid& grid) {
    first = std::max(first - 1, 1);
    last = std::min(last + 1, grid.columns);
  }
  void take_in(int column) {
    first = std::min(first, column);
    last = std::max(last, column);
  }
};

}  // namespace

/// The hexes at each number of points are gone on from once, into those that are due at more; over land only from those
/// that lie beside one which has not been reached.
HexSet OverlandLines::to(const HexSet& ends) const {
  const Grid& grid = data_.map.grid;
  const auto dearest = static_cast<std::size_t>(steps_.dearest);
  std::vector<HexSet> due(most_ + 1);  // by points: hexes from which a way that is so long has been found
  due[0] = ends & data_.map.in_play();
  HexSet within;
  HexSet left = data_.map.in_play();  // not reached yet
  Columns columns(grid);
  columns.narrow_to(due[0]);
  for (std::size_t points = 0; points <= most_; ++points) {
    HexSet through;
    for (int column = columns.first; column <= columns.last; ++column) {
      const HexSet::Column now = due[points].column(column);
      through.set_column(column, now & left.column(column) & free_.column(column));
      within.set_column(column, within.column(column) | now);
      left.set_column(column, left.column(column) & ~now);
    }
    if (points == most_) {
      break;
    }
    for (int column = columns.first; column <= columns.last; ++column) {
      const HexSet::Column rows = through.column(column) == 0 ? 0 : through.column(column) & beside(grid, left, column);
      for (std::size_t side = 0; rows != 0 && side < kDirections; ++side) {
        const int to = column + Grid::kAcross[side];
        if (to < 1 || to > grid.columns) {
          continue;
        }
        const HexSet::Column there = rows_moved(rows, Grid::kDown[grid.is_lower(column) ? 1U : 0U][side]);
        const Direction back = opposite(static_cast<Direction>(side));
        for (std::size_t cost = 1; cost <= dearest && points + cost <= most_; ++cost) {
          HexSet& later = due[points + cost];
          later.set_column(to, later.column(to) | (there & steps_.by_points[cost][back].column(to)));
        }
      }
    }
    columns.widen(grid);
    for (const CrossedStep& step : crossed_) {
      if (const std::size_t at = points + static_cast<std::size_t>(step.points); at <= most_ && through.has(step.to)) {
        due[at].add(step.from);
        columns.take_in(column_of(step.from));
      }
    }
  }
  return within;
}

HexSet overland_to(const NetworkData& data, const NetworkView& view, Seat side, const HexSet& ends, const HexSet& free,
                   const NodeSet& shut) {
  return OverlandLines(data, view, side, free, shut).to(ends);
}

SupplyLines supply_lines(const NetworkData& data, const NetworkView& view, Seat side, const SeaSupply& sea) {
  SupplyLines lines;
  const HexSet& free = lines.free = free_hexes(data, view, side);
  const NodeSet& shut = lines.shut = water_shut_to(data, view, side);
  lines.open = open_nodes(data, view, side, LineUse::Supply, shut, free);
  const Network& graph = data.network.graph();
  lines.sources = working_sources(data, view, side);
  lines.nodes = graph.flood(nodes_in(data.network, lines.sources), lines.open);
  HexSet ends = (lines.sources & free) | hexes_of(data, lines.nodes);
  HexSet coasts;
  if (side == Seat::Union && (!sea.ports.empty() || !sea.coasts.empty())) {
    const BySea by_sea(data, view, free, shut);
    if (by_sea.has_home_port(ends)) {
      const HexSet ports = by_sea.supplied_ports(sea.ports);
      NodeSet open = lines.open;
      shut_plain_rails(data, view, open);
      lines.nodes |= graph.flood(nodes_in(data.network, ports), open);
      ends |= ports | hexes_of(data, lines.nodes);
      coasts = sea.coasts & free;
      lines.fortresses = by_sea.supplied_fortresses(sea.ports);
      lines.sieges = by_sea.supplied_sieges(sea);
    }
  }
  lines.supplied = overland_to(data, view, side, ends | coasts, free, shut) | lines.sources;
  lines.supplied |= supplied_in_zones(data, view, side, lines.nodes);
  lines.sieges |= besieged_by_water(data, view, side, lines.nodes);
  return lines;
}

}  // namespace longroll::campaign
