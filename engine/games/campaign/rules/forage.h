#pragma once
#include "engine/games/campaign/field.h"
#include "engine/play/refusal.h"

/// Foraging (American Civil War 8.4.3, FORAGE).
namespace longroll::campaign {

/// Campaign FORAGE, 8.4.3, 15.4: strength points and cavalry of the side that the hex feeds in this season.
int forage_limit(const Field& field, Seat side, HexId hex);

/// Campaign 8.4.3: hexes in which a force at `from` may look for food, however many it feeds: its own and those of its
/// primary zone, as if it were not marked; not in a primary zone of the enemy, not where somebody has foraged in this
/// impulse, not in neutral Kentucky.
HexSet forage_hexes(const Field& field, Seat side, HexId from);

/// Campaign 8.4.3: why `points` from that hex do not forage in `target`.
Refusal refuse_forage(const Field& field, Seat side, HexId from, int points, HexId target);

}  // namespace longroll::campaign
