#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/play/refusal.h"

/// Chattanooga 3.2: works that a scenario places, while the sides are set up.
namespace longroll::chattanooga {

/// Chattanooga 3.2: the works of the scenario that stand in the hex, among those whose options are on; null: none.
const PlacedWorks* placed_works_at(const Field& field, HexId hex);

/// Chattanooga 3.2: an infantry unit must be set up in the works of the hex.
bool must_be_manned(const Field& field, HexId hex);

/// Chattanooga 3.2: the unit is of those who man the works, and goes along when they are shifted.
bool is_of_garrison(const Field& field, const PlacedWorks& works, PieceId unit);

/// Chattanooga 3.2: why the works in the hex, given by any number, are not shifted by that side; empty when they can
/// be.
Refusal refuse_shift_works(const Field& field, HexId hex, Seat side);
/// Chattanooga 3.2: why they cannot be placed there. Where works of another kind stand, both change places.
Refusal refuse_shift_works_to(const Field& field, HexId from, HexId to);

/// Chattanooga 3.2: works of these stand where they may, as many as the scenario has.
bool are_placed(const Field& field, const PlacedWorks& works);

}  // namespace longroll::chattanooga
