// build: small
#include "engine/games/campaign/rules/economy.h"

#include <algorithm>

#include "engine/games/campaign/rules/supply_lines.h"

namespace longroll::campaign {
namespace {

/// Rails, road and place of a hex.
std::array<NodeId, 3> nodes_at(const MapNetwork& network, HexId hex) {
  return {network.rail_at(hex), network.road_at(hex), network.place_at(hex)};
}

bool touches(const MapNetwork& network, const NodeSet& nodes, HexId hex) {
  const std::array<NodeId, 3> here = nodes_at(network, hex);
  return std::any_of(here.begin(), here.end(), [&](NodeId node) { return node != kNoNode && nodes.has(node); });
}

bool is_richer(const Fragment& a, const Fragment& b) {
  return a.centers != b.centers ? a.centers > b.centers : a.ports > b.ports;
}

/// Campaign 14.1: factories that are connected with the fragment, which must have one of the cities that a factory
/// needs and an open port.
int factories_in(const NetworkData& data, const Fragment& fragment, const EconomyView& extra) {
  const std::vector<Project>& projects = data.chart.war.projects;
  const auto project =
      std::find_if(projects.begin(), projects.end(), [](const Project& one) { return one.id == "factory"; });
  if (project == projects.end() || fragment.ports == 0) {
    return 0;
  }
  const bool has_city = std::any_of(project->needs.begin(), project->needs.end(),
                                    [&](const std::string& city) { return fragment.places.has(*hex_named(city)); });
  int count = 0;
  extra.factories.for_each([&](HexId hex) { count += touches(data.network, fragment.nodes, hex) ? 1 : 0; });
  return has_city ? count * data.chart.war.economy.factory : 0;
}

/// Campaign 8.1
HexSet linked_along(const NetworkData& data, const NetworkView& view, const HexSet& places, const NodeSet& shut,
                    const HexSet& free) {
  std::vector<NodeId> seeds;
  places.for_each([&](HexId hex) {
    for (const NodeId node : nodes_at(data.network, hex)) {
      if (node != kNoNode) {
        seeds.push_back(node);
      }
    }
  });
  const NodeSet reached =
      data.network.graph().flood(seeds, open_nodes(data, view, Seat::Confederate, LineUse::Supply, shut, free));
  return overland_to(data, view, Seat::Confederate, (places & free) | hexes_of(data, reached), free, shut);
}

/// Campaign 15.6: St Louis counts when the Confederacy controls it and a line of supply leads from it to a counted
/// center.
int missouri_in(const NetworkData& data, const NetworkView& view, const Fragment& fragment, const NodeSet& shut,
                const HexSet& free) {
  const ChartPlace& missouri = data.chart.war.missouri;
  const HexId city = *hex_named(missouri.hex);
  if (!view.side(Seat::Confederate).held.has(city) || fragment.centers == 0) {
    return 0;
  }
  HexSet ends;
  for (const MapPlace& place : data.map.places()) {
    if (place.center > 0 && fragment.places.has(place.hex)) {
      ends.add(place.hex);
    }
  }
  return linked_along(data, view, ends, shut, free).has(city) ? missouri.value : 0;
}

int port_value(const MapPlace& place, const EconomyView& extra) {
  return place.harbor == 0 ? 0 : extra.port_value > 0 ? extra.port_value : place.harbor;
}

std::vector<Fragment> fragments_of(const NetworkData& data, const NetworkView& view, const EconomyView& extra,
                                   const NodeSet& shut, const HexSet& free) {
  const HexSet open_harbors = open_ports(data, view);
  const Network& graph = data.network.graph();
  const NodeSet open = open_nodes(data, view, Seat::Confederate, LineUse::Economy, shut, free);
  HexSet left;
  for (const MapPlace& place : data.map.places()) {
    const bool is_ours = view.side(Seat::Confederate).held.has(place.hex);
    if (is_ours && place.center + place.harbor > 0 && data.map.allegiance_at(place.hex) == Allegiance::Confederate) {
      left.add(place.hex);
    }
  }
  std::vector<Fragment> found;
  const HexSet all = left;
  all.for_each([&](HexId first) {
    if (!left.has(first)) {
      return;
    }
    std::vector<NodeId> seeds;
    for (const NodeId node : nodes_at(data.network, first)) {
      if (node != kNoNode) {
        seeds.push_back(node);
      }
    }
    Fragment fragment{.nodes = graph.flood(seeds, open), .places = {}};
    all.for_each([&](HexId hex) {
      if (hex != first && !touches(data.network, fragment.nodes, hex)) {
        return;
      }
      const MapPlace& place = *data.map.place_at(hex);
      fragment.places.add(hex);
      fragment.centers += place.center;
      fragment.ports += open_harbors.has(hex) ? port_value(place, extra) : 0;
      left.remove(hex);
    });
    found.push_back(std::move(fragment));
  });
  return found;
}

}  // namespace

HexSet open_ports(const NetworkData& data, const NetworkView& view) {
  const SideOnMap& enemy = view.side(Seat::Union);
  const MapNetwork& network = data.network;
  NodeSet ships = network.none();
  for (const VesselAt& vessel : enemy.vessels) {
    const NodeId water = network.water_at(vessel.side);
    if (vessel.kind == Vessel::Nsp && water != kNoNode) {
      ships.add(water);
    }
  }
  HexSet ports[2];  // those that forts shut, and those that they do not
  for (const MapPlace& place : data.map.places()) {
    if (place.harbor > 0 && view.side(Seat::Confederate).held.has(place.hex)) {
      const std::vector<ChartPlace>& listed = data.chart.war.ports;
      const auto line = std::find_if(listed.begin(), listed.end(),
                                     [&](const ChartPlace& one) { return hex_named(one.hex) == place.hex; });
      ports[line != listed.end() && line->is_open_under_forts ? 1 : 0].add(place.hex);
    }
  }
  ZoneSet zones;
  for (int zone = 0; zone < kSeaZones; ++zone) {
    zones.add(static_cast<SeaZone>(zone));
  }
  const NodeSet shut = ships | waters_beside(data, enemy.forts);
  const HexSet blockaded = enemy.off_port;
  return ports_open_to(data, view, zones, ports[0], shut, blockaded) |
         ports_open_to(data, view, zones, ports[1], ships, blockaded);
}

std::vector<Fragment> fragments(const NetworkData& data, const NetworkView& view, const EconomyView& extra) {
  return fragments_of(data, view, extra, water_shut_to(data, view, Seat::Confederate),
                      free_hexes(data, view, Seat::Confederate));
}

namespace {

std::vector<Fragment>::const_iterator largest_of(const std::vector<Fragment>& all) {
  return std::max_element(all.begin(), all.end(), [](const Fragment& a, const Fragment& b) { return is_richer(b, a); });
}

}  // namespace

std::optional<Fragment> largest_fragment(const NetworkData& data, const NetworkView& view, const EconomyView& extra) {
  const std::vector<Fragment> all = fragments(data, view, extra);
  return all.empty() ? std::nullopt : std::optional(*largest_of(all));
}

bool is_joined(const NetworkData& data, const Fragment& fragment, HexId hex) {
  return touches(data.network, fragment.nodes, hex);
}

HexSet linked_with(const NetworkData& data, const NetworkView& view, const HexSet& places) {
  return linked_along(data, view, places, water_shut_to(data, view, Seat::Confederate),
                      free_hexes(data, view, Seat::Confederate));
}

Economy economy(const NetworkData& data, const NetworkView& view, const EconomyView& extra) {
  const NodeSet shut = water_shut_to(data, view, Seat::Confederate);
  const HexSet free = free_hexes(data, view, Seat::Confederate);
  const std::vector<Fragment> all = fragments_of(data, view, extra, shut, free);
  Economy total;
  if (all.empty()) {
    return total;
  }
  const auto largest = largest_of(all);
  total.centers = largest->centers;
  total.ports = largest->centers > 0 ? largest->ports : 0;
  total.fragment = largest->places;
  total.factories = factories_in(data, *largest, extra);
  total.missouri = missouri_in(data, view, *largest, shut, free);
  return total;
}

std::optional<Seat> winner_by_economy(const TurnBox& turn, const Economy& economy, int status, int election_level) {
  if (economy.size() - status < turn.survival + election_level) {
    return Seat::Union;
  }
  if (economy.size_for_victory() - status > turn.victory) {
    return Seat::Confederate;
  }
  return std::nullopt;
}

}  // namespace longroll::campaign
