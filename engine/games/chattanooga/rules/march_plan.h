#pragma once
#include "engine/games/chattanooga/rules/stack_move.h"

namespace longroll::chattanooga {

/// What lies before a stack on its way to where it was sent: steps that it makes at once, then perhaps one that takes
/// checks.
struct MarchPlan {
  struct Step {
    HexId hex = kNoHex;
    int points = 0;  ///< left after it
  };
  std::array<Step, MoveReach::kMaxPoints> steps{};
  std::size_t count = 0;
  Step after_checks{};  ///< kNoHex: all steps are made at once
};

/// Chattanooga 6.3, 7.1: the way to the target of the march with the fewest checks and among those the cheapest.
/// Without any step: no way leads there.
MarchPlan plan_march(const Field& field, const Movers& movers, const MarchLocals& march);

}  // namespace longroll::chattanooga
