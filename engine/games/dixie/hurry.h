#pragma once
#include "engine/games/dixie/field.h"

namespace longroll::dixie {

/// Full turns left to the Confederates where a battle that they have not won by then is lost (15.2, and in an edition
/// whose undecided battles are the Union's), or kNoHurry where time is on nobody's side. Two lines have a clock of
/// their own (15.1). An estimate for the computer; the rules never ask.
int turns_left(const Field& field);

/// Full turns until both armies are spent (RULINGS 4.0): those that bring cards, and the quiet ones after them. Of the
/// present day, where a battle has three.
int turns_until_spent(const Field& field);

constexpr int kNoHurry = 1000;

/// Quiet full turns (RULINGS 4.0) that are over or under way; 0 while a deck has cards left.
int quiet_turns_begun(const Field& field);

}  // namespace longroll::dixie
