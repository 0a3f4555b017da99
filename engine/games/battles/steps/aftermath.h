#pragma once
#include "engine/games/battles/steps/step_rule.h"

/// What follows the die of a combat (8.6 to 8.8, 12.1).
namespace longroll::battles {

/// Battles 8.6: carries a result out on the units flagged kAttacking and kTarget. What has no choice happens at once; for
/// the rest it begins the steps Losses, Retreats, Disorder and Advances, which run in this order and end by themselves. The
/// step that calls is the innermost one; when it is that again, the result has been carried out, and it clears
/// kCombatFlags. Vacated hexes are cleared here.
///
/// Before the die the same step may begin StepKind::Evasion without locals (8.77): it ends at once when no cavalry may
/// retreat. After it fewer units are flagged kTarget (those that got away are kAttacked), and an attacker that advanced is
/// no longer kAttacking (it is kFought and kAttacked). Where no target or no attacker is left the attack is over (8.79).
void begin_result(const Library& library, Now& now, CombatResult result);

}  // namespace longroll::battles
