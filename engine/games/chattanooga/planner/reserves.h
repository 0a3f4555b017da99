#pragma once
#include "engine/games/chattanooga/planner/draft.h"
#include "engine/games/chattanooga/planner/land.h"

namespace longroll::chattanooga {

/// In a Movement Phase: each reserve of the side comes on toward the ground that wins, or deploys where it is near.
void plan_reserves(Draft& draft, const Land& land);

/// What a decision about reserves is worth: of forming one, of taking part, of deploying there. 0: it is no such
/// decision, or not worth it.
int merit_about_reserves(const Field& field, const Land& land, Seat seat, const Action& action);

}  // namespace longroll::chattanooga
