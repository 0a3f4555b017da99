#pragma once
#include "engine/games/battles/field.h"

namespace longroll::battles {

/// Battles 8.77, 8.78: cavalry under the attack that is being resolved is given the chance to retreat before it: no
/// cavalry attacks, and if nothing but bombardment does, the cavalry is adjacent to an enemy unit besides. Whether
/// there is a way of two hexes is another question.
bool may_try_to_evade(const Field& field, PieceId unit);

/// May any of them try?
bool is_evasion_due(const Field& field);

}  // namespace longroll::battles
