#pragma once
#include "engine/games/battles/steps/step_rule.h"

/// What several steps do to the table, each with all that follows from it.
namespace longroll::battles {

/// Takes a counter out of the game and gives the enemy its points: strength x Scenario::loss_points. Leaders and
/// works are worth none. Breastworks of a hex that this empties go too (10.3), and leaders alone there ride to the
/// nearest unit of their side. Says Eliminated, and Scored when points were made.
void eliminate(const Library& library, Now& now, PieceId unit);

/// Battles 12.1: one condition down; a Routed unit is eliminated. Says Worsened or Eliminated.
void worsen(const Library& library, Now& now, PieceId unit);

/// Puts a unit into a hex (next to its own, or by which it enters the map) with all that follows: objectives change
/// hands, breastworks of a hex that it leaves empty go (10.3), an enemy leader alone there gets away to the nearest
/// unit of his own or is eliminated.
void move_to(const Library& library, Now& now, PieceId unit, HexId to);

/// Clears these flags of every piece, or of every piece of one side.
void clear_flags(Now& now, unsigned flags, Seat side = Seat::Nobody);

}  // namespace longroll::battles
