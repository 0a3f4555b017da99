#pragma once
#include "engine/games/campaign/planner/draft.h"

namespace longroll::campaign {

/// Campaign 13.1, 14.1: the Union's naval strength points go off enemy ports that are open, one to each, as long as no
/// fort meets them.
void plan_ships(Draft& draft);
/// The decision of those who are under way: to the open port of most worth, else they stop.
Action choose_voyage(const Draft& draft);
/// Campaign 13.6: in a naval combat.
Action choose_in_naval_combat(const Draft& draft);

}  // namespace longroll::campaign
