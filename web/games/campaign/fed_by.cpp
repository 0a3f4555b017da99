// build: logic
#include "web/games/campaign/fed_by.h"

#include <algorithm>
#include <span>

#include "engine/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

using By = FedWay::By;

std::vector<NodeId> nodes_in(const cw::MapNetwork& network, const HexSet& hexes) {
  std::vector<NodeId> out;
  hexes.for_each([&](HexId hex) {
    for (const NodeId node : {network.rail_at(hex), network.place_at(hex)}) {
      if (node != kNoNode) {
        out.push_back(node);
      }
    }
  });
  return out;
}

HexSet only(HexId hex) {
  HexSet out;
  out.add(hex);
  return out;
}

/// Lines of one side, from a force back to what feeds them.
class Tracer {
 public:
  Tracer(const cw::Field& field, Seat side)
      : field_(field),
        side_(side),
        data_(field.library().network_data()),
        view_(field.network()),
        lines_(field.lines(side)),
        overland_(data_, view_, side, lines_.free, lines_.shut) {
    land_.open = lines_.open;
    land_.seeds = lines_.sources;
    read(land_);
    land_.ends |= lines_.sources & lines_.free;
    if (side == Seat::Union) {
      read_sea();
    }
  }

  std::optional<FedWay> trace(HexId from) const {
    if (lines_.sources.has(from)) {
      return FedWay{By::Source, from, from, {}, from};
    }
    const HexSet ends = land_.ends | sea_.ends | coasts_;
    HexId nearest = kNoHex;
    for (int far = 0; far <= view_.overland && nearest == kNoHex; ++far) {
      ends.for_each([&](HexId hex) {
        const bool is_so_far = nearest == kNoHex && data_.map.grid.distance(from, hex) == far;
        if (is_so_far && (far == 0 || overland_.to(only(hex)).has(from))) {
          nearest = hex;
        }
      });
    }
    return nearest == kNoHex ? std::nullopt : onward(from, nearest);
  }

  /// Campaign 11.8: from the water beside a fort, else from the open sea.
  std::optional<FedWay> trace_siege(HexId from) const {
    const std::span<const NodeId> beside = data_.network.waters_of(from);
    std::optional<FedWay> way = along(land_, beside, By::Network, from, from);
    way = way ? way : along(sea_, beside, By::Port, from, from);
    return way ? way : FedWay{By::Coast, from, from, {}, from};
  }

  /// Campaign 8.1.3, 8.3, 8.4.2: of who has no line of his own.
  std::optional<FedWay> trace_limited(const cw::SupplyForce& force) const {
    if (force.is_garrison && lines_.fortresses.has(force.hex)) {
      return FedWay{By::Fortress, force.hex, force.hex, {}, force.hex};
    }
    const cw::LimitedSources sources = cw::limited_sources(data_, view_, side_, lines_, cw::depots_of(field_, side_));
    std::optional<FedWay> best;
    const auto offer = [&](By by, HexId end, const HexSet& reach) {
      const Grid& grid = data_.map.grid;
      const bool is_nearer = !best || grid.distance(force.hex, end) < grid.distance(force.hex, best->end);
      if (reach.has(force.hex) && is_nearer) {
        best = FedWay{by, force.hex, end, {}, end};
      }
    };
    for (const cw::DepotLine& depot : sources.depots) {
      offer(By::Depot, depot.stack.hex, force.is_besieged ? HexSet{} : depot.from);  // 11.8: over land alone
    }
    for (const cw::CitySource& city : sources.cities) {
      offer(By::Cities, city.city, force.is_besieged ? city.sieges : city.from);
    }
    return best;
  }

 private:
  /// What lines lead along, and to which hexes.
  struct Net {
    NodeSet open;
    HexSet seeds;
    NodeSet nodes;
    HexSet ends;
  };

  void read(Net& net) const {
    net.nodes = data_.network.graph().flood(nodes_in(data_.network, net.seeds), net.open);
    net.ends = cw::hexes_of(data_, net.nodes);
  }

  /// Campaign 8.1.3
  void read_sea() {
    const cw::SeaSupply sea = cw::sea_supply(field_);
    cw::ZoneSet all;
    for (int zone = 0; zone < cw::kSeaZones; ++zone) {
      all.add(static_cast<cw::SeaZone>(zone));
    }
    const HexSet own = data_.map.ports() & view_.side(side_).held & lines_.free;
    if (cw::ports_open_to(data_, view_, all, own & land_.ends, lines_.shut).empty()) {
      return;
    }
    coasts_ = sea.coasts & lines_.free;
    sea_.seeds = cw::ports_open_to(data_, view_, sea.ports, own, lines_.shut);
    sea_.open = lines_.open;
    data_.network.for_each(cw::NodeKind::Rail, [&](NodeId id, const cw::MapNode& node) {
      const bool is_plain =
          data_.map.allegiance_at(node.hex) == cw::Allegiance::Confederate && !view_.upgraded.has(node.hex);
      if (is_plain) {  // 7.7.2
        sea_.open.remove(id);
      }
    });
    read(sea_);
    sea_.ends |= sea_.seeds;
  }

