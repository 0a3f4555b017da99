#pragma once
#include "engine/games/battles/field.h"

namespace longroll::battles {

/// Battles 12.1: what is added to a unit's die for Disorder: 1 when it is Shaken or Routed already, less 1 when a
/// leader of its side is there.
int disorder_modifier(const Field& field, PieceId unit);

/// Battles 12.1: a die of 1 to 6 makes the unit worse.
bool is_disordered_by(const Field& field, PieceId unit, int die);

}  // namespace longroll::battles
