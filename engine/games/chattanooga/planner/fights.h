#pragma once
#include "engine/games/chattanooga/planner/draft.h"
#include "engine/games/chattanooga/planner/land.h"
#include "engine/games/chattanooga/planner/stance.h"

namespace longroll::chattanooga {

/// Writes the next shots or attack of the Combat Phase into the draft, up to the die, or the end of the phase.
void plan_fight(Draft& draft, const Land& land, const Conduct& conduct);

/// Writes one decision that any other step asks for: a retreat, a return, a leader's help, a cadre, digging.
void plan_answer(Draft& draft, const Land& land, const Conduct& conduct);

}  // namespace longroll::chattanooga
