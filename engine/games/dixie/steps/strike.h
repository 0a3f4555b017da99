#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/locals.h"
#include "engine/play/now.h"

namespace longroll::dixie {

/// Dixie 13.2: the first troop card of either side in the position, of those from that number on; kNoPiece when none is
/// left.
PieceId next_to_strike(const Field& field, Place position, int from);

/// Dixie 13.2: begins a card's part in a round of melee; `strike` has the card and the tallies so far against either
/// side. After the last card the step below, a Melee, gets both.
void begin_strike(const Edition& edition, Now& now, StrikeLocals strike);

}  // namespace longroll::dixie
