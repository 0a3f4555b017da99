// build: small
#include "engine/games/chattanooga/rules/heroes.h"

namespace longroll::chattanooga {

/// Chattanooga 13.5
int heroes_left(const Field& field, int rating) {
  int left = 0;
  for (const Unit& counter : field.library().counters) {
    left += counter.type == UnitType::Hero && counter.value == rating ? counter.count : 0;
  }
  for (const PieceId unit : field.pieces()) {
    left -= field.is_unit(unit) && field.piece(unit).marks == rating ? 1 : 0;
  }
  return left;
}

int heroes_left(const Field& field) {
  int left = 0;
  for (int rating = 1; rating <= kMaxHeroRating; ++rating) {
    left += heroes_left(field, rating);
  }
  return left;
}

/// Chattanooga 13.5
int rating_of_hero(const Field& field, int number) {
  int rating = 1;
  for (int left = heroes_left(field, rating); number >= left && rating < kMaxHeroRating;
       left = heroes_left(field, rating)) {
    number -= left;
    ++rating;
  }
  return rating;
}

}  // namespace longroll::chattanooga
