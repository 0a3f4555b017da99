#pragma once
#include "engine/games/battles/field.h"

namespace longroll::battles {

/// Battles 7.1: the hexes from which that side has a line of communication: a path of hexes, free of the enemy and of
/// his zones of control (a combat unit of one's own in a hex negates them for this), to one of the hexes where the
/// side's communications leave the map. Field::communications keeps it.
HexSet communications_of(const Field& field, Seat side);

}  // namespace longroll::battles
