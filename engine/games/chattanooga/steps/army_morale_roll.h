#pragma once
#include "engine/games/chattanooga/steps/step_rule.h"

/// The dice of army morale (Chattanooga 16.1). Nothing is begun when the option is off.
namespace longroll::chattanooga {

/// Chattanooga 16.1: a hex has changed hands: one die for the army that gains it, one for the army that loses it. The
/// Combat, which is over, is the innermost step.
void roll_for_ground(const Library& library, Now& now, const CombatLocals& combat);

/// Chattanooga 13.4, 16.1: a leader of that command was hit, and one of the other where there is one; -1: none. The
/// Combat is the innermost step.
void roll_for_leaders(Now& now, int command, int next);

/// Chattanooga 16.1: the morale of every army on the map settles, in the administrative phase.
void settle_armies(const Library& library, Now& now);

}  // namespace longroll::chattanooga
