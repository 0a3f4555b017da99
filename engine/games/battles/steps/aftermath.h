#pragma once
#include "engine/games/battles/steps/step_rule.h"

/// What follows the die of a combat (8.6 to 8.8, 12.1).
namespace longroll::battles {

/// Battles 8.6: carries a result out on the units flagged kAttacking and kTarget. What has no choice happens at once;
/// for the rest it begins the steps Losses, Retreats, Disorder and Advances, which run in this order and end by
/// themselves. The step that calls is the innermost one; when it is that again, the result has been carried out, and it
/// clears kCombatFlags. Vacated hexes are cleared here.
///
/// Before the die the same step may begin StepKind::Evasion without locals (8.77): it ends at once when no cavalry may
/// retreat. After it fewer units are flagged kTarget (those that got away are kAttacked), and an attacker that advanced
/// is no longer kAttacking (it is kFought and kAttacked). Where no target or no attacker is left the attack is over
/// (8.79).
void begin_result(const Library& library, Now& now, CombatResult result);

// What its steps share.

/// Battles 8.75, 8.76: a hex that the enemy may leave by this combat, once; hexes that he has not left are not offered.
void note_vacated(Now& now, HexId hex);
void forget_vacated(Now& now);
bool has_vacated(const State& state);

/// Battles 4.0: when one of held troops has been attacked, all of its group may move.
void free_group_of(const Library& library, Now& now, PieceId unit);

/// Battles 8.75: begins the advances of that side's units of the combat.
void begin_advances(const Library& library, Now& now, Seat side);

/// Battles 8.6, 9.15: a unit of the combat that its result can touch: not the guns that bombard.
bool can_be_lost(const Field& field, PieceId unit, Seat side);

/// Battles 8.7, 8.8: a unit goes where `refuse_retreat` lets it (`ways_away` before a combat) for the innermost step,
/// which is Retreats, Displacement or Evasion. Where the hex is full a Displacement begins first, and it goes when
/// there is room.
void fall_back(const Library& library, Now& now, PieceId unit, HexId to);

/// Moves the unit, by the hex `by` if one is named, and with it the leaders of its hex when nobody stays there with
/// them.
void march_with_leaders(const Library& library, Now& now, PieceId unit, HexId to, HexId by = kNoHex);

/// Units of steps from outside.
inline bool is_unit_on_map(const Field& field, int unit) {
  return field.state().has_piece(unit) && field.is_unit(static_cast<PieceId>(unit)) &&
         is_on_map(field.piece(static_cast<PieceId>(unit)));
}

}  // namespace longroll::battles
