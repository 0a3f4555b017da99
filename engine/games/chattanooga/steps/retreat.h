#pragma once
#include "engine/games/chattanooga/steps/check_effects.h"

namespace longroll::chattanooga {

/// Chattanooga 6.4, 10.11: what follows when a retreating unit was checked in an enemy zone of control.
void settle_retreat_into_zone(const Library& library, Now& now, PieceId unit, const CheckResult& result);

}  // namespace longroll::chattanooga
