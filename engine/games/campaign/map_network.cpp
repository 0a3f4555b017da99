// build: small
#include "engine/games/campaign/map_network.h"

#include "engine/games/campaign/berth.h"

namespace longroll::campaign {
namespace {

/// Campaign 2.1.1: water that carries boats in some season.
bool is_boat_water(Water water) { return water != Water::None && water != Water::Minor; }

/// Campaign 13.1.1: water that vessels of the sea use.
bool is_sea_water(Water water) { return water == Water::Tidal || water == Water::Bay; }

}  // namespace

struct MapNetwork::Maker {
  const GroundMap& ground;
  MapNetwork& made;
  std::vector<Network::Link> links;

  NodeId add(MapNode node) {
    const auto id = static_cast<NodeId>(made.nodes_.size());
    NodeRange& range = made.ranges_[node.kind];
    range.first = range.last < range.first ? id : range.first;
    range.last = id;
    if (node.kind == NodeKind::Water || node.kind == NodeKind::Zone) {
      node.berth = static_cast<std::int16_t>(berth_of(node).pack());
    }
    made.nodes_.push_back(node);
    return id;
  }
  void link(NodeId a, NodeId b) {
    if (a != kNoNode && b != kNoNode) {
      links.push_back({.a = a, .b = b});
    }
  }

  /// Runs `then(Hexside, HexId beyond)` for each side between two hexes in play.
  template <class Then>
  void for_each_side(Then&& then) {
    ground.in_play().for_each([&](HexId hex) {
      for (const Direction d : kNamingSides) {
        const HexId next = ground.grid.neighbor(hex, d);
        if (next != kNoHex && ground.is_playable(next)) {
          then(Hexside{hex, d}, next);
        }
      }
    });
  }

  void add_rails() {
    HexSet rails = ground.rail_hexes();
    std::size_t found = 0;
    for (const MapLine& line : ground.lines) {
      if (line.kind == "unfinished") {
        if (found < made.unfinished_.size()) {
          made.unfinished_[found++] = line.hexes;
        }
        for (const HexId hex : line.hexes) {
          rails.add(hex);
        }
      }
    }
    rails.for_each([&](HexId hex) { made.rail_[hex] = add({.kind = NodeKind::Rail, .hex = hex, .side = {}}); });
  }

  void add_roads() {
    ground.in_play().for_each([&](HexId hex) {
      if (ground.state_at(hex) == AmericanState::Kentucky) {
        made.kentucky_.add(hex);
      }
      for (const Direction d : kAllDirections) {
        if (made.road_[hex] == kNoNode && ground.is_road(hex, d)) {
          made.road_[hex] = add({.kind = NodeKind::Road, .hex = hex, .side = {}});
        }
      }
    });
  }

  void add_places() {
    ground.in_play().for_each([&](HexId hex) {
      bool is_place = ground.place_at(hex) != nullptr;
      for (const Direction d : kAllDirections) {
        is_place = is_place || is_boat_water(ground.water(hex, d));
      }
      if (is_place) {
        made.place_[hex] = add({.kind = NodeKind::Place, .hex = hex, .side = {}});
      }
    });
  }

  void add_waters() {
    for_each_side([&](const Hexside& side, HexId next) {
      if (!is_boat_water(ground.water(side.hex, side.side))) {
        return;
      }
      const NodeId id = add({.kind = NodeKind::Water, .side = side});
      made.water_[static_cast<std::size_t>(index_of(side))] = id;
      for (const HexId hex : {side.hex, next}) {
        std::int8_t& count = made.count_of_waters_[hex];
        made.waters_of_[hex][static_cast<std::size_t>(count)] = id;
        count = static_cast<std::int8_t>(count + 1);
      }
    });
  }

  void add_zones() {
    for (int zone = 0; zone < kSeaZones; ++zone) {
      add({.kind = NodeKind::Zone, .side = {}, .zone = static_cast<SeaZone>(zone)});
      if (zone > 0) {
        link(made.zone(static_cast<SeaZone>(zone - 1)), made.zone(static_cast<SeaZone>(zone)));
      }
    }
  }

