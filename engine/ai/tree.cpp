#include "engine/ai/tree.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace longroll {
namespace {

/// An action that was never tried is taken to be this much worse than its parent is on average.
constexpr double kDoubt = 0.10;

/// Share of the promise that is spread evenly, so that no action worth a thought is wholly forgotten.
constexpr double kEven = 0.05;

}  // namespace

Tree::NodeId Tree::insert(NodeId parent, NodeId before, NodeId after, const Action& action) {
  const auto id = static_cast<NodeId>(nodes_.size());
  nodes_.push_back(Node{action, kNone, after, 0, 0, 0});
  (before == kNone ? at(parent).first_child : at(before).next) = id;
  return id;
}

Tree::NodeId Tree::select(NodeId parent, const Actions& lawful, const std::vector<int>& weights, double curiosity) {
  // Both the lawful actions and the children are sorted: one walk finds or makes the child of each.
  offered_.clear();
  NodeId before = kNone;
  NodeId child = node(parent).first_child;
  for (const Action& action : lawful) {
    while (child != kNone && node(child).action < action) {
      before = child;
      child = node(child).next;
    }
    if (child == kNone || node(child).action != action) {
      child = insert(parent, before, child, action);
    }
    ++at(child).chances;
    offered_.push_back(child);
    before = child;
    child = node(child).next;
  }

  const Node& above = node(parent);
  const double mean = above.visits == 0 ? 0.0 : 0.001 * static_cast<double>(above.sum) / above.visits;
  const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
  const int most = *std::max_element(weights.begin(), weights.end());
  const int least = most > 1 ? 2 : 1;
  const double even = kEven / static_cast<double>(lawful.size());
  NodeId chosen = kNone;
  double highest = 0;
  for (std::size_t i = 0; i < offered_.size(); ++i) {
    if (weights[i] < least) {
      continue;
    }
    const Node& option = node(offered_[i]);
    const double value = option.visits == 0 ? mean - kDoubt : 0.001 * static_cast<double>(option.sum) / option.visits;
    const double promise = (1.0 - kEven) * weights[i] / all + even;
    const double score =
        value + curiosity * promise * std::sqrt(static_cast<double>(option.chances)) / (1 + option.visits);
    if (chosen == kNone || score > highest) {
      chosen = offered_[i];
      highest = score;
    }
  }
  return chosen;
}

Tree::NodeId Tree::child(NodeId parent, const Action& action) {
  NodeId before = kNone;
  NodeId child = node(parent).first_child;
  while (child != kNone && node(child).action < action) {
    before = child;
    child = node(child).next;
  }
  return child != kNone && node(child).action == action ? child : insert(parent, before, child, action);
}

}  // namespace longroll
