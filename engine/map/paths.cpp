#include "engine/map/paths.h"

namespace longroll {

void Reach::clear() {
  // Hexes that were offered but never settled are still in their buckets.
  for (auto& bucket : buckets_) {
    for (const HexId hex : bucket) {
      cost_[static_cast<std::size_t>(hex)] = kFar;
    }
    bucket.clear();
  }
  for (const HexId hex : found_) {
    cost_[static_cast<std::size_t>(hex)] = kFar;
  }
  found_.clear();
}

void Reach::offer(HexId hex, int cost, HexId from, bool stops) {
  const auto i = static_cast<std::size_t>(hex);
  cost_[i] = static_cast<std::int16_t>(cost);
  from_[i] = from;
  stops_[i] = stops;
  buckets_[static_cast<std::size_t>(cost)].push_back(hex);
}

std::vector<HexId> Reach::way(HexId to) const {
  std::vector<HexId> way;
  if (!has(to)) {
    return way;
  }
  for (HexId hex = to; hex != kNoHex; hex = before(hex)) {
    way.push_back(hex);
  }
  std::reverse(way.begin(), way.end());
  return way;
}

}  // namespace longroll
