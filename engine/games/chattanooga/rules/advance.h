#pragma once
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/movers.h"

namespace longroll::chattanooga {

/// Chattanooga 3.3, 10.12: who must advance into the hex that was attacked: the attacker with the infantry and cavalry
/// of its stack, from the bottom up, as far as the ground lets each pass. Nobody when the hex is not empty, when no
/// defender retreated, routed or would have, or when the attacker has left its own hex.
Movers must_advance(const Field& field, const CombatLocals& combat);

}  // namespace longroll::chattanooga
