#pragma once
#include "engine/games/battles/field.h"
#include "engine/games/battles/planner/stance.h"

namespace longroll::battles {

/// The ways of conducting a turn as they suit a side now: the first is what the computer does without a thought, and
/// what it expects of the enemy. A side that would lose if the battle ended now (by the middle of what either side
/// needs) presses; the other is steady.
const Stances& stances_of(const Field& field, Seat side);

}  // namespace longroll::battles
