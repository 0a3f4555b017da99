#pragma once
#include "engine/games/campaign/steps/step_rule.h"

/// How the force of the innermost step ForceMove goes over land. Each act is a row of events.
namespace longroll::campaign {

/// Campaign 5.0, 9.0: into the next hex, or attacks where it stands; both must be lawful. Where enemies are met, it
/// fights them.
void go(const Library& library, Now& now, HexId to);

/// Campaign 5.0: goes on to its goal until it is there, fights, or finds the way shut; then it has no goal any more.
void go_on(const Library& library, Now& now);

/// Campaign 13.2, 13.4, 13.3.6: the counters with kMoving in `from` are landed in `to`: an amphibious assault where
/// enemies are. They go no farther.
void land_force(const Library& library, Now& now, HexId from, HexId to);

/// Campaign 5.2: the move is over; nobody of the force moves again in this impulse.
void finish_move(const Library& library, Now& now);

}  // namespace longroll::campaign
