#include "engine/games/dixie/rules/victory.h"

namespace longroll::dixie {

int positions_won(const Field& field, Seat side) {
  int won = 0;
  for (int column = 0; column < kColumns; ++column) {
    won += field.is_held_alone(position_of(other(side), column), side) ? 1 : 0;
  }
  return won;
}

std::optional<Seat> winner_of(const Field& field) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (positions_won(field, side) >= field.battlefield().positions_to_win()) {
      return side;
    }
  }
  return std::nullopt;
}

}  // namespace longroll::dixie
