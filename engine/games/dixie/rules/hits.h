#pragma once
#include "engine/games/dixie/field.h"
#include "engine/play/refusal.h"

namespace longroll::dixie {

/// Dixie 7.3: hits on the least-hit troop card of `side` in the position; -1 when it has no troop card there.
int least_hits(const Field& field, Place position, Seat side);

/// Dixie 7.3: why this card may not take the next hit of a fire at `side` in `position`.
Refusal refuse_hit(const Field& field, PieceId card, Place position, Seat side);

/// Dixie 7.3: a troop card with more hits than its printed CV is out at once.
constexpr bool is_destroyed_by(const CardFacts& card, int hits) { return hits > card.value; }

/// Dixie 7.3: the same of the hits that it has.
bool is_destroyed(const Field& field, PieceId card);

/// Dixie 11.2, 12.0: why this card may not take the next hit on generals and long-lasting specials.
Refusal refuse_general_hit(const Field& field, PieceId card, Place position, Seat side);

}  // namespace longroll::dixie
