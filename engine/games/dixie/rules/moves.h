#pragma once
#include "engine/games/dixie/field.h"
#include "engine/play/refusal.h"

namespace longroll::dixie {

/// Dixie 3.21, 8.0: the way between two places now. At Shiloh the Union's Reserve is next to a Front only while that
/// holds one of its cards or no Confederate troops; else the way leads over its Back.
Route way_between(const Field& field, Seat side, Place from, Place to);

/// Dixie 8.5, 12.0: may such a card make two battle moves in a row without a forced march?
bool moves_twice(const Field& field, const CardFacts& card);

/// Dixie 8.0 to 8.5: why the card may not move there in this Move Phase, in one move or, for cavalry and generals, two.
Refusal refuse_move(const Field& field, Seat side, PieceId card, Place to);

/// Dixie 8.1 to 8.5: why no card like this may go from one place to the other now, whatever it did before; the part of
/// refuse_move and refuse_march that is the same for all cards of a type in one place. `way` is way_between the two.
Refusal refuse_way(const Field& field, Seat side, const CardFacts& card, Place from, Place to, const Route& way);

/// Dixie 8.6: why this general may not go along on a forced march from one place to the other.
Refusal refuse_leader(const Field& field, Seat side, PieceId general, Place from, Place to);

/// Dixie 8.6: why the card may not try a forced march there, with `general` going along or kNoPiece.
Refusal refuse_march(const Field& field, Seat side, PieceId card, Place to, PieceId general);

/// Dixie 8.3: troop cards that may still cross the centerline in that column this turn; a large number without water.
int crossings_left(const Field& field, int column);

/// Dixie 8.3: does a move between these places cross the centerline?
constexpr bool crosses(Place from, Place to) {
  return is_position(from) && is_position(to) && line_of(from) != line_of(to);
}

}  // namespace longroll::dixie
