#pragma once
#include "engine/games/battles/steps/step_rule.h"

namespace longroll::battles {

/// Battles 8.77: cavalry that retreats before combat leaves for the second hex of its way, by the first hex, which the
/// innermost step names.
void get_away(const Library& library, Now& now, PieceId unit, HexId to);

}  // namespace longroll::battles
