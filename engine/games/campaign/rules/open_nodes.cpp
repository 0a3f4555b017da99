// build: small
#include "engine/games/campaign/rules/open_nodes.h"

#include <algorithm>

namespace longroll::campaign {
namespace {

/// Campaign 15.5: nobody uses Kentucky while it is neutral, nor the rivers within it.
bool is_kentucky_shut(const NetworkView& view) { return view.kentucky == Kentucky::Neutral; }

/// Takes closed levees away, and the water within Kentucky while that is neutral.
NodeSet without_shut(const NetworkData& data, const NetworkView& view, NodeSet water) {
  for (const LeveeNode& levee : data.waters.levees) {
    if (!view.breached.has(levee.hex)) {
      water.remove(levee.water);
    }
  }
  if (is_kentucky_shut(view)) {
    water -= data.network.within_kentucky();
  }
  return water;
}

}  // namespace

NodeSet vessel_water(const NetworkData& data, const NetworkView& view, Vessel kind) {
  return without_shut(data, view, data.waters.seasons[view.season].vessels[static_cast<std::size_t>(kind)]);
}

bool carries(const NetworkData& data, const NetworkView& view, Vessel kind, NodeId water) {
  const bool is_dammed = std::any_of(data.waters.levees.begin(), data.waters.levees.end(), [&](const LeveeNode& levee) {
    return levee.water == water && !view.breached.has(levee.hex);
  });
  return data.waters.seasons[view.season].vessels[static_cast<std::size_t>(kind)].has(water) && !is_dammed &&
         !(is_kentucky_shut(view) && data.network.within_kentucky().has(water));
}

/// Campaign 11.0, 11.6
NodeSet waters_beside(const NetworkData& data, const HexSet& hexes) {
  NodeSet waters = data.network.none();
  hexes.for_each([&](HexId hex) {
    for (const NodeId water : data.network.waters_of(hex)) {
      waters.add(water);
    }
  });
  return waters;
}

NodeSet interdicted(const NetworkData& data, const NetworkView& view, Seat by) {
  NodeSet closed = data.network.none();
  std::array<std::vector<NodeId>, kVessels> seeds;
  for (const VesselAt& vessel : view.side(by).vessels) {
    const NodeId water = data.network.water_at(vessel.side);
    if (water != kNoNode && carries(data, view, vessel.kind, water)) {
      seeds[static_cast<std::size_t>(vessel.kind)].push_back(water);
      closed.add(water);
    }
  }
  const int most = data.chart.numbers.naval.interdiction;
  for (std::size_t kind = 0; kind < seeds.size(); ++kind) {
    if (seeds[kind].empty()) {
      continue;
    }
    const NodeSet open =
        vessel_water(data, view, static_cast<Vessel>(kind)) - waters_beside(data, view.side(other(by)).forts);
    closed |= data.network.graph().within(seeds[kind], open, most);
  }
  return closed;
}

NodeSet water_shut_to(const NetworkData& data, const NetworkView& view, Seat side) {
  return interdicted(data, view, other(side)) | waters_beside(data, view.side(other(side)).forts);
}

bool is_bridged(const NetworkData& data, const NetworkView& view, const Hexside& ferry) {
  const Water water = data.map.water(ferry.hex, ferry.side);
  return water != Water::Tidal && water != Water::Bay && view.upgraded.has(ferry.hex) &&
         view.upgraded.has(hex_beyond(data.map.grid, ferry));
}

void add_finished_lines(const NetworkData& data, const NetworkView& view, NodeSet& open) {
  data.network.for_each(NodeKind::Unfinished, [&](NodeId id, const MapNode& node) {
    if (view.has_line[node.line]) {
      open.add(id);
    }
  });
}

HexSet free_hexes(const NetworkData& data, const NetworkView& view, Seat side) {
  const SideOnMap& own = view.side(side);
  const SideOnMap& enemy = view.side(other(side));
  HexSet free = data.map.in_play() - enemy.occupied - (enemy.zone - own.occupied);
  if (is_kentucky_shut(view)) {
    free -= data.network.kentucky();
  }
  return free;
}

HexSet serving_places(const NetworkData& data, const NetworkView& view, Seat side) {
  const SideOnMap& own = view.side(side);
  return data.map.cities() | data.map.ports() | data.map.fortresses() | own.depots | own.forts;
}

NodeSet open_nodes(const NetworkData& data, const NetworkView& view, Seat side, LineUse use, const NodeSet& shut,
                   const HexSet& free) {
  const MapNetwork& network = data.network;
  const SideOnMap& own = view.side(side);
  NodeSet open = network.none();
  const auto add = [&](NodeId node) {
    if (node != kNoNode) {
      open.add(node);
    }
  };
  ((free & own.rails) - view.broken).for_each([&](HexId hex) { add(network.rail_at(hex)); });
  if (use == LineUse::Economy) {
    (free & own.held).for_each([&](HexId hex) { add(network.road_at(hex)); });
  }
  ((free - view.side(other(side)).held) & serving_places(data, view, side)).for_each([&](HexId hex) {
    add(network.place_at(hex));
  });
  const SeasonWaters& waters = data.waters.seasons[view.season];
  open |= without_shut(data, view, use == LineUse::Economy ? waters.economy : waters.supply[side]) - shut;
  network.for_each(NodeKind::Ferry, [&](NodeId id, const MapNode& node) {
    const NodeId water = network.water_at(node.side);
    if (water == kNoNode || !shut.has(water) || is_bridged(data, view, node.side)) {
      open.add(id);
    }
  });
  add_finished_lines(data, view, open);
  return open;
}

}  // namespace longroll::campaign
