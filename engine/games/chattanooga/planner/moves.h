#pragma once
#include "engine/games/chattanooga/planner/draft.h"
#include "engine/games/chattanooga/planner/land.h"
#include "engine/games/chattanooga/planner/stance.h"

namespace longroll::chattanooga {

/// Writes the Movement Phase into the draft, up to its end or to the next die.
void plan_moves(Draft& draft, const Land& land, const Conduct& conduct);

}  // namespace longroll::chattanooga
