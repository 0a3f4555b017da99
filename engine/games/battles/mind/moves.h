#pragma once
#include "engine/games/battles/mind/draft.h"
#include "engine/games/battles/mind/land.h"
#include "engine/games/battles/mind/stance.h"

namespace longroll::battles {

/// Writes the rest of the Movement Phase into the draft: attacks are laid on first, then everybody else finds a post.
void plan_moves(Draft& draft, const Land& land, const Stance& stance);

}  // namespace longroll::battles
