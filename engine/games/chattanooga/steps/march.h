#pragma once
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/games/chattanooga/steps/step_rule.h"

namespace longroll::chattanooga {

/// Chattanooga 7.1, 8.2: these units, which stand in one hex, begin to move together; `spent`: movement points that
/// they have paid to enter the map (9.3).
void begin_march(const Library& library, Now& now, const Movers& movers, int spent = 0);

/// What follows from the check of a unit that leaves an enemy zone of control (6.3), and from that of a stack that is
/// to be joined (8.3). The march is the innermost step.
void settle_leaving(const Library& library, Now& now, PieceId unit, const CheckResult& result);
void settle_joining(const Library& library, Now& now, PieceId unit, const CheckResult& result);

}  // namespace longroll::chattanooga
