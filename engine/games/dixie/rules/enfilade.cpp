#include "engine/games/dixie/rules/enfilade.h"

#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/victory.h"

namespace longroll::dixie {
namespace {

bool is_along(const Field& field, Place from, Place target) {
  const std::array<Place, 2> ends = beside(field, from);
  return target != kNowhere && (target == ends[0] || target == ends[1]);
}

/// Could `side` fire from `from` into `target` and find nobody there to fight? Of cards that lie face-down nobody can
/// tell, and where its own lie, decoys among them, it does not fire (13.6).
bool is_enveloping(const Field& field, Seat side, Place from, Place target) {
  return target != kNowhere && is_goal(field, side, target) && field.is_held_alone(from, side) &&
         !field.may_fight(target, side) && !field.may_fight(target, other(side));
}

}  // namespace

std::array<Place, 2> beside(const Field& field, Place position) {
  std::array<Place, 2> found{kNowhere, kNowhere};
  for (const int column : field.battlefield().columns()) {
    const Place place = position_of(line_of(position), column);
    if (column < column_of(position)) {
      found[0] = place;
    } else if (column > column_of(position) && found[1] == kNowhere) {
      found[1] = place;
    }
  }
  return found;
}

bool is_worth_fire(const Field& field, Place position, Seat side) {
  return field.may_fight(position, side) || field.general(position, side) != kNoPiece ||
         field.guard(position, side) != kNoPiece;
}

int enfilade_firepower(const Field& field, Seat side, Place from) {
  const bool is_own = !field.battlefield().is_front_and_back() ? line_of(from) == side : side == Seat::Union;
  return is_own ? 1 : 2;
}

Refusal refuse_enfilade(const Field& field, Seat side, Place from, Place target) {
  if (!field.has(Option::Enfilade)) {
    return {"This game is played without enfilade.", "13.3"};
  }
  if (!is_along(field, from, target)) {
    return {"Enfilade goes into the next position of the same line.", "13.3"};
  }
  if (field.is_engaged(from)) {
    return {"Engaged cards have the enemy before them: they cannot enfilade.", "13.3"};
  }
  if (!is_worth_fire(field, target, other(side))) {
    return {"There is no enemy to enfilade.", "13.3"};
  }
  return kLawful;
}

std::optional<Envelopment> envelopment(const Field& field) {
  if (!field.has(Option::Enfilade) || field.phase() != Phase::Combat) {
    return std::nullopt;
  }
  const Seat side = field.phasing();
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (owner_of(piece) != side || !field.card(id).is_troop() || (piece.flags & kFired) != 0) {
      continue;
    }
    for (const Place target : beside(field, piece.place)) {
      if (is_enveloping(field, side, piece.place, target) && shot_of(field, id, 0, {target}).dice.total > 0) {
        return Envelopment{id, target};
      }
    }
  }
  return std::nullopt;
}

int vacant_beside(const Field& field, Seat side) {
  int count = 0;
  for (const Place from : field.battlefield().positions()) {
    for (const Place target : beside(field, from)) {
      count += is_enveloping(field, side, from, target) ? 1 : 0;
    }
  }
  return count;
}

}  // namespace longroll::dixie
