#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

constexpr int kMaxHeroRating = 3;  ///< of any hero

/// Chattanooga 13.5: heroes of that rating in the cup: all there are without those who are with a unit, whose rating
/// stands in the marks of the unit.
int heroes_left(const Field& field, int rating);
/// Chattanooga 13.5: all heroes in the cup.
int heroes_left(const Field& field);
/// Chattanooga 13.5: the rating of one of them, who are counted from 0 by rising rating.
int rating_of_hero(const Field& field, int number);

}  // namespace longroll::chattanooga
