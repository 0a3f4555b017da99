#pragma once
#include "engine/games/campaign/steps/step_rule.h"

/// What happens in a battle (American Civil War 9.3 to 9.12), stage by stage. The innermost step is the battle.
namespace longroll::campaign {

/// Campaign 9.3, 8.4.1: the side has a leader there or can use battle supply.
bool has_to_declare(const Field& field, const BattleLocals& battle, Seat side);

/// Campaign 11.8.1, 11.8.2: those of the garrison who have joined the attack are in the fort again, and do not move any
/// more.
void end_sortie(const Library& library, Now& now, HexId hex, Seat side);

/// Campaign 9.3: all have joined; the outcome die is due.
void join(const Library& library, Now& now);
/// Campaign 9.4, 9.5: by the natural outcome die.
void decide(const Library& library, Now& now, int die);
/// Campaign 9.6 to 9.10: by the die for the losses: losses, demoralization, and the loser's retreat.
void lose(const Library& library, Now& now, int die);
/// After retreats: control, works, and what is rolled for next (9.11, 9.12, 11.7).
void settle(const Library& library, Now& now);
/// Campaign 9.11: by two dice.
void judge_politically(const Library& library, Now& now, int dice);
/// Campaign 9.12: by two dice.
void judge_leaders(const Library& library, Now& now, int dice);

/// Campaign 9.10.2: strength points of the side that have fought in a drawn battle find room in its fort of the hex.
bool can_hide_after_draw(const Field& field, const BattleLocals& battle, bool is_defender);
/// Campaign 9.10.1: the side has points, a way out or into its fort, and somebody to leave.
bool can_retreat_from_draw(const Field& field, const BattleLocals& battle, bool is_defender);

/// Campaign 6.4: how the defender of a reaction stands after it; a fort is stormed only once its field force is beaten.
ReactionStanding standing_after(const Library& library, const BattleLocals& battle);

/// StepRule::fits.
bool fits_battle(const Field& field, const Step& step, const Step* below);

}  // namespace longroll::campaign
