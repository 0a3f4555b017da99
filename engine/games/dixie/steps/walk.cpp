#include "engine/games/dixie/steps/walk.h"

#include "engine/games/dixie/rules/moves.h"
#include "engine/games/dixie/steps/table_acts.h"

namespace longroll::dixie {
namespace {

void step_to(Now& now, PieceId id, Place to, bool troop) {
  const Place from = now.state().piece(id).place;
  if (troop && crosses(from, to)) {
    now.add(track(Track::Crossed, column_of(to)), 1);
  }
  now.move(id, to);
}

}  // namespace

void walk(const Edition& edition, Now& now, PieceId id, Place to) {
  const Seat side = owner_of(now.state().piece(id));
  const Place from = now.state().piece(id).place;
  const CardFacts& card = edition.fact(now.state().piece(id).kind);
  const Field field(edition, now);
  const Route route = way_between(field, side, from, to);
  if (route.moves == 2) {
    step_to(now, id, route.via, card.is_troop());
    if (!is_position(route.via) && card.is_troop()) {
      now.turn(id, 0);  // 8.1: face-up only until it comes to the Reserve, also on its way
    }
  }
  step_to(now, id, to, card.is_troop());
  now.raise(id, kMoved);
  if (!is_position(to)) {
    now.turn(id, 0);
  } else {
    lie_openly(edition, now, id);
  }
  if (is_position(from)) {
    settle(edition, now, from, Movement::UnderWay);
  }
  if (is_position(to)) {
    settle(edition, now, to, Movement::UnderWay);
  }
}

void note_special(Now& now, SpecialKind kind, Place position) {
  if (!is_position(position)) {
    return;
  }
  const int first = track(Track::PlayedFirst, position_index(position));
  const int second = track(Track::PlayedSecond, position_index(position));
  now.set(now.state().track(first) == 0 ? first : second, static_cast<int>(kind) + 1);
}

}  // namespace longroll::dixie
