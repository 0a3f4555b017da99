#pragma once
#include "engine/games/battles/field.h"

namespace longroll::battles {

/// The unit waits for an order and may not move (exclusive rules).
bool is_held(const Field& field, PieceId unit);

/// What ends the waiting of held troops `group`: the clock, the enemy near one of them, or an attack on one of them.
bool has_order(const Field& field, int group);

}  // namespace longroll::battles
