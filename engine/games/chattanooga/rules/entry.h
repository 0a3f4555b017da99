#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/play/refusal.h"

namespace longroll::chattanooga {

/// Chattanooga 9.3: movement points that the unit pays to enter there now: one for the first of the column in this
/// couplet, two for the second, and so on.
int entry_cost(const Field& field, HexId hex);

/// Chattanooga 9.3, 7.1: why the unit, which is due, may not enter there now; empty when it may.
Refusal refuse_entry_at(const Field& field, PieceId unit, HexId hex);

/// Chattanooga 9.3: why it may not enter the map now; empty when it may by some hex.
Refusal refuse_entry(const Field& field, PieceId unit);

/// Its index in Scenario::entries; the hex must be one of them.
int index_of_entry(const Field& field, HexId hex);

}  // namespace longroll::chattanooga
