#pragma once
#include "engine/games/battles/field.h"

namespace longroll::battles {

/// Battles 7.0, 7.6, 10.3, 12.1: does this unit exert its zone of control into the neighbour `to`? (Not when Routed.)
bool controls(const Field& field, PieceId unit, HexId to);

/// Battles 7.0, 7.5, 7.6, 10.3: the hexes under a zone of control of that side. One in a hex is as good as several.
/// Field::zone keeps it.
HexSet zone_of(const Field& field, Seat side);

}  // namespace longroll::battles
