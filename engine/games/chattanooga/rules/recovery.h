#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/play/refusal.h"

namespace longroll::chattanooga {

/// Chattanooga 5.3, 7.1: why the unit may not try to recover in this Movement Phase; empty when it may.
Refusal refuse_recover(const Field& field, PieceId unit);

/// Chattanooga 5.3: the lowest piece of the phasing side that may; kNoPiece when nobody may.
PieceId next_to_recover(const Field& field);

/// Chattanooga 5.6: it lies in one of the two Shattered areas.
bool is_shattered(const Field& field, PieceId unit);

/// Chattanooga 13.3: a leader has rallied it in this couplet, and it neither moves nor fights.
bool is_rallied(const Field& field, PieceId unit);

/// Chattanooga 5.3: the unit recovers by itself in the administrative phase.
bool recovers_by_itself(const Field& field, PieceId unit);

}  // namespace longroll::chattanooga
