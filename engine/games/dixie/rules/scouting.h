#pragma once
#include "engine/games/dixie/field.h"
#include "engine/play/refusal.h"

/// Dixie 13.7: cavalry looks at an enemy position: it rides in, takes the fire of one card, and rides back.
namespace longroll::dixie {

/// Dixie 13.7: why `side`, in its Move Phase, may not send this card to scout that position. Card and position may be
/// any at all.
Refusal refuse_scout(const Field& field, Seat side, PieceId card, Place position);

/// Dixie 13.7: why `side`, which holds the position, may not let this card fire at the scout there.
Refusal refuse_sentry(const Field& field, Seat side, PieceId card, Place position);

}  // namespace longroll::dixie
