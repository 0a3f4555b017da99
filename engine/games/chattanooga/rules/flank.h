#pragma once
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/intensity.h"

namespace longroll::chattanooga {

/// Chattanooga 10.7: the defender is surrounded: on each of its six sides are enemy units, the zone of a unit that
/// attacks it without a friend of the defender in that hex, or ground that it cannot enter. Of an attack that could be
/// made next, too. Never when the rule is off or at night (12.3).
bool is_flanked(const Field& field, const Engagement& engagement);

/// Chattanooga 10.7: AttackLocals::sides with the hex of one more attacker.
int with_side(const Field& field, int sides, HexId hex, HexId attacker_hex);

}  // namespace longroll::chattanooga
