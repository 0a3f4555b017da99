#pragma once
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/movers.h"

namespace longroll::chattanooga {

/// Chattanooga 13.2: a leader who has not moved goes along with those of his side.
bool can_go_along(const Field& field, PieceId leader);

/// Chattanooga 8.2, 9.3, 15.0: nobody joins any more those who have set out, entered or forced their march, or whom the
/// enemy moves.
bool have_set_out(const Field& field, const Movers& movers, const MarchLocals& march);

/// Chattanooga 9.3, 13.2: a leader who is due comes on with a unit that has just entered by a hex of his. `leader` may
/// be any number.
bool can_enter_along(const Field& field, PieceId leader, const Movers& movers, const MarchLocals& march);

}  // namespace longroll::chattanooga
