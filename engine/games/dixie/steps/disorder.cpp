#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 8.4: every troop card of an overstacked position rolls; those that fail go to the Reserve; if there are still
/// too many, the owner withdraws cards of his choice until there are not. Locals: position.
namespace longroll::dixie {
namespace {

Seat side_of(const Field& field, Place position) {
  return line_of(position) == field.phasing() ? field.phasing() : other(field.phasing());
}

/// The next troop card that has not rolled yet, or kNoPiece.
PieceId next_to_roll(const Field& field, Place position, Seat side) {
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    const Piece& piece = field.piece(id);
    if (piece.place == position && owner_of(piece) == side && field.card(id).is_troop() &&
        (piece.flags & kChecked) == 0) {
      return id;
    }
  }
  return kNoPiece;
}

Seat waits_for(const State&, const Step& step) { return line_of(step.locals[0]); }

bool advance(const Edition& edition, Now& now) {
  const Field field(edition, now.state());
  const auto position = static_cast<Place>(now.local(0));
  const Seat side = side_of(field, position);
  if (const PieceId id = next_to_roll(field, position, side); id != kNoPiece) {
    reveal(now, id);  // its roll is made in the open
    now.raise(id, kChecked);
    begin(now, StepKind::MoraleCheck, id, 1, 0, static_cast<int>(Purpose::Disorder), 1);
    return true;
  }
  if (is_overstacked(field, position, side)) {
    return false;
  }
  now.end();
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (field.piece(id).place == step.locals[0]) {
      actions.push_back(action_of(Do::Withdraw, id));
    }
  }
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const PieceId id = action.args[0];
  if (action != action_of(Do::Withdraw, id)) {
    return {"The position is overstacked: withdraw cards from it first.", "8.4"};
  }
  if (!field.state().has_piece(id) || field.piece(id).place != step.locals[0] ||
      owner_of(field.piece(id)) != side_of(field, step.locals[0]) || !field.card(id).is_troop()) {
    return {"Withdraw troop cards from the overstacked position.", "8.4"};
  }
  return kLawful;
}

void act(const Edition&, Now& now, const Action& action) { return_to_reserve(now, action.args[0]); }

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text = "Too many cards stand there still: withdraw cards to your Reserve.";
  prompt.rule = "8.4";
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const bool is_after_moves = (is_below(below, StepKind::MovePhase) || is_below(below, StepKind::Disorder)) &&
                              is_in_play(field, step.locals[0]) && line_of(step.locals[0]) == field.phasing();
  return is_after_moves ||
         (is_below(below, StepKind::CombatPhase) && field.has(Option::Melee) && is_in_play(field, step.locals[0]));
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
