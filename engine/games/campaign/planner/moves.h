#pragma once
#include "engine/games/campaign/planner/draft.h"
#include "engine/games/campaign/planner/land.h"
#include "engine/games/campaign/planner/stance.h"

namespace longroll::campaign {

/// Of the side that moves: every force in turn, the one that is under way first, up to the next die or to the end of
/// its moves.
void plan_moves(Draft& draft, const Land& land, const Stance& stance);

}  // namespace longroll::campaign
