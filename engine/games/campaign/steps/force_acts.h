#pragma once
#include "engine/games/campaign/steps/step_rule.h"

/// What the force of the innermost step ForceMove does where it stands. Each act must be lawful.
namespace longroll::campaign {

/// Campaign 12.1: places an entrenchment, into which the force goes; its move is over.
void entrench(const Library& library, Now& now);

/// Campaign 11.7, 12.1: goes into the fort or the entrenchment of the hex, or comes out; its move is over.
void take_post(const Library& library, Now& now, Post post);

/// Campaign 8.4.2: one depot of its side is gone.
void destroy_depot(const Library& library, Now& now);

/// Campaign 5.3.8: begins to breach the levee that is named by that hex: a die is due.
void begin_breach(Now& now, HexId levee);
/// Campaign 5.3.8: by that die; the move is over.
void breach_levee(const Library& library, Now& now, int die);

}  // namespace longroll::campaign
