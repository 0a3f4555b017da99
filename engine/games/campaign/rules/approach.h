#pragma once
#include "engine/games/campaign/field.h"
#include "engine/games/campaign/locals.h"

namespace longroll::campaign {

/// Campaign 9.4, 9.2.1, 13.3.6: over what a force of that side which goes from one hex into the next attacks there.
/// `is_first`: it is the first step of its impulse (5.3.4).
BattleNote approach_of(const Field& field, Seat side, HexId from, HexId to, bool is_first);

}  // namespace longroll::campaign
