#pragma once
#include <array>
#include <optional>

#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/sum.h"
#include "engine/play/refusal.h"

namespace longroll::dixie {

/// Dixie 13.3: the positions to the left and to the right of one in its own battleline; kNowhere where the line ends.
std::array<Place, 2> beside(const Field& field, Place position);

/// Dixie 7.2: has `side` anything there that fire could hit?
bool is_worth_fire(const Field& field, Place position, Seat side);

/// Dixie 13.3: the firepower of `side`'s cards of any arm that fire sideways from there: 1 from the own battleline, 2
/// from the enemy's. At Shiloh both lines are the Union's.
int enfilade_firepower(const Field& field, Seat side, Place from);

/// Dixie 13.3: why no card of `side` at `from` can enfilade `target`; that may be any number.
Refusal refuse_enfilade(const Field& field, Seat side, Place from, Place target);

/// A card that could fire along the enemy's line at a position without troops, and that position.
struct Envelopment {
  PieceId card = kNoPiece;
  Place vacant = kNowhere;
};

/// Dixie 13.3E: the card with which the side to move has won in its Combat Phase, if any.
std::optional<Envelopment> envelopment(const Field& field);

/// Dixie 13.3E: positions that `side` could enfilade from where it stands alone and that would win it the battle, for
/// they are the enemy's and have no troops of his; whatever has fired. What the computer fears and hopes for.
int vacant_beside(const Field& field, Seat side);

}  // namespace longroll::dixie
