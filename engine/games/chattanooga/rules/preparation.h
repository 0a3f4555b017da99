#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/play/refusal.h"

/// How units come by the markers of those who are prepared to fight: volley (Chattanooga 10.9) and
/// charge (10.8).
namespace longroll::chattanooga {

/// Chattanooga 7.1, 10.9: why the unit, given by any number, cannot be marked with a volley in a Movement Phase of its
/// side now; empty when it can.
Refusal refuse_to_stand_ready(const Field& field, PieceId unit);
/// Chattanooga 10.9: somebody can.
bool can_anybody_stand_ready(const Field& field);

/// Chattanooga 6.5, 10.1, 10.9: why the unit, given by any number, cannot be marked with a volley at the end of the
/// enemy's Combat Phase; empty when it can.
Refusal refuse_volley(const Field& field, PieceId unit);
/// Chattanooga 6.5, 10.1, 10.8: why it cannot be marked with a charge then.
Refusal refuse_prepared_charge(const Field& field, PieceId unit);
/// Chattanooga 10.1: somebody can be marked.
bool can_anybody_prepare(const Field& field);

}  // namespace longroll::chattanooga
