#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/enum_array.h"
#include "engine/games/campaign/ground_map.h"
#include "engine/games/campaign/ids.h"
#include "engine/map/hexside.h"
#include "engine/map/network.h"

namespace longroll::campaign {

/// What a node of the map's network stands for.
enum class NodeKind : std::uint8_t {
  Rail,        ///< the railroad in a hex, of 1861 or unfinished
  Road,        ///< the road in a hex (14.0)
  Place,       ///< where a line of water begins, ends or changes: a named place, or any land beside water (8.1.2)
  Water,       ///< a hexside that can carry boats in some season
  Ferry,       ///< a ferry between two rail hexes or on a road (7.2)
  Unfinished,  ///< a side of a railroad that is not built in 1861 (7.5)
  Zone,        ///< a sea zone (13.1.1)
};
constexpr int kNodeKinds = 7;

struct MapNode {
  NodeKind kind = NodeKind::Rail;
  HexId hex = kNoHex;  ///< of Rail, Road and Place
  Hexside side;        ///< of Water, Ferry and Unfinished
  SeaZone zone = SeaZone::WestGulf;
  std::uint8_t line = 0;    ///< of Unfinished: which of the unfinished railroads, in the map's order
  std::int16_t berth = -1;  ///< of Water and Zone: Berth::pack
};

/// Nodes of one kind have numbers in a row.
struct NodeRange {
  NodeId first = 0;
  NodeId last = -1;
};

/// Railroads, roads, watercourses and sea zones of the map as one graph, made once (Campaign 7, 8.1.2, 13.1, 14.0).
/// Which nodes are open is said with each question (rules/open_nodes.h).
class MapNetwork {
 public:
  MapNetwork() = default;
  explicit MapNetwork(const GroundMap& ground);

  const Network& graph() const { return graph_; }
  int size() const { return graph_.size(); }
  const MapNode& node(NodeId id) const { return nodes_[static_cast<std::size_t>(id)]; }
  /// Runs `then(NodeId, const MapNode&)` for the nodes of a kind.
  template <class Then>
  void for_each(NodeKind kind, Then&& then) const {
    const NodeRange range = ranges_[kind];
    for (NodeId id = range.first; id <= range.last; ++id) {
      then(id, node(id));
    }
  }
  NodeSet none() const { return {}; }

  /// kNoNode where the map has no such node.
  NodeId rail_at(HexId hex) const { return rail_[hex]; }
  NodeId road_at(HexId hex) const { return road_[hex]; }
  NodeId place_at(HexId hex) const { return place_[hex]; }
  NodeId water_at(const Hexside& side) const { return water_[static_cast<std::size_t>(index_of(side))]; }
  NodeId zone(SeaZone zone) const {
    return static_cast<NodeId>(ranges_[NodeKind::Zone].first + static_cast<int>(zone));
  }
  /// The nodes of water along the six sides of a hex.
  std::span<const NodeId> waters_of(HexId hex) const;

  /// Campaign 7.5: an unfinished railroad's hexes from end to end, by its number in the map's order.
  const std::vector<HexId>& unfinished(int line) const { return unfinished_[static_cast<std::size_t>(line)]; }
  /// Campaign 15.5: water with Kentucky on both sides.
  const NodeSet& within_kentucky() const { return within_kentucky_; }
  const HexSet& kentucky() const { return kentucky_; }

 private:
  struct Maker;

  Network graph_;
  std::vector<MapNode> nodes_;
  EnumArray<NodeKind, NodeRange, kNodeKinds> ranges_{};
  HexArray<NodeId> rail_{};
  HexArray<NodeId> road_{};
  HexArray<NodeId> place_{};
  std::vector<NodeId> water_;  // by index_of(Hexside)
  HexArray<std::array<NodeId, kDirections>> waters_of_{};
  HexArray<std::int8_t> count_of_waters_{};
  std::array<std::vector<HexId>, kUnfinished> unfinished_;
  NodeSet within_kentucky_;
  HexSet kentucky_;
};

}  // namespace longroll::campaign
