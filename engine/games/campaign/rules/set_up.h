#pragma once
#include "engine/games/campaign/field.h"
#include "engine/games/campaign/locals.h"

/// What a side sets up where it likes (American Civil War 3.1.2, 3.1.3).
namespace longroll::campaign {

/// Counters of a force that are no leaders, and all of them.
int points_of(const StartForce& force);
int counters_of(const StartForce& force);

/// The force of the start that is placed now.
const StartForce& force_to_set_up(const Field& field, const SetUpLocals& set_up);

/// The counter that is placed next: the points of a force, then its leaders.
PieceId next_to_set_up(const Field& field, const SetUpLocals& set_up);

/// Campaign 3.1.2, 3.1.3: where it may stand.
HexSet set_up_hexes(const Field& field, const SetUpLocals& set_up);

/// The side has placed nothing yet: all can still be as history had it.
bool is_untouched(const Field& field, const SetUpLocals& set_up);

/// The locals name a force that is set up, a counter of it that is in the pool, and a hex for it.
bool is_sound(const Field& field, const SetUpLocals& set_up);

}  // namespace longroll::campaign