  std::optional<FedWay> onward(HexId from, HexId joins) const {
    if (lines_.sources.has(joins)) {
      return FedWay{By::Source, from, joins, {}, joins};
    }
    const std::vector<NodeId> nodes = nodes_in(data_.network, only(joins));
    if (std::optional<FedWay> way = along(land_, nodes, By::Network, from, joins)) {
      return way;
    }
    if (sea_.seeds.has(joins)) {
      return FedWay{By::Port, from, joins, {}, joins};
    }
    std::optional<FedWay> way = along(sea_, nodes, By::Port, from, joins);
    return way || !coasts_.has(joins) ? way : FedWay{By::Coast, from, joins, {}, joins};
  }

  /// The shortest way along the net from one of these nodes to a node of its seeds.
  std::optional<FedWay> along(const Net& net, std::span<const NodeId> from, By by, HexId hex, HexId joins) const {
    const Network& graph = data_.network.graph();
    const std::vector<std::int16_t> far = graph.distances(nodes_in(data_.network, net.seeds), net.nodes, kMaxNodes);
    NodeId node = kNoNode;
    for (const NodeId one : from) {
      const bool is_on = far[static_cast<std::size_t>(one)] != Network::kUnreached;
      if (is_on && (node == kNoNode || far[static_cast<std::size_t>(one)] < far[static_cast<std::size_t>(node)])) {
        node = one;
      }
    }
    if (node == kNoNode) {
      return std::nullopt;
    }
    FedWay out{by, hex, joins, {node}, kNoHex};
    while (far[static_cast<std::size_t>(node)] > 0) {
      for (const NodeId next : graph.linked(node)) {
        if (far[static_cast<std::size_t>(next)] == far[static_cast<std::size_t>(node)] - 1) {
          node = next;
          break;
        }
      }
      out.nodes.push_back(node);
    }
    out.end = data_.network.node(node).hex;
    return out;
  }

  const cw::Field& field_;
  Seat side_;
  cw::NetworkData data_;
  const cw::NetworkView& view_;
  const cw::SupplyLines& lines_;
  cw::OverlandLines overland_;
  Net land_, sea_;
  HexSet coasts_;
};

}  // namespace

std::optional<FedWay> way_of_supply(const cw::Field& field, Seat side, const cw::FedGroup& group) {
  const std::vector<PieceId> unfed = cw::supply_status(field, side).unsupplied;
  const bool is_fed = std::any_of(group.pieces.begin(), group.pieces.end(),
                                  [&](PieceId id) { return !std::binary_search(unfed.begin(), unfed.end(), id); });
  if (!is_fed) {
    return std::nullopt;
  }
  const Tracer tracer(field, side);
  if (!cw::has_own_line(field.lines(side), group.force)) {
    return tracer.trace_limited(group.force);
  }
  return group.force.is_besieged ? tracer.trace_siege(group.force.hex) : tracer.trace(group.force.hex);
}

std::string fed_words(const cw::Field& field, const FedWay& way) {
  bool has_rail = false, has_water = false;
  for (const NodeId node : way.nodes) {
    const cw::NodeKind kind = field.library().network.node(node).kind;
    has_rail = has_rail || kind == cw::NodeKind::Rail;
    has_water = has_water || kind == cw::NodeKind::Water;
  }
  const auto name = [&](HexId hex) {
    const cw::MapPlace* place = field.map().place_at(hex);
    return place != nullptr ? place->name : cw::place_name(field, hex);
  };
  const bool is_overland = way.joins != way.from;
  const std::string end = name(way.end);
  const std::string line = has_rail && has_water ? "by rail and water " : has_water ? "by water " : "by rail ";
  // Over land to where the line begins; on the line itself how it goes.
  const std::string to_line =
      is_overland ? std::string("over land to the ") +
                        (has_rail && field.library().network.rail_at(way.joins) != kNoNode ? "railroad" : "water") +
                        " at " + name(way.joins) + ", "
                  : line;
  const std::string land = is_overland ? "over land " : "";
  switch (way.by) {
    case By::Source:
      return is_overland ? "over land from " + end : "where it stands, at a source";
    case By::Network:
      return to_line + "from " + end;
    case By::Port:
      return way.nodes.empty() ? land + (is_overland ? "from the port of " + end + ", " : "") + "by sea"
                               : to_line + "from the port of " + end + ", by sea";
    case By::Coast:
      return land + (is_overland ? "from the coast at " + end + ", " : "") + "by sea";
    case By::Fortress:
      return "by sea, as a fortress";
    case By::Depot:
      return is_overland ? "over land from the depot at " + end : "from the depot here";
    case By::Cities:
      return is_overland ? "by the cities around " + end : "by other cities";
  }
  return "";
}

}  // namespace longroll::web::campaign
