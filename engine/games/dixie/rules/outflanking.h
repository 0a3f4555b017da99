#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/sum.h"
#include "engine/play/refusal.h"

/// Dixie 13.1: cards of the Reserve go round the end of a battleline into a fight there, and fire at once.
namespace longroll::dixie {

/// Dixie 13.1: why `side`, in its Move Phase, may not send this card of its Reserve round the flank, or this general
/// along with those who go. Card and position may be any at all.
Refusal refuse_outflank(const Field& field, Seat side, PieceId card, Place position);

/// Dixie 13.1: the number that a troop card must not exceed to get round to that position, with the general who goes
/// there too.
Sum outflank_morale_of(const Field& field, PieceId card, Place position);

}  // namespace longroll::dixie
