#pragma once
#include "engine/games/campaign/planner/draft.h"
#include "engine/games/campaign/planner/land.h"
#include "engine/games/campaign/planner/stance.h"

namespace longroll::campaign {

/// Where the next counter comes on, of those that may come now: army points before cavalry, near goals that want
/// strength. What else is offered is taken when nothing can be placed.
Action choose_place(const Draft& draft, const Land& land, const Stance& stance);
/// Campaign 11.2, 8.4.2, 4.3: at the beginning of an impulse.
Action choose_works(const Draft& draft, const Land& land, const Stance& stance);
/// Campaign 4.1.2, 4.2.4: what is built next.
Action choose_building(const Draft& draft);

}  // namespace longroll::campaign
