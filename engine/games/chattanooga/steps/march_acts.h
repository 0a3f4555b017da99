#pragma once
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/games/chattanooga/steps/step_rule.h"

/// What happens in a March (Chattanooga 7.1, 8.2, 8.3), which is the innermost step.
namespace longroll::chattanooga {

/// Others of their side stand in the hex of the movers.
bool has_others(const Field& field, const Movers& movers);

/// Chattanooga 7.1: the move is over for good.
void finish_march(const Library& library, Now& now, const Movers& movers);

/// One step into the next hex, which the caller writes down in the locals.
void step_to(const Library& library, Now& now, MarchLocals& march, const Movers& movers, HexId next);

/// Chattanooga 8.3: back along its way to the first hex without others of its side, or to where it began.
void turn_back(const Library& library, Now& now, const Movers& movers);

/// Chattanooga 8.1, 8.3: the move ends where the stack stands, as far as it may stay there.
void settle(const Library& library, Now& now, const Movers& movers);

/// Chattanooga 6.3: the next one to be checked, lowest piece first; kNoPiece when all have been.
PieceId next_to_check(const Movers& movers, PieceId checked);

/// Goes on toward the target, up to a hex where checks are due before the next step.
void go_on(const Library& library, Now& now, MarchLocals march, const Movers& movers);

/// The locals of a March from outside agree with the table.
bool fits_march(const Field& field, const Step& step, const Step* above);

}  // namespace longroll::chattanooga
