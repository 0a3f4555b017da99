#include "engine/map/paths.h"

namespace longroll {

void Reach::clear() {
  for (const HexId hex : hexes()) {
    cost_[hex] = kFar;
  }
  // A search that ended early has left some waiting.
  for (const HexId head : waiting_) {
    for (HexId hex = head; hex != kNoHex; hex = next_[hex]) {
      cost_[hex] = kFar;
    }
  }
  count_ = 0;
  waiting_.clear();
}

void Reach::open(int budget) { waiting_.assign(static_cast<std::size_t>(budget) + 1, kNoHex); }

void Reach::settle(int cost) {
  const std::size_t first = count_;
  HexId& head = waiting_[static_cast<std::size_t>(cost)];
  for (HexId hex = head; hex != kNoHex; hex = next_[hex]) {
    found_[count_++] = hex;
  }
  head = kNoHex;
  std::sort(found_.begin() + static_cast<std::ptrdiff_t>(first), found_.begin() + static_cast<std::ptrdiff_t>(count_));
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
