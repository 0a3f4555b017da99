#pragma once
#include <vector>

#include "engine/games/campaign/planner/land.h"
#include "engine/games/campaign/planner/stance.h"

namespace longroll::campaign {

class Campaign;

/// Plans up to the next die or the other side's decision: of the Movement step every move, elsewhere decision by
/// decision. Every action of a plan is lawful when its turn comes, because the planner has played it out on a copy of
/// the State. The same State and stance give the same plan.
std::vector<Action> plan_of(const Campaign& game, const Land& land, const State& state, const Stance& stance);

}  // namespace longroll::campaign
