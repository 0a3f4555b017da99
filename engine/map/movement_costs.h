#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "engine/map/hex_map.h"
#include "engine/map/hex_set.h"

namespace longroll {

/// A set of hexes for each of their sides.
using SideSets = SideArray<HexSet>;

/// By side: the hexes in play for which `is_open(HexId from, Direction)`.
template <class IsOpen>
SideSets sides_where(const HexMap& map, IsOpen&& is_open) {
  SideSets sets;
  for (const HexId from : hexes_in_play(map)) {
    for (const Direction d : kAllDirections) {
      if (is_open(from, d)) {
        sets[d].add(from);
      }
    }
  }
  return sets;
}

/// What every step on a map costs as far as the ground tells, worked out once. A game numbers its cost classes: troops
/// on foot, guns, guns into an enemy zone of control, wagons along a road, ...
class MovementCosts {
 public:
  static constexpr int kNever = -1;  ///< the step may not be made
  static constexpr int kDearest = 126;

  /// One number for each side of a hex.
  using Row = SideArray<std::int8_t>;

  MovementCosts() = default;

  /// `cost(int cost_class, HexId from, Direction, HexId to)` is kNever or 0 to kDearest, in the game's units. It is
  /// asked of every step into a hex in play; from where does not matter.
  template <class CostOf>
  MovementCosts(const HexMap& map, int classes, CostOf&& cost) {
    Row shut{};
    shut.fill(kNever);
    rows_.assign(static_cast<std::size_t>(classes) * kMaxHexes, shut);
    for (int column = 1; column <= map.grid.columns; ++column) {
      for (int row = 1; row <= map.grid.rows; ++row) {
        const HexId from = hex_at(column, row);
        if (map.is_playable(from)) {
          playable_.add(from);
        }
        map.grid.for_each_neighbor(from, [&](Direction d, HexId to) {
          for (int cost_class = 0; cost_class < classes && map.is_playable(to); ++cost_class) {
            set(cost_class, from, d, cost(cost_class, from, d, to));
          }
        });
      }
    }
  }

  int cost(int cost_class, HexId from, Direction d) const { return row(cost_class, from)[d]; }
  const Row& row(int cost_class, HexId from) const { return rows_[index(cost_class, from)]; }
  /// No step of any class costs less.
  int cheapest() const { return cheapest_; }
  const HexSet& playable() const { return playable_; }
  /// By side: hexes that are entered over that side from the neighbour there.
  SideSets entered_over(const Grid& grid, int cost_class) const;

 private:
  static std::size_t index(int cost_class, HexId from) {
    return static_cast<std::size_t>(cost_class) * kMaxHexes + static_cast<std::size_t>(from);
  }
  void set(int cost_class, HexId from, Direction d, int cost);

  std::vector<Row> rows_;  // class by class, hex by hex
  int cheapest_ = kDearest;
  HexSet playable_;
};

}  // namespace longroll
