#pragma once
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/force.h"

/// Retreat (American Civil War 9.10).
namespace longroll::campaign {

/// Campaign 9.10.4: the hexes to which the force goes next; empty when there is no way. After an amphibious assault the
/// hex where it has embarked is among them (9.10), which may be far away.
HexSet retreat_hexes(const Field& field, const RetreatLocals& retreat);

/// Campaign 9.10.4, 8.2, 8.3: the hexes from which a side is supplied without rails or water, which it holds: Union
/// sources; critical places of the Confederacy and cities that serve it.
HexSet homes_of(const Field& field, Seat side);

/// Campaign 9.10.2: points that still find room in the fort of that side in the hex; 0 where it has no fort.
int room_in_fort(const Field& field, HexId hex, Seat side);

}  // namespace longroll::campaign
