#pragma once
#include <array>
#include <vector>

#include "engine/games/battles/battle.h"

namespace longroll::battles {

/// How far places are from each other over the ground of one scenario when nobody is in the way: reckoned once, read
/// by the computer's judgement only. In half movement points of infantry.
class Land {
 public:
  static constexpr int kFar = 400;  ///< farther than this, or no way at all

  Land(const Library& library, const Scenario& scenario);

  /// From that hex to the objective, by its index in the scenario.
  int to_objective(std::size_t objective, HexId from) const { return objectives_[objective].at(from); }
  /// From that hex to where the side's lines of communication leave the map.
  int to_base(Seat side, HexId from) const { return bases_[side].at(from); }

 private:
  std::vector<DistanceField> objectives_;
  BySide<DistanceField> bases_;
};

}  // namespace longroll::battles
