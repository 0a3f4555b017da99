#pragma once
#include "engine/games/battles/field.h"
#include "engine/play/refusal.h"

namespace longroll::battles {

/// Battles 8.75, 8.76, 12.3: why the unit may not advance after combat into that hex; empty when it may.
Refusal refuse_advance(const Field& field, Seat side, int unit, int hex);

}  // namespace longroll::battles
