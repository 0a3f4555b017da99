// build: small
#include "engine/games/campaign/rules/crossings.h"

#include "engine/games/campaign/field.h"
#include "engine/games/campaign/rules/network_view.h"
#include "engine/games/campaign/rules/open_nodes.h"

namespace longroll::campaign {
namespace {

void add(const Field& field, SideSets& sets, const Hexside& side) {
  sets[side.side].add(side.hex);
  sets[opposite(side.side)].add(hex_beyond(field.grid(), side));
}

}  // namespace

/// Campaign 13.4.2, 13.5
Crossings crossings_of(const Field& field, Seat side) {
  Crossings crossings;
  const NetworkData data = field.library().network_data();
  const NetworkView& view = field.network();
  for (const Hexside& boat : view.side(side).boats) {
    add(field, crossings.boats, boat);
  }
  if (view.side(other(side)).vessels.empty()) {
    return crossings;
  }
  const NodeSet closed = interdicted(data, view, other(side));
  data.network.for_each(NodeKind::Water, [&](NodeId id, const MapNode& node) {
    const bool has_bridge = data.map.is_bridge(node.side.hex, node.side.side) ||
                            (data.map.is_ferry(node.side.hex, node.side.side) && is_bridged(data, view, node.side));
    if (closed.has(id) && !has_bridge) {
      add(field, crossings.closed, node.side);
    }
  });
  return crossings;
}

}  // namespace longroll::campaign
