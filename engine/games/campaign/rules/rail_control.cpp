// build: small
#include "engine/games/campaign/rules/rail_control.h"

#include "engine/games/campaign/rules/open_nodes.h"

namespace longroll::campaign {
namespace {

/// The rails in these hexes with all ferries and what is built of the unfinished lines.
NodeSet rails_in(const NetworkData& data, const NetworkView& view, const HexSet& hexes) {
  const MapNetwork& network = data.network;
  NodeSet open = network.none();
  network.for_each(NodeKind::Rail, [&](NodeId id, const MapNode& node) {
    if (hexes.has(node.hex)) {
      open.add(id);
    }
  });
  network.for_each(NodeKind::Ferry, [&](NodeId id, const MapNode&) { open.add(id); });
  add_finished_lines(data, view, open);
  return open;
}

HexSet rail_hexes_of(const NetworkData& data, const NodeSet& nodes) {
  HexSet hexes;
  data.network.for_each(NodeKind::Rail, [&](NodeId id, const MapNode& node) {
    if (nodes.has(id)) {
      hexes.add(node.hex);
    }
  });
  return hexes;
}

std::vector<NodeId> rail_nodes(const NetworkData& data, const HexSet& hexes) {
  std::vector<NodeId> nodes;
  hexes.for_each([&](HexId hex) {
    if (data.network.rail_at(hex) != kNoNode) {
      nodes.push_back(data.network.rail_at(hex));
    }
  });
  return nodes;
}

}  // namespace

HexSet rail_anchors(const NetworkData& data, const NetworkView& view, Seat side) {
  const SideOnMap& enemy = view.side(other(side));
  return enemy.occupied | enemy.forts | (data.map.cities() & enemy.held);
}

HexSet rails_taken(const NetworkData& data, const NetworkView& view, Seat side, HexId entered) {
  HexSet taken;
  if (data.network.rail_at(entered) == kNoNode) {
    return taken;
  }
  taken.add(entered);
  HexSet theirs = view.side(other(side)).rails;
  theirs.remove(entered);
  const Network& graph = data.network.graph();
  const HexSet held_on = rail_hexes_of(
      data, graph.flood(rail_nodes(data, rail_anchors(data, view, side) & theirs), rails_in(data, view, theirs)));
  return taken |
         rail_hexes_of(data, graph.flood(rail_nodes(data, taken), rails_in(data, view, (theirs - held_on) | taken)));
}

}  // namespace longroll::campaign
