#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "engine/map/movement_costs.h"

namespace longroll {

/// How far it is from each hex of a map to the nearest of some goals over the ground alone, with no unit in the way.
/// Worked out once and then read.
class DistanceField {
 public:
  /// The distance where no way leads to a goal, unless the maker names another.
  static constexpr int kNone = 0x7fff;

  DistanceField() = default;

  /// In hexes, over steps that `entered_over` (MovementCosts) allows and hexes of `ground`. A goal may lie outside it.
  static DistanceField in_hexes(const Grid& grid, const HexSet& ground, const SideSets& entered_over,
                                std::span<const HexId> goals);
  /// In the costs of a class, the cost of a goal's own hex included and that of the hex itself not. `far` stands for
  /// all that is that far or farther.
  static DistanceField by_cost(const Grid& grid, const MovementCosts& costs, int cost_class,
                               std::span<const HexId> goals, int far);

  int at(HexId hex) const { return distances_[static_cast<std::size_t>(hex)]; }

 private:
  explicit DistanceField(int far) : distances_(kMaxHexes, static_cast<std::int16_t>(far)) {}

  std::vector<std::int16_t> distances_;
};

}  // namespace longroll
