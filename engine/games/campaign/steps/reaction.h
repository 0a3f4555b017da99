#pragma once
#include "engine/games/campaign/steps/step_rule.h"

/// How an exit from a zone is answered (American Civil War 6.4).
namespace longroll::campaign {

/// Campaign 6.4: begins the step when somebody could react; false when nobody could.
bool begin_reaction(const Library& library, Now& now, ReactionCause cause, HexId here, HexId from);

/// Campaign 6.4: after a battle of the innermost step, a reaction: how the force that is answered stands.
void note_reaction(Now& now, ReactionStanding standing);

/// Campaign 6.4: the counters with kMoving of the side that may react go over land, from the hex where they are to the
/// next; in the hex of the force that is answered they wait for their battle. The innermost step is the reaction.
/// Campaign 6.4.2: `by_water`: a vessel has carried them, and they land.
void go_and_react(const Library& library, Now& now, HexId from, HexId to, bool by_water = false);

}  // namespace longroll::campaign
