#pragma once
#include "engine/games/campaign/steps/step_rule.h"

namespace longroll::campaign {

/// Campaign 9.10: the counters of that side in the hex for which `fights(PieceId)` begin to retreat from a battle;
/// `entered_from`: the hex that the enemy came from when he attacked. A retreat after a draw is voluntary.
template <class Fights>
void begin_retreat(const Library& library, Now& now, Seat side, HexId battle, HexId entered_from, bool is_voluntary,
                   Fights&& fights);

/// One hex of the innermost step, a retreat; or back to where the force has embarked, and no farther.
void step_back(const Library& library, Now& now, HexId to);

/// Campaign 9.10.2: points of the side with kMoving go into its fort in the hex, as many as find room: army points
/// before militia, and those with the fewest markers first.
void go_inside(const Library& library, Now& now, Seat side, HexId hex);

template <class Fights>
void begin_retreat(const Library& library, Now& now, Seat side, HexId battle, HexId entered_from, bool is_voluntary,
                   Fights&& fights) {
  std::vector<PieceId> force;
  {
    const Field field(library, now);
    for (PieceId id = field.first_at(battle); id != kNoPiece; id = field.next_of(id)) {
      if (field.side_of(id) == side && fights(field, id)) {
        force.push_back(id);
      }
    }
  }
  for (const PieceId id : force) {
    now.raise(id, kMoving);
  }
  begin(now, RetreatLocals{side, battle, battle, entered_from, 0, is_voluntary});
}

}  // namespace longroll::campaign
