#pragma once
#include <vector>

#include "engine/games/battles/game.h"
#include "engine/games/battles/planner/land.h"
#include "engine/games/battles/planner/stance.h"

namespace longroll::battles {

/// Plans whole stretches of a turn: in the Movement Phase every move up to its end, in the Combat Phase one declared
/// attack, elsewhere one decision. Every action of a plan is lawful when its turn comes, because the planner has played
/// it out on a copy of the State. The same State and conduct give the same plan.
std::vector<Action> plan_of(const Battles& game, const Land& land, const State& state, const Conduct& conduct);

}  // namespace longroll::battles
