#include "engine/map/movement_costs.h"

#include "engine/core/check.h"

namespace longroll {

void MovementCosts::set(int cost_class, HexId from, Direction d, int cost) {
  LR_CHECK(cost >= kNever && cost <= kDearest, "a cost fits a table of small numbers");
  rows_[index(cost_class, from)][d] = static_cast<std::int8_t>(cost);
  cheapest_ = cost == kNever ? cheapest_ : std::min(cheapest_, cost);
}

SideSets MovementCosts::entered_over(const Grid& grid, int cost_class) const {
  SideSets sets;
  for (int column = 1; column <= grid.columns; ++column) {
    for (int row = 1; row <= grid.rows; ++row) {
      const HexId from = hex_at(column, row);
      grid.for_each_neighbor(from, [&](Direction d, HexId to) {
        if (cost(cost_class, from, d) >= 0) {
          sets[opposite(d)].add(to);
        }
      });
    }
  }
  return sets;
}

}  // namespace longroll
