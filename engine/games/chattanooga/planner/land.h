#pragma once
#include <vector>

#include "engine/games/chattanooga/battle.h"
#include "engine/map/distance_field.h"

namespace longroll::chattanooga {

/// How far it is over the ground of one scenario to the hexes that win it, when nobody is in the way. Worked out once,
/// read by the computer's judgement only. Distances are movement points of infantry.
class Land {
 public:
  static constexpr int kFar = 120;  ///< farther than this, or no way at all

  /// A hex by which units of a side reach the ground that wins: who holds all gates against them holds the battle.
  struct Gate {
    HexId hex = kNoHex;
    DistanceField distances;
  };

  Land(const Library& library, const Scenario& scenario);

  /// From that hex to the nearest one in which the side wins (3.3).
  int to_goal(Seat side, HexId from) const { return distances_[side].at(from); }
  /// From every hex to the nearest of those.
  DistanceField distances_to(const HexSet& hexes) const;
  /// The side has ground to win on; else it wins where the enemy has not (3.4).
  bool has_goal(Seat side) const { return has_goal_[side]; }
  /// By which they get there: at most kMaxGates.
  const std::vector<Gate>& gates(Seat side) const { return gates_[side]; }

 private:
  static constexpr std::size_t kMaxGates = 24;

  const Library* library_;
  BySide<bool> has_goal_{};
  BySide<DistanceField> distances_;
  BySide<std::vector<Gate>> gates_;
};

}  // namespace longroll::chattanooga
