#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/play/refusal.h"

namespace longroll::chattanooga {

/// Chattanooga 9.1: the hexes in which a unit that returns may be placed now.
HexSet return_hexes(const Field& field, PieceId unit);

/// Chattanooga 9.1, 5.6: why that unit of that side may not return from a Ready area now; empty when it may.
Refusal refuse_return(const Field& field, PieceId unit, Seat side);
/// Chattanooga 5.9: why it may not be given extra strength now; empty when it may.
Refusal refuse_rebuild(const Field& field, PieceId unit, Seat side);
/// Chattanooga 5.9, 5.10: a unit that is eliminated now may be given extra strength at once.
bool can_be_replaced(const Field& field, PieceId unit);
/// A unit of that side may return from a Ready area now.
bool can_anybody_return(const Field& field, Seat side);

/// Chattanooga 5.9: the extra strength marker that covers the unit and has a point left, or kNoPiece.
PieceId marker_for(const Field& field, PieceId unit);

/// Chattanooga 5.11: why the unit's side may not roll for its cadre; empty when it may.
Refusal refuse_cadre(const Field& field, PieceId unit, Seat side);
bool has_cadre_to_roll_for(const Field& field, Seat side);

/// Chattanooga 7.2, 9.1, 9.3: the arm of the unit, or of a reserve marker, which is artillery (14.4), may enter such
/// ground, or a road leads there.
bool can_stand(const Field& field, PieceId unit, HexId hex);

}  // namespace longroll::chattanooga
