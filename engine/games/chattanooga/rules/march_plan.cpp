// build: small
#include "engine/games/chattanooga/rules/march_plan.h"

namespace longroll::chattanooga {

/// Chattanooga 6.3, 7.1
MarchPlan plan_march(const Field& field, const Movers& movers, const MarchLocals& march) {
  const StackMove move(field, movers, march);
  MoveReach reach;
  move.reach(reach);
  MarchPlan plan;
  if (!reach.has(march.target)) {
    return plan;
  }
  HexId from = move.here();
  reach.for_each_step_to(march.target, [&](const MoveReach::Way& way) {
    const MarchPlan::Step step{way.hex, move.points_after(way)};
    const bool must_check = move.must_check_on_leaving(from);
    if (must_check) {
      plan.after_checks = step;
    } else {
      plan.steps[plan.count++] = step;
    }
    from = way.hex;
    return !must_check;
  });
  return plan;
}

}  // namespace longroll::chattanooga
