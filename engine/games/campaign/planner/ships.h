#pragma once
#include "engine/games/campaign/planner/draft.h"
#include "engine/games/campaign/planner/land.h"

namespace longroll::campaign {

/// Campaign 13.1, 13.6, 14.1: the Union's naval strength points go where they shut open ports of the enemy, past forts
/// that are weak enough for them; the Confederacy's vessels attack those that they can beat.
void plan_ships(Draft& draft, const Land& land);
/// The decision of those who are under way.
Action choose_voyage(const Draft& draft, const Land& land);
/// Campaign 13.6: in a naval combat.
Action choose_in_naval_combat(const Draft& draft);

}  // namespace longroll::campaign
