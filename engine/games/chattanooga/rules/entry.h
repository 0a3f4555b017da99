#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/play/refusal.h"

namespace longroll::chattanooga {

/// Chattanooga 9.2, 9.3, 3.2: the unit, of any number, lies off the map where those wait who enter it.
bool waits_off_map(const Field& field, int piece);

/// Chattanooga 9.3: movement points that the unit pays to enter there now: one for the first of the column in this
/// couplet, two for the second, and so on.
int entry_cost(const Field& field, HexId hex);

/// Chattanooga 9.3, 7.1: why the unit, which waits, may not enter there now; empty when it may.
Refusal refuse_entry_at(const Field& field, PieceId piece, HexId hex);

/// Chattanooga 9.3: why it may not enter the map now; empty when it may by some hex.
Refusal refuse_entry(const Field& field, PieceId piece);

/// Its number on Track::EnteredAt: that of Scenario::entries, or one of the last for a hex with a pontoon bridge.
int index_of_entry(const Field& field, HexId hex);

}  // namespace longroll::chattanooga
