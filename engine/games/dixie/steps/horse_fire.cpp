#include <algorithm>

#include "engine/games/dixie/rules/enfilade.h"
#include "engine/games/dixie/rules/sight.h"
#include "engine/games/dixie/steps/open_fire.h"
#include "engine/games/dixie/steps/outside.h"

/// Dixie 7.2: when movement is done and judged, horse artillery that has moved may fire.
namespace longroll::dixie {
namespace {

/// Dixie 7.2: the card, which may be any piece, is horse artillery that has moved and not fired.
Refusal refuse_horse(const Field& field, PieceId id) {
  const bool is_ready = field.state().has_piece(id) && field.card(id).is_horse &&
                        (field.piece(id).flags & kMoved) != 0 && (field.piece(id).flags & kFired) == 0;
  return is_ready ? kLawful : Refusal{"Only horse artillery that has moved fires now.", "7.2"};
}

bool can_fire(const Field& field, PieceId id) {
  if (refuse_horse(field, id)) {
    return false;
  }
  if (!refuse_fire(field, id)) {
    return true;
  }
  if (field.has(Option::Enfilade) && is_position(field.piece(id).place)) {
    for (const Place place : beside(field, field.piece(id).place)) {
      if (place != kNowhere && !refuse_fire(field, id, {place, kNoPiece})) {
        return true;
      }
    }
  }
  return false;
}

/// Moved horse artillery that has not fired, and could from where it is now.
bool can_horse_fire(const Field& field) {
  for (const PieceId id : field.on_field()) {
    if (can_fire(field, id)) {
      return true;
    }
  }
  return false;
}

/// Has the side to move horse artillery in its deck or collection that its enemy has no sight of?
bool has_unseen_horse(const Field& field) {
  const Seat enemy = other(field.phasing());
  int unseen = 0;
  for (const CardFacts& card : field.edition().facts) {
    unseen += card.side == field.phasing() && card.is_horse ? 1 : 0;
  }
  for (const PieceId id : field.pieces()) {
    const bool is_own_horse = field.card(id).is_horse && owner_of(field.piece(id)) == field.phasing();
    unseen -= is_own_horse && is_visible(field.state(), id, enemy) ? 1 : 0;
  }
  return unseen > 0;
}

/// Could guns fire from there, whichever they are?
bool has_target(const Field& field, Place place) {
  const Seat enemy = other(field.phasing());
  if (is_worth_fire(field, opposite(place), enemy)) {
    return true;
  }
  const std::array<Place, 2> ends = beside(field, place);
  return field.has(Option::Enfilade) && std::any_of(ends.begin(), ends.end(), [&](Place end) {
           return end != kNowhere && is_worth_fire(field, end, enemy);
         });
}

/// A card has moved that the enemy cannot see, to where guns could fire: if nobody were asked he would know that it is
/// no horse artillery, and if somebody is, that it is.
bool may_horse_fire_as_seen(const Field& field) {
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (owner_of(piece) == field.phasing() && (piece.flags & kMoved) != 0 &&
        !is_visible(field.state(), id, other(field.phasing())) && has_target(field, piece.place)) {
      return has_unseen_horse(field);
    }
  }
  return false;
}

}  // namespace

bool is_horse_fire_asked(const Field& field) { return can_horse_fire(field) || may_horse_fire_as_seen(field); }

namespace {

bool advance(const Edition& edition, Now& now) {
  if (is_horse_fire_asked(Field(edition, now))) {
    return false;
  }
  now.end();
  return true;
}

void candidates(const Field& field, const Step&, Actions& actions) {
  list_fires(field, actions);
  actions.push_back(action_of(Do::Finish));
}

Refusal refuse(const Field& field, const Step&, const Action& action) {
  if (action == action_of(Do::Finish)) {
    return kLawful;
  }
  if (!is_fire(action)) {
    return {"Movement is over: your horse artillery may fire now.", "7.2"};
  }
  if (const Refusal refusal = refuse_horse(field, verbs::card_of(action))) {
    return refusal;
  }
  return refuse_to_open_fire(field, action);
}

void act(const Edition& edition, Now& now, const Action& action) {
  if (verb_of(action) == Do::Finish) {
    now.end();
  } else {
    open_fire(edition, now, action);
  }
}

void ask(const Field& field, const Step&, Prompt& prompt) {
  prompt.text = can_horse_fire(field)
                    ? "Your horse artillery has moved and may still fire: choose the card, or hold its fire."
                    : "None of your cards may fire after its move. The enemy must not learn that: go on.";
  prompt.rule = "7.2";
}

/// Whoever does not see all cards cannot tell which of them is horse artillery.

}  // namespace

const StepRule kHorseFireStep = {.kind = StepKind::HorseFire,
                                 .id = "horse-fire",
                                 .advance = advance,
                                 .waits_for = waits_for_phasing,
                                 .candidates = candidates,
                                 .refuse = refuse,
                                 .act = act,
                                 .ask = ask,
                                 .on = steps(StepKind::MovePhase),
                                 .holds = has_no_locals};

}  // namespace longroll::dixie
