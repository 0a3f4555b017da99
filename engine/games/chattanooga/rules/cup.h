#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/locals.h"

namespace longroll::chattanooga {

/// Chattanooga 3.4S: counters that are still in the cup of that side.
int counters_in_cup(const Field& field, Seat side);
/// Chattanooga 3.4S: the pieces of one of them, which are counted from 0 in the order of the scenario.
const std::vector<PieceId>& counter_in_cup(const Field& field, Seat side, int number);

/// Chattanooga 3.4S: a unit that has been drawn and is placed at once on hexes of the scenario; of any number.
bool waits_to_be_placed(const Field& field, PieceId unit, Seat side);
/// The lowest of them; kNoPiece when none waits.
PieceId next_to_place(const Field& field, Seat side);
/// Chattanooga 3.4S: where it may be placed: in hexes of the scenario in which nobody stands.
HexSet placing_hexes(const Field& field, PieceId unit);

/// Chattanooga 3.4S: what the locals of a draw say agrees with the cup and with the table.
bool fits_draw(const Field& field, const DrawLocals& draw, bool is_set_up);

}  // namespace longroll::chattanooga
