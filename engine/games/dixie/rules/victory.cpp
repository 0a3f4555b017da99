#include "engine/games/dixie/rules/victory.h"

namespace longroll::dixie {

namespace {

constexpr int kCenter = 2;
constexpr int kUnionAttacks = 2;  // the day of Shiloh

}  // namespace

bool is_goal(const Field& field, Seat side, Place position) {
  if (line_of(position) == side) {
    return false;
  }
  if (!field.battlefield().is_front_and_back()) {
    return true;
  }
  return column_of(position) == kCenter && (side == Seat::Confederate || field.day() >= kUnionAttacks);
}

int positions_won(const Field& field, Seat side) {
  int won = 0;
  for (const Place position : field.battlefield().positions()) {
    won += is_goal(field, side, position) && field.is_held_alone(position, side) ? 1 : 0;
  }
  return won;
}

bool seems_to_have_won(const Field& field, Seat side) {
  int won = 0;
  for (const Place position : field.battlefield().positions()) {
    const bool seems_alone = field.may_fight(position, side) && !field.may_fight(position, other(side));
    won += is_goal(field, side, position) && seems_alone ? 1 : 0;
  }
  return won >= field.battlefield().positions_to_win();
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
