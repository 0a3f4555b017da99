#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Chattanooga 5.4: the hexes from which that side has a line of communication: over ground that infantry can cross, of
/// any length, through no hex with an enemy unit, to one of the side's sources. Zones of control do not cut it.
/// Field::communications keeps it.
HexSet communications_of(const Field& field, Seat side);

}  // namespace longroll::chattanooga
