#pragma once
#include "engine/games/dixie/field.h"
#include "engine/play/refusal.h"

/// Dixie 13.6: generals, special and terrain cards may lie face-down in a position, where the enemy cannot tell them
/// from troops. They do nothing there, take room only if they are terrain, and go when they are met or hit.
namespace longroll::dixie {

/// Is this card, which lies anywhere, a decoy?
bool is_decoy(const Field& field, PieceId card);

/// Dixie 13.6: why `side` may not lay this card there as a decoy, before the battle or in its Move Phase. The piece and
/// the position may be any at all.
Refusal refuse_decoy(const Field& field, Seat side, PieceId card, Place position);

/// Dixie 13.6: why `side`, in its own Move Phase, may not turn this decoy up to count as what it is.
Refusal refuse_unmask(const Field& field, Seat side, PieceId card);

/// Dixie 7.3, 13.6: cards of `side` in the position that may be hit there, for all that the enemy can tell: the
/// least-hit troop cards and every face-down card. More than one: its owner is asked, lest the answer tell.
int cards_to_hit_as_seen(const Field& field, Place position, Seat side);

}  // namespace longroll::dixie
