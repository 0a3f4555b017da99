#pragma once
#include <vector>

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/planner/land.h"
#include "engine/games/chattanooga/planner/stance.h"

namespace longroll::chattanooga {

/// Plans up to the next die: of the Movement Phase every move, of the Combat Phase one attack or the shots at one
/// target, elsewhere one decision. Every action of a plan is lawful when its turn comes, because the planner has played
/// it out on a copy of the State. The same State and conduct give the same plan.
std::vector<Action> plan_of(const Chattanooga& game, const Land& land, const State& state, const Conduct& conduct);

}  // namespace longroll::chattanooga
