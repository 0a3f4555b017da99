#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/steps/eligible.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 8.4, 11.3: every troop card of an overstacked position rolls; those that fail go to the Reserve; if there are
/// still too many, the owner withdraws cards of his choice until there are not. A card keeps its hits on the way.
/// Locals: position, side, card that goes back + 1, stage.
namespace longroll::dixie {
namespace {

enum Local { kPosition, kSide, kLeaving, kStage };
enum Stage { kOffer, kOffered, kStayed = kDisorderStayed };
static_assert(kStage == kDisorderStage);

Seat side_of(const Step& step) { return seat_of(step.locals[kSide]); }
Seat waits_for(const State&, const Step& step) { return side_of(step); }

bool is_troop_there(const Field& field, PieceId id, Place position, Seat side) {
  return field.state().has_piece(id) && field.piece(id).place == position && owner_of(field.piece(id)) == side &&
         field.card(id).is_troop();
}

/// The next troop card that has not rolled yet, or kNoPiece.
PieceId next_to_roll(const Field& field, Place position, Seat side) {
  for (const PieceId id : field.on_field()) {
    if (is_troop_there(field, id, position, side) && (field.piece(id).flags & kChecked) == 0) {
      return id;
    }
  }
  return kNoPiece;
}

/// The card goes to the Reserve with its hits; it rolls for them when it stands in a position again.
void send_back(const Edition& edition, Now& now) {
  const auto id = static_cast<PieceId>(now.local(kLeaving) - 1);
  now.set_local(kLeaving, 0);
  return_to_reserve(now, id);
  settle(edition, now, static_cast<Place>(now.local(kPosition)));
}

void end_disorder(Now& now, Place position) {
  const auto count = static_cast<PieceId>(now.state().pieces.size());
  for (PieceId id = 0; id < count; ++id) {
    if (now.state().piece(id).place == position) {
      now.lower(id, kChecked);  // a later disorder of the turn is rolled for anew
    }
  }
  now.end();
}

bool advance(const Edition& edition, Now& now) {
  if (now.local(kLeaving) > 0) {
    send_back(edition, now);
    return true;
  }
  const Field field(edition, now);
  const auto position = static_cast<Place>(now.local(kPosition));
  const Seat side = side_of(now.state().top());
  const PieceId next = next_to_roll(field, position, side);
  if (now.local(kStage) == kOffer) {
    now.set_local(kStage, kOffered);
    if (next != kNoPiece) {
      offer_specials(edition, now, {Moment::Disordered, position, next});
    }
    return true;
  }
  if (now.local(kStage) == kOffered && next != kNoPiece) {
    reveal(now, next);  // its roll is made in the open
    now.raise(next, kChecked);
    begin(now, StepKind::MoraleCheck, next, 1, 0, static_cast<int>(Purpose::Disorder), 1);
    return true;
  }
  if (is_overstacked(field, position, side)) {
    return false;
  }
  end_disorder(now, position);
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  list_cards_at(field, step.locals[kPosition], Do::Withdraw, actions);
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const PieceId id = action.args[0];
  if (action != action_of(Do::Withdraw, id)) {
    return {"The position is overstacked: withdraw cards from it first.", "8.4"};
  }
  if (!is_troop_there(field, id, step.locals[kPosition], side_of(step))) {
    return {"Withdraw troop cards from the overstacked position.", "8.4"};
  }
  return kLawful;
}

void act(const Edition&, Now& now, const Action& action) { now.set_local(kLeaving, action.args[0] + 1); }

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text = "Too many cards stand there still: withdraw cards to your Reserve.";
  prompt.rule = "8.4";
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  if (!field.battlefield().has(l[kPosition]) || !is_within(l[kSide], 0, 1) || !is_within(l[kStage], kOffer, kStayed)) {
    return false;
  }
  if (l[kLeaving] != 0) {  // whoever must go back does so at once
    return false;
  }
  const bool is_own_turn = side_of(step) == field.phasing();
  const bool is_overnight =
      is_night(field.state()) && (is_below(below, StepKind::Night) || is_below(below, StepKind::Disorder));
  const bool is_moment =
      is_overnight ||
      (is_own_turn && (is_below(below, StepKind::MovePhase) || is_below(below, StepKind::Disorder) ||
                       is_below(below, StepKind::MoralePhase))) ||
      (field.has(Option::Melee) && (is_below(below, StepKind::CombatPhase) ||
                                    (is_below(below, StepKind::Melee) && below->locals[0] == l[kPosition])));
  // Whoever does not see all cards cannot tell whether there are too many, or who has rolled (13.6).
  return is_moment &&
         (!is_asked(field, step) || (l[kStage] != kOffer && field.troops(l[kPosition], side_of(step)) > 0));
}

}  // namespace

const StepRule kDisorderStep = {.kind = StepKind::Disorder,
                                .id = "disorder",
                                .advance = advance,
                                .waits_for = waits_for,
                                .candidates = candidates,
                                .refuse = refuse,
                                .act = act,
                                .ask = ask,
                                .fits = fits};

}  // namespace longroll::dixie
