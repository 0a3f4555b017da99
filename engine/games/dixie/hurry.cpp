#include "engine/games/dixie/hurry.h"

#include <algorithm>

#include "engine/games/dixie/rules/days.h"

namespace longroll::dixie {
namespace {

int turns_of(const Field& field, Seat side, int cards) {
  const int rate = std::max(1, reinforcements_of(field.edition(), field.state(), side));
  return (cards + rate - 1) / rate;
}

}  // namespace

int turns_left(const Field& field) {
  const Edition& edition = field.edition();
  const int in_decks = turns_of(field, Seat::Union, field.in_deck(Seat::Union));
  if (has_three_days(edition, field.state())) {
    const int days = last_day(edition, field.state()) - field.day();
    return days * turns_of(field, Seat::Union, edition.three_days->allotment[index_of(Seat::Union)]) + in_decks;
  }
  if (field.battlefield().is_front_and_back() || edition.undecided_for != Seat::Union) {
    return kNoHurry;
  }
  return turns_until_spent(field);
}

int turns_until_spent(const Field& field) {
  const int in_decks = std::max(turns_of(field, Seat::Union, field.in_deck(Seat::Union)),
                                turns_of(field, Seat::Confederate, field.in_deck(Seat::Confederate)));
  return in_decks + std::max(0, field.edition().quiet_turns - quiet_turns_begun(field));
}

int quiet_turns_begun(const Field& field) {
  const bool is_quiet = field.in_deck(Seat::Union) == 0 && field.in_deck(Seat::Confederate) == 0;
  return is_quiet ? field.state().track(track(Track::QuietTurns)) + 1 : 0;
}

}  // namespace longroll::dixie
