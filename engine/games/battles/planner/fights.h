#pragma once
#include "engine/games/battles/planner/draft.h"
#include "engine/games/battles/planner/land.h"
#include "engine/games/battles/planner/stance.h"

namespace longroll::battles {

/// Writes the next attack of the Combat Phase into the draft, up to its declaration, or the end of the phase.
void plan_fight(Draft& draft, const Land& land, const Conduct& conduct);

/// Writes one decision that a combat or a Rally step asks for: a loss, a retreat, an advance, a flight, digging.
void plan_answer(Draft& draft, const Land& land, const Conduct& conduct);

}  // namespace longroll::battles
