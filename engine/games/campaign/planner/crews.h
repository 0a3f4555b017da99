#pragma once
#include "engine/games/campaign/planner/draft.h"

namespace longroll::campaign {

/// Campaign 7.7: each crew of the military railroad goes to the nearest railroad of the South that the Union controls,
/// and upgrades it.
void plan_crews(Draft& draft);
/// The decision of a crew that moves.
Action choose_crew_move(const Draft& draft);

}  // namespace longroll::campaign
