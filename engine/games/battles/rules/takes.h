#pragma once
#include "engine/games/battles/rules/movement.h"

/// Which units can be moved now, and how.
namespace longroll::battles {

/// Why the unit may not use strategic movement; empty when it may (6.41, 6.45, 12.1).
Refusal refuse_strategic(const Field& field, PieceId unit);

/// It can still be moved in this Movement Phase: of the phasing side, free, not moved yet, and it has somewhere to go.
bool can_move(const Field& field, PieceId unit);
/// Why it cannot be taken; empty when it can.
Refusal refuse_take(const Field& field, PieceId unit, MoveMode mode);

/// Battles 12.1: a Routed unit that has not moved and can; kNoPiece when there is none.
PieceId unit_that_must_move(const Field& field);

}  // namespace longroll::battles
