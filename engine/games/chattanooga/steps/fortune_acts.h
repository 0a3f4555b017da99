#pragma once
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/games/chattanooga/steps/check_effects.h"

/// What fortunes of war (Chattanooga 15.0) do to the table. Flags tell of the Combat Phase that waits, so what a
/// mini-phase does to them is undone or settled here.
namespace longroll::chattanooga {

/// Chattanooga 15.0: those who were moved by a fortune stand where they end; the march has ended, and the Fortune is
/// the innermost step. `have_left`: they have made a step.
void settle_fortune_march(const Library& library, Now& now, const Movers& movers, bool have_left);

/// Chattanooga 15.0: the fortune is over: the phase that waits goes on, and the marker goes to the other side.
void end_fortune(const Library& library, Now& now);

/// What follows from the check of a free recovery.
void settle_free_recovery(const Library& library, Now& now, PieceId unit, const CheckResult& result);

}  // namespace longroll::chattanooga
