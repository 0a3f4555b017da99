// The floods of a network, apart from the rest: a search asks for them all the time, so they are built for speed.
#include <algorithm>
#include <array>

#include "engine/map/network.h"

namespace longroll {

NodeSet Network::flood(std::span<const NodeId> seeds, const NodeSet& open) const {
  return within(seeds, open, kMaxNodes);
}

NodeSet Network::within(std::span<const NodeId> seeds, const NodeSet& open, int most) const {
  NodeSet left = open;                // not reached yet
  std::array<NodeId, kMaxNodes> due;  // NOLINT: filled as far as it is read
  std::size_t count = 0;
  const auto reach = [&](NodeId node) {
    if (left.has(node)) {
      left.remove(node);
      due[count++] = node;
    }
  };
  std::for_each(seeds.begin(), seeds.end(), reach);
  std::size_t done = 0;
  for (int links = 0; links < most && done < count; ++links) {
    for (const std::size_t end = count; done < end; ++done) {
      const auto node = static_cast<std::size_t>(due[done]);
      for (int link = first_[node]; link < first_[node + 1]; ++link) {
        reach(linked_[static_cast<std::size_t>(link)]);
      }
    }
  }
  return open - left;
}

}  // namespace longroll
