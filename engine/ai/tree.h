#pragma once
#include <cstdint>
#include <vector>

#include "engine/play/action.h"

namespace longroll {

/// What a search has learnt, as a tree of decisions: a node stands for the decisions that lead to it, whatever the dice
/// and the hidden cards were. So an action may be lawful in one visit of a node and not in the next; each node counts
/// how often it could have been chosen.
class Tree {
 public:
  using NodeId = std::int32_t;
  static constexpr NodeId kNone = -1;
  static constexpr NodeId kRoot = 0;

  struct Node {
    Action action;               ///< the decision that leads here
    NodeId first_child = kNone;  ///< children in the order of their actions
    NodeId next = kNone;         ///< next child of the same parent
    std::int32_t visits = 0;
    std::int32_t chances = 0;  ///< visits of the parent in which the action was lawful
    std::int64_t sum = 0;      ///< of the values found below, for the root's seat, in thousandths of a won game
  };

  void clear() { nodes_.assign(1, Node{}); }
  const Node& node(NodeId id) const { return nodes_[static_cast<std::size_t>(id)]; }
  std::size_t size() const { return nodes_.size(); }

  /// Among the `lawful` actions the child of `parent` to try now: what has done well, what is promising (`weights`, one
  /// each), and what has been tried too seldom. A weight of 1 beside greater ones is passed over. Children are made for
  /// actions met for the first time.
  NodeId select(NodeId parent, const Actions& lawful, const std::vector<int>& weights, double curiosity);

  void add(NodeId id, int value) {
    Node& node = nodes_[static_cast<std::size_t>(id)];
    ++node.visits;
    node.sum += value;
  }

  /// The child of `parent` for that action, made when it is new.
  NodeId child(NodeId parent, const Action& action);

 private:
  Node& at(NodeId id) { return nodes_[static_cast<std::size_t>(id)]; }
  NodeId insert(NodeId parent, NodeId before, NodeId after, const Action& action);

  std::vector<Node> nodes_;
  std::vector<NodeId> offered_;  // the child of each lawful action, during select
};

}  // namespace longroll
