#pragma once
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/movers.h"

/// The continuation of attacks (Chattanooga 10.14): a unit that charges and drives off a defender attacks again.
namespace longroll::chattanooga {

/// Chattanooga 10.14: enemies are left in the hex: they are attacked again, without a check.
bool is_hex_attacked_again(const Field& field, const CombatLocals& combat);
/// Chattanooga 10.14: why the unit, given by any number, cannot go on after that combat, as the attacker or in its
/// place; empty when it can.
Refusal refuse_continuation(const Field& field, const CombatLocals& combat, PieceId unit);
/// Chattanooga 10.14: somebody can.
bool can_anybody_continue(const Field& field, const CombatLocals& combat);

/// Chattanooga 10.14: the enemies whom the unit can attack once it stands there.
HexSet hexes_to_charge(const Field& field, PieceId unit, HexId from);
/// Chattanooga 10.14: where the unit can go first: one hex, in which nobody stands, and from which it can attack.
HexSet hexes_to_charge_from(const Field& field, PieceId unit);

}  // namespace longroll::chattanooga
