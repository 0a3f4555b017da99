#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/sum.h"

namespace longroll::dixie {

/// Dixie 6.0, 11.1: the number that a troop card must not exceed on each morale die, in the place where it is.
Sum morale_of(const Field& field, PieceId card);

/// Dixie 8.6: the number for a forced march; `general` is kNoPiece or the one who goes along.
Sum march_morale_of(const Field& field, PieceId card, PieceId general);

/// Dixie 6.0: does one die pass? A natural 1 always does, a natural 6 never.
bool passes_morale(int die, int number);

/// Dixie 11.2: a general or long-lasting special is lost on a natural 6 and on nothing else; as a number: 5.
constexpr int kCommanderMorale = 5;

}  // namespace longroll::dixie
