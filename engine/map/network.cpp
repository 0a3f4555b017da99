// build: small
#include "engine/map/network.h"

#include <algorithm>
#include <utility>

#include "engine/core/check.h"
#include "engine/core/heap_sort.h"

namespace longroll {

Network::Network(int nodes, std::span<const Link> links) {
  LR_CHECK(nodes >= 0 && nodes <= kMaxNodes, "too many nodes for a network");
  std::vector<std::pair<NodeId, NodeId>> ways;
  ways.reserve(links.size() * 2);
  for (const Link& link : links) {
    LR_CHECK(link.a >= 0 && link.a < nodes && link.b >= 0 && link.b < nodes, "no such node");
    if (link.a != link.b) {
      ways.emplace_back(link.a, link.b);
      ways.emplace_back(link.b, link.a);
    }
  }
  heap_sort(ways.begin(), ways.end());
  ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
  first_.assign(static_cast<std::size_t>(nodes) + 1, 0);
  linked_.reserve(ways.size());
  for (const auto& [from, to] : ways) {
    first_[static_cast<std::size_t>(from) + 1] += 1;
    linked_.push_back(to);
  }
  for (std::size_t node = 1; node < first_.size(); ++node) {
    first_[node] += first_[node - 1];
  }
}

std::span<const NodeId> Network::linked(NodeId node) const {
  LR_CHECK(node >= 0 && node < size(), "no such node");
  const auto at = static_cast<std::size_t>(node);
  return std::span(linked_).subspan(static_cast<std::size_t>(first_[at]),
                                    static_cast<std::size_t>(first_[at + 1] - first_[at]));
}

std::vector<std::int16_t> Network::distances(std::span<const NodeId> seeds, const NodeSet& open, int most) const {
  std::vector<std::int16_t> distance(static_cast<std::size_t>(size()), kUnreached);
  std::vector<NodeId> due;
  const auto reach = [&](NodeId node, int far) {
    std::int16_t& known = distance[static_cast<std::size_t>(node)];
    if (open.has(node) && known == kUnreached && far <= most) {
      known = static_cast<std::int16_t>(far);
      due.push_back(node);
    }
  };
  for (const NodeId seed : seeds) {
    reach(seed, 0);
  }
  for (std::size_t i = 0; i < due.size(); ++i) {
    for (const NodeId next : linked(due[i])) {
      reach(next, distance[static_cast<std::size_t>(due[i])] + 1);
    }
  }
  return distance;
}

std::vector<std::int16_t> Network::pieces(const NodeSet& open) const {
  std::vector<std::int16_t> piece(static_cast<std::size_t>(size()), kUnreached);
  std::int16_t count = 0;
  std::vector<NodeId> due;
  const auto reach = [&](NodeId node) {
    std::int16_t& known = piece[static_cast<std::size_t>(node)];
    if (open.has(node) && known == kUnreached) {
      known = count;
      due.push_back(node);
    }
  };
  for (NodeId seed = 0; seed < size(); ++seed) {
    due.clear();
    reach(seed);
    for (std::size_t i = 0; i < due.size(); ++i) {
      const std::span<const NodeId> next = linked(due[i]);
      std::for_each(next.begin(), next.end(), reach);
    }
    count = static_cast<std::int16_t>(count + (due.empty() ? 0 : 1));
  }
  return piece;
}

}  // namespace longroll
