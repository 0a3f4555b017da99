#pragma once
#include "engine/games/battles/field.h"
#include "engine/play/refusal.h"

namespace longroll::battles {

/// Battles 12.4: the unit may rally now: in disorder, not in an enemy zone of control, with a line of communication.
bool can_rally(const Field& field, PieceId unit);

/// Battles 12.4: at night a unit with no enemy next to it rallies without a die.
bool rallies_by_itself(const Field& field, PieceId unit);

/// Battles 10.3: why this unit may not put up breastworks; empty when it may.
Refusal refuse_dig(const Field& field, PieceId unit);

}  // namespace longroll::battles
