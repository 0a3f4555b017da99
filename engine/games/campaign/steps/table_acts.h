#pragma once
#include "engine/games/campaign/steps/step_rule.h"

/// What several steps do to the counters on the table. Each act is a row of events.
namespace longroll::campaign {

/// The counters in the hex of that side for which `counts(const Field&, PieceId)`, rising.
template <class Counts>
std::vector<PieceId> pieces_at(const Field& field, HexId hex, Seat side, Counts&& counts) {
  std::vector<PieceId> pieces;
  for_each_at(field, hex, [&](PieceId id) {
    if (field.side_of(id) == side && counts(id)) {
      pieces.push_back(id);
    }
  });
  return pieces;
}

/// The counters of that side with kMoving in the hex.
std::vector<PieceId> movers_at(const Field& field, HexId hex, Seat side);

/// Moves the counters with kMoving of that side to a hex and into the open there; the side takes control of it (3.1).
void move_force(const Library& library, Now& now, Seat side, HexId from, HexId to);

/// Campaign 3.1, 5.2.4, 7.1: who is alone in the hex takes control: with army points of the hex, with any points of its
/// railroad and of what hangs on that.
void settle_control(const Library& library, Now& now, HexId hex);

/// Takes a counter off the map, without any marks: it can be placed again.
void remove(Now& now, PieceId piece);

/// Campaign 9.8, 4.1.1: eliminates points; Union army points are counted for their replacement.
void eliminate(const Library& library, Now& now, std::span<const PieceId> points);

/// Campaign 11.8.3, 11.3: the fort of the side in the hex leaves the map if it has been stormed, or if it is silenced
/// and without troops before army points; whether it does.
bool lose_fort(const Library& library, Now& now, HexId hex, Seat side, bool is_stormed);

/// Campaign 11.3: a silenced fort without troops surrenders; 11.5: a garrison without a fort comes into the open; 12.1:
/// an entrenchment without enough army points in it is removed; 8.4.2, 4.2.5: what the enemy has entered is lost; 10.2:
/// leaders whom the enemy has found alone go to the nearest friends.
void tidy(const Library& library, Now& now, HexId hex);

/// Campaign 7.7.1: a crew of the military railroad is lost, and can come back from the next turn on.
void lose_crew(Now& now, PieceId crew);

/// Campaign 11.2, 11.5: the fort is complete and undamaged.
void complete_fort(Now& now, PieceId fort);

/// Campaign 4.3: the militia of that state has been called out in this turn.
void note_call(Now& now, int state);

/// Campaign 15.5: Kentucky joins a side, which takes control, and counters are placed: begins that step.
void end_neutrality(const Library& library, Now& now, KentuckyEnd end);

/// Campaign 6.4: how the side, or its force in a hex, answers from now on.
void set_reaction(const Library& library, Now& now, Seat side, const verbs::SetReaction& set);

/// Campaign 15.0: within the bounds of the track.
void change_status(const Library& library, Now& now, int change);

}  // namespace longroll::campaign
