#include "engine/games/chattanooga/rules/move_reach.h"

namespace longroll::chattanooga {

void MoveReach::open(HexId from) {
  for (const HexId hex : hexes()) {
    least_[hex] = kFar;
  }
  queues_.fill(-1);
  way_count_ = 0;
  count_ = 0;
  queue_ = 0;
  offer({.hex = from, .before = -1, .checks = 0, .spent = 0, .is_slow = false, .next = -1});
}

void MoveReach::offer(const Way& way) {
  if (way.spent >= least_[way.hex] || way_count_ == kMaxWays || way.checks > kMaxChecks) {
    return;
  }
  Way& added = ways_[way_count_];
  added = way;
  std::int16_t& queue = queues_[queue_of(way)];
  added.next = queue;
  queue = static_cast<std::int16_t>(way_count_++);
}

const MoveReach::Way* MoveReach::take(std::int16_t& index) {
  for (; queue_ < kQueues; ++queue_) {
    std::int16_t& queue = queues_[queue_];
    while (queue >= 0) {
      index = queue;
      const Way& way = ways_[static_cast<std::size_t>(index)];
      queue = way.next;
      if (way.spent >= least_[way.hex]) {
        continue;  // a way with fewer checks is as cheap
      }
      if (least_[way.hex] == kFar) {
        best_[way.hex] = index;
        found_[count_++] = way.hex;
      }
      least_[way.hex] = way.spent;
      return &way;
    }
  }
  return nullptr;
}

}  // namespace longroll::chattanooga
