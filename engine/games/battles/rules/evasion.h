#pragma once
#include "engine/games/battles/rules/retreat.h"

/// Retreats of cavalry before combat (8.77, 8.78).
namespace longroll::battles {

/// Battles 8.77: where the unit can end a retreat of two hexes that begins with the neighbour `first`: two hexes from
/// where it stands. Friends on the way do not hinder it; the last hex must have room, or make it by displacement where
/// no way at all ends in a hex with room.
HexList ways_away(const Field& field, PieceId unit, int first);
/// The neighbours with which such a retreat can begin.
HexList first_ways_away(const Field& field, PieceId unit);

/// Battles 8.77, 8.78: why cavalry may not try to retreat before combat; empty when it may. Any number will do.
Refusal refuse_evasion(const Field& field, int unit);

/// May any unit under the attack try? There may be no attack.
bool is_evasion_due(const Field& field);

}  // namespace longroll::battles
