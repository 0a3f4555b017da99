#pragma once
#include "engine/games/chattanooga/steps/step_rule.h"

/// Attacks that go on (Chattanooga 10.14), and one that is not made (5.7). The Attack is the innermost step.
namespace longroll::chattanooga {

/// Chattanooga 10.14: the unit, which then lies on top of its stack, attacks the same hex again.
void attack_again(const Library& library, Now& now, PieceId unit);
/// Chattanooga 10.14: the attacks on the hex are over, and the unit attacks that other one.
void attack_next(const Library& library, Now& now, PieceId unit, HexId hex);

/// Chattanooga 5.7, 10.6: the attacker has routed and made no attack: the next one follows the attack before it.
void forget_attack(Now& now);

}  // namespace longroll::chattanooga
