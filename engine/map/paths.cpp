#include "engine/map/paths.h"

namespace longroll {

void Reach::clear() {
  for (const Offer& offer : offers_) {
    cost_[static_cast<std::size_t>(offer.hex)] = kFar;
  }
  offers_.clear();
  found_.clear();
}

void Reach::open(int budget) {
  waiting_.assign(static_cast<std::size_t>(budget) + 1, -1);
  constexpr std::size_t kUsual = 200;
  offers_.reserve(kUsual);
  found_.reserve(kUsual);
}

void Reach::offer(HexId hex, int cost, HexId from, bool stops) {
  const auto i = static_cast<std::size_t>(hex);
  cost_[i] = static_cast<std::int16_t>(cost);
  from_[i] = from;
  stops_[i] = stops;
  std::int16_t& latest = waiting_[static_cast<std::size_t>(cost)];
  // At most one offer for each side of each hex: their number fits.
  offers_.push_back({hex, latest});
  latest = static_cast<std::int16_t>(offers_.size() - 1);
}

std::size_t Reach::settle(int cost) {
  const std::size_t first = found_.size();
  for (int i = waiting_[static_cast<std::size_t>(cost)]; i >= 0; i = offers_[static_cast<std::size_t>(i)].next) {
    const HexId hex = offers_[static_cast<std::size_t>(i)].hex;
    if (cost_[static_cast<std::size_t>(hex)] == cost) {  // else a cheaper way was found meanwhile
      found_.push_back(hex);
    }
  }
  std::sort(found_.begin() + static_cast<std::ptrdiff_t>(first), found_.end());
  return first;
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