  /// Rails, roads and ferries over the sides of hexes.
  void link_ways() {
    for_each_side([&](const Hexside& side, HexId next) {
      const bool has_rails = ground.is_railroad(side.hex, side.side);
      const bool has_road = ground.is_road(side.hex, side.side);
      const NodeId rails[] = {made.rail_[side.hex], made.rail_[next]};
      const NodeId roads[] = {made.road_[side.hex], made.road_[next]};
      const bool are_rails = rails[0] != kNoNode && rails[1] != kNoNode;
      if (ground.is_ferry(side.hex, side.side)) {
        if (!are_rails && !has_road) {
          return;
        }
        const NodeId ferry = add({.kind = NodeKind::Ferry, .side = side});
        for (int i = 0; i < 2; ++i) {
          link(ferry, are_rails ? rails[i] : kNoNode);
          link(ferry, has_road ? roads[i] : kNoNode);
        }
        return;
      }
      link(has_rails ? rails[0] : kNoNode, rails[1]);
      link(has_road ? roads[0] : kNoNode, roads[1]);
    });
  }

  void add_unfinished() {
    for (std::size_t line = 0; line < made.unfinished_.size(); ++line) {
      const std::vector<HexId>& hexes = made.unfinished_[line];
      for (std::size_t i = 1; i < hexes.size(); ++i) {
        const Hexside side = *hexside_between(ground.grid, hexes[i - 1], hexes[i]);
        const NodeId id = add({.kind = NodeKind::Unfinished, .side = side, .line = static_cast<std::uint8_t>(line)});
        link(made.rail_[hexes[i - 1]], id);
        link(id, made.rail_[hexes[i]]);
      }
    }
  }

  /// In a hex one passes from rails to roads; at a place, to the waters beside it and to the sea before a port.
  void link_places() {
    ground.in_play().for_each([&](HexId hex) {
      link(made.rail_[hex], made.road_[hex]);
      const NodeId place = made.place_[hex];
      link(place, made.rail_[hex]);
      link(place, made.road_[hex]);
      for (const NodeId water : made.waters_of(hex)) {
        link(place, water);
      }
      ground.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
        if (ground.ports().has(hex) && ground.is_sea(next) && !ground.is_sand_bar(hex, d)) {
          link(place, made.zone(ground.zone_at(next)));
        }
      });
    });
  }

  /// Campaign 13.1.2, 13.3.3: watercourses meet in corners, and open to the sea where no sand bar shuts them off.
  void link_waters() {
    made.for_each(NodeKind::Water, [&](NodeId id, const MapNode& node) {
      for_each_touching(ground.grid, node.side, [&](const Hexside& next) { link(id, made.water_at(next)); });
      const HexId beyond = hex_beyond(ground.grid, node.side);
      if (is_sea_water(ground.water(node.side.hex, node.side.side))) {
        for (const Direction d : {node.side.side, turned(node.side.side, -1)}) {
          const HexId third = ground.grid.neighbor(node.side.hex, d);
          const auto zone = third == kNoHex ? std::nullopt : ground.sea_at_corner(node.side.hex, d);
          link(id, zone ? made.zone(*zone) : kNoNode);
        }
      }
      if (ground.state_at(node.side.hex) == AmericanState::Kentucky &&
          ground.state_at(beyond) == AmericanState::Kentucky) {
        made.within_kentucky_.add(id);
      }
    });
  }
};

MapNetwork::MapNetwork(const GroundMap& ground) {
  rail_.fill(kNoNode);
  road_.fill(kNoNode);
  place_.fill(kNoNode);
  water_.assign(kMaxHexsides, kNoNode);
  Maker maker{.ground = ground, .made = *this, .links = {}};
  maker.add_rails();
  maker.add_roads();
  maker.add_places();
  maker.add_waters();
  maker.add_zones();
  maker.link_ways();
  maker.add_unfinished();
  maker.link_places();
  maker.link_waters();
  graph_ = Network(static_cast<int>(nodes_.size()), maker.links);
}

std::span<const NodeId> MapNetwork::waters_of(HexId hex) const {
  return std::span(waters_of_[hex]).first(static_cast<std::size_t>(count_of_waters_[hex]));
}

}  // namespace longroll::campaign
