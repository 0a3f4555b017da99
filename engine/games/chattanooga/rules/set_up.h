#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/play/refusal.h"

namespace longroll::chattanooga {

/// The longest shift of a unit during set-up, in hexes, so that no list of choices grows too long.
constexpr int kLongestShift = 12;

/// Chattanooga 3.1: why the unit of that side may not be shifted; empty when it may.
Refusal refuse_shift(const Field& field, PieceId unit, Seat side);
/// Chattanooga 3.1, 8.1: why it may not be set up in that hex; empty when it may.
Refusal refuse_shift_to(const Field& field, PieceId unit, HexId hex);

/// Chattanooga 3.2: why the unit of that side, which is being set up, does not wait for the part of its formation that
/// arrives later; empty when it can.
Refusal refuse_arriving_later(const Field& field, PieceId unit, Seat side);

/// Chattanooga 3.1: the unit stands where its scenario lets it be set up.
bool is_in_its_area(const Field& field, PieceId unit);

}  // namespace longroll::chattanooga
