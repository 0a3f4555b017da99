#pragma once
#include "engine/games/chattanooga/planner/draft.h"
#include "engine/games/chattanooga/planner/land.h"
#include "engine/games/chattanooga/planner/stance.h"

namespace longroll::chattanooga {

/// Chattanooga 15.0: picks a fortune of war and carries it out, up to its end or to the next die.
void plan_fortune(Draft& draft, const Land& land, const Conduct& conduct);

}  // namespace longroll::chattanooga
