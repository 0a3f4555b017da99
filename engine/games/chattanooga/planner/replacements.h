#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/planner/stance.h"

namespace longroll::chattanooga {

/// Chattanooga 5.10: what it gains to give the unit, which is eliminated at this moment, extra strength at once, beside
/// what the same point could do later, in hundredths of a strength point. Above 0: it is worth it.
int merit_of_replacement(const Field& field, const Stance& stance, PieceId unit);

}  // namespace longroll::chattanooga
