#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Chattanooga 6.1, 6.2, 12.3: the hexes under the zones of control of units of that side in those hexes. One zone in a
/// hex is as good as several; at night they have no effect. Field::zone keeps it.
HexSet zone_of(const Field& field, Seat side, const HexSet& units);

}  // namespace longroll::chattanooga
