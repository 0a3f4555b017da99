#include "engine/map/distance_field.h"

#include <algorithm>
#include <utility>

namespace longroll {

DistanceField DistanceField::in_hexes(const Grid& grid, const HexSet& ground, const SideSets& entered_over,
                                      std::span<const HexId> goals) {
  DistanceField field(kNone);
  std::vector<HexId> queue;
  for (const HexId goal : goals) {
    if (grid.contains(goal) && field.at(goal) != 0) {
      field.distances_[static_cast<std::size_t>(goal)] = 0;
      queue.push_back(goal);
    }
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const HexId hex = queue[i];
    grid.for_each_neighbor(hex, [&](Direction d, HexId from) {
      if (field.at(from) == kNone && entered_over[d].has(hex) && ground.has(from)) {
        field.distances_[static_cast<std::size_t>(from)] = static_cast<std::int16_t>(field.at(hex) + 1);
        queue.push_back(from);
      }
    });
  }
  return field;
}

DistanceField DistanceField::by_cost(const Grid& grid, const MovementCosts& costs, int cost_class,
                                     std::span<const HexId> goals, int far) {
  DistanceField field(far);
  // All goals at once, nearest hexes first: those at each distance wait in a chain of their own.
  struct Waiting {
    HexId hex;
    int next;
  };
  constexpr int kEnd = -1;
  std::vector<Waiting> waiting;
  std::vector<int> first(static_cast<std::size_t>(std::max(far, 1)), kEnd);
  waiting.reserve(kMaxHexes);
  const auto offer = [&](HexId hex, int distance) {
    auto& least = field.distances_[static_cast<std::size_t>(hex)];
    if (distance < least) {
      least = static_cast<std::int16_t>(distance);
      waiting.push_back(
          {hex, std::exchange(first[static_cast<std::size_t>(distance)], static_cast<int>(waiting.size()))});
    }
  };
  for (const HexId goal : goals) {
    if (grid.contains(goal)) {
      offer(goal, 0);
    }
  }
  for (int distance = 0; distance < far; ++distance) {
    int& head = first[static_cast<std::size_t>(distance)];
    while (head != kEnd) {  // steps that cost nothing lengthen the chain
      const auto [hex, next] = waiting[static_cast<std::size_t>(head)];
      head = next;
      if (field.at(hex) != distance) {
        continue;
      }
      // Backward from the goal: a step away from it costs what the step toward it costs.
      grid.for_each_neighbor(hex, [&](Direction d, HexId from) {
        const int cost = costs.playable().has(from) ? costs.cost(cost_class, from, opposite(d)) : MovementCosts::kNever;
        if (cost != MovementCosts::kNever && distance + cost < far) {
          offer(from, distance + cost);
        }
      });
    }
  }
  return field;
}

}  // namespace longroll
