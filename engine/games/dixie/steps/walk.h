#pragma once
#include "engine/games/dixie/field.h"
#include "engine/play/now.h"

namespace longroll::dixie {

/// Dixie 8.0, 8.3: a card makes a lawful move, of one or two battle moves; crossings of water are counted, terrain and
/// empty positions change hands at once (4.0).
void walk(const Edition& edition, Now& now, PieceId card, Place to);

/// Dixie 12.0: keeps count of the special cards played on a position in a phase.
void note_special(Now& now, SpecialKind kind, Place position);

}  // namespace longroll::dixie
