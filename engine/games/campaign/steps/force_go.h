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
/// enemies are. They go no farther. `on_vessels`: vessels have carried them, to which they may go back (9.10).
void land_force(const Library& library, Now& now, HexId from, HexId to, ReactionCause cause, bool on_vessels);

/// Campaign 7.4: by train; the trip is one exit (6.4).
void ride_to(const Library& library, Now& now, HexId to);

/// How a fight in a hex begins.
struct FightBegins {
  Seat attacker = Seat::Union;
  HexId hex = kNoHex;
  HexId from = kNoHex;  ///< the hex next to it that the attacker came from; kNoHex: none
  bool is_landing = false;
  bool is_first = false;     ///< by the first step of its impulse (5.3.4)
  bool is_reaction = false;  ///< 6.4
  bool on_landing = false;   ///< 13.2: against a force that has just been landed from the sea
};
/// Campaign 9.0, 11.8, 16.0: the counters of the attacker with kMoving fight in the hex; who is met decides how.
void begin_fight(const Library& library, Now& now, const FightBegins& fight);

/// Campaign 6.4: the force has entered a hex and may go on: it fights who is there, or goes on.
void arrive(const Library& library, Now& now);

/// Campaign 5.2: the move is over; nobody of the force moves again in this impulse.
void finish_move(const Library& library, Now& now);

}  // namespace longroll::campaign
