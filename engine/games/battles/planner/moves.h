#pragma once
#include "engine/games/battles/planner/draft.h"
#include "engine/games/battles/planner/land.h"
#include "engine/games/battles/planner/stance.h"

namespace longroll::battles {

/// Writes the rest of the Movement Phase into the draft: attacks are laid on first, then everybody else finds a post.
void plan_moves(Draft& draft, const Land& land, const Conduct& conduct);

}  // namespace longroll::battles
