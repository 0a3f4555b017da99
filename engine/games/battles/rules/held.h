#pragma once
#include "engine/games/battles/field.h"

namespace longroll::battles {

/// The unit waits for an order and may not move (exclusive rules).
bool is_held(const Field& field, PieceId unit);

/// What ends the waiting of held troops `group` as a Movement Phase begins: the clock, the enemy near one of them, or
/// the loss of one of them. An attack on one of them ends it at once (steps/aftermath.h).
bool has_order(const Field& field, int group);

}  // namespace longroll::battles
