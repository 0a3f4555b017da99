#pragma once
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/steps/step_rule.h"

/// What befalls leaders (Chattanooga 13.2 to 13.4). Nothing when the option is off.
namespace longroll::chattanooga {

/// Chattanooga 13.2: leaders who are alone among enemies go to the nearest friendly unit, or are captured.
void rescue_leaders(const Library& library, Now& now);

/// Chattanooga 13.2: those who move with the units that have just gone from there to there.
void take_leaders_along(const Library& library, Now& now, HexId from, HexId to);

/// Chattanooga 13.2: all leaders of the hex go along with the units that move next.
void take_leaders_with(const Library& library, Now& now, HexId hex);

/// Chattanooga 13.3: the leaders who went along stay there. `raised`: kMoved after a march, which they began with those
/// who moved, however they came there; none after an advance.
void halt_leaders(const Library& library, Now& now, unsigned raised);

/// Chattanooga 13.3: a couplet begins: every leader may apply a bonus again.
void refresh_leaders(const Library& library, Now& now);

/// Chattanooga 13.4: leaders who take part in the combat are hit by that natural die; their armies roll (16.1). The
/// Combat is the innermost step.
void hit_leaders(const Library& library, Now& now, const CombatLocals& combat);

/// Chattanooga 13.3: the part of leaders who apply that bonus in the hex, or anywhere (kNoHex), is over.
void release_leaders(const Library& library, Now& now, Bonus bonus, HexId hex);

}  // namespace longroll::chattanooga
