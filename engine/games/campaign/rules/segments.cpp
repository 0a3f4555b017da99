// build: small
#include "engine/games/campaign/rules/segments.h"

#include "engine/games/campaign/rules/open_nodes.h"

namespace longroll::campaign {
namespace {

/// Runs `then(HexId next)` for the rail hexes that rails join to `hex` without a ferry that parts segments (7.2).
template <class Then>
void for_each_on_rails(const NetworkData& data, const NetworkView& view, HexId hex, Then&& then) {
  const MapNetwork& network = data.network;
  if (network.rail_at(hex) == kNoNode) {
    return;
  }
  for (const NodeId link : network.graph().linked(network.rail_at(hex))) {
    const MapNode& node = network.node(link);
    if (node.kind == NodeKind::Rail) {
      then(node.hex);
    }
    const bool leads_on = (node.kind == NodeKind::Ferry && is_bridged(data, view, node.side)) ||
                          (node.kind == NodeKind::Unfinished && view.has_line[node.line]);
    if (!leads_on) {
      continue;
    }
    for (const NodeId beyond : network.graph().linked(link)) {
      if (network.node(beyond).kind == NodeKind::Rail && network.node(beyond).hex != hex) {
        then(network.node(beyond).hex);
      }
    }
  }
}

/// Everything within `most` hexes of `from` through `open`, itself included; nothing is searched beyond `stops`.
HexSet rails_from(const NetworkData& data, const NetworkView& view, HexId from, const HexSet& open, const HexSet& stops,
                  int most) {
  HexSet found;
  found.add(from);
  std::vector<HexId> edge = {from};
  for (int hexes = 0; hexes < most && !edge.empty(); ++hexes) {
    std::vector<HexId> next_edge;
    for (const HexId hex : edge) {
      if (stops.has(hex)) {
        continue;
      }
      for_each_on_rails(data, view, hex, [&](HexId next) {
        if (open.has(next) && !found.has(next)) {
          found.add(next);
          next_edge.push_back(next);
        }
      });
    }
    edge.swap(next_edge);
  }
  return found;
}

}  // namespace

/// Campaign 7.3, 7.7.3: upgraded rails carry no more for the Confederacy.
int train_capacity(const NetworkData& data, const NetworkView& view, Seat side, TrainLoad load, HexId hex) {
  const RailNumbers& rail = data.chart.numbers.rail;
  const Allegiance where = data.map.allegiance_at(hex);
  if (side == Seat::Confederate) {
    const bool runs = where == Allegiance::Confederate || where == Allegiance::Kentucky;
    return runs && load == TrainLoad::Units ? rail.confederate_units : 0;
  }
  if (where == Allegiance::Missouri) {
    return load == TrainLoad::Units ? rail.union_units_missouri : 0;
  }
  if (where == Allegiance::Confederate && !view.upgraded.has(hex)) {
    return 0;
  }
  return load == TrainLoad::Units ? rail.union_units : rail.union_usmrr;
}

HexSet usable_rails(const NetworkView& view, Seat side, const HexSet& supplied) {
  return (view.side(side).rails & supplied) - view.broken;
}

HexSet segment_from(const NetworkData& data, const NetworkView& view, HexId from, const HexSet& hexes) {
  return rails_from(data, view, from, hexes, {}, kMaxHexes);
}

HexSet rails_within(const NetworkData& data, const NetworkView& view, HexId from, const HexSet& hexes, int most) {
  return rails_from(data, view, from, hexes, {}, most);
}

bool train_goes(const NetworkData& data, const NetworkView& view, Seat side, TrainLoad load, int units, HexId from,
                const HexSet& usable, const TrainZones& zones) {
  const auto carries = [&](HexId hex) {
    return usable.has(hex) && train_capacity(data, view, side, load, hex) >= units;
  };
  bool goes = false;
  if (carries(from) && !zones.secondary.has(from)) {
    for_each_on_rails(data, view, from,
                      [&](HexId next) { goes = goes || (next != from && !zones.primary.has(next) && carries(next)); });
  }
  return goes;
}

HexSet train_reach(const NetworkData& data, const NetworkView& view, Seat side, TrainLoad load, int units, HexId from,
                   const HexSet& usable, const TrainZones& zones) {
  return train_reach_within(data, view, side, load, units, from, usable, zones, kMaxHexes);
}

HexSet train_reach_within(const NetworkData& data, const NetworkView& view, Seat side, TrainLoad load, int units,
                          HexId from, const HexSet& usable, const TrainZones& zones, int most) {
  HexSet open = usable - zones.primary;
  HexSet carrying;
  open.for_each([&](HexId hex) {
    if (train_capacity(data, view, side, load, hex) >= units) {
      carrying.add(hex);
    }
  });
  HexSet reached;
  if (!usable.has(from) || train_capacity(data, view, side, load, from) < units) {
    return reached;
  }
  reached = rails_from(data, view, from, carrying, zones.secondary, most);
  reached.remove(from);
  return reached;
}

}  // namespace longroll::campaign
