#include "engine/games/dixie/steps/outside.h"

/// Dixie 6.0: cards that took hits in the enemy's turn roll for their morale, generals first (11.2).
namespace longroll::dixie {
namespace {

/// Dixie 6.0, 11.2: why this card does not roll now.
Refusal refuse_check(const Field& field, PieceId id) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != field.phasing()) {
    return {"It is not one of your cards.", "6.0"};
  }
  if (!is_position(field.piece(id).place) || field.piece(id).marks == 0) {
    return {"Only cards that took hits roll for morale.", "6.0"};
  }
  if (field.card(id).is_commander()) {
    return kLawful;
  }
  for (int column = 0; column < kColumns; ++column) {
    for (const Seat line : {Seat::Union, Seat::Confederate}) {
      const Place place = position_of(line, column);
      for (const PieceId first : {field.general(place, field.phasing()), field.guard(place, field.phasing())}) {
        if (first != kNoPiece && field.piece(first).marks > 0) {
          return {"Generals and lasting special cards roll before the troops.", "11.2"};
        }
      }
    }
  }
  return kLawful;
}

bool advance(const Edition&, Now& now) {
  const Seat side = seat_of(now.state().track(track(Track::Phasing)));
  for (const Piece& piece : now.state().pieces) {
    if (piece.marks > 0 && owner_of(piece) == side && is_position(piece.place)) {
      return false;
    }
  }
  now.end();
  return true;
}

void candidates(const Field& field, const Step&, Actions& actions) {
  for (const PieceId id : field.on_field()) {
    if (field.piece(id).marks > 0) {
      actions.push_back(action_of(verbs::Check{id}));
    }
  }
}

Refusal refuse(const Field& field, const Step&, const Action& action) {
  const auto check = read<verbs::Check>(action);
  if (!check) {
    return {"Morale comes first: roll for the cards that took hits.", "6.0"};
  }
  return refuse_check(field, check->card);
}

void act(const Edition&, Now& now, const Action& action) {
  const PieceId id = arguments_of<verbs::Check>(action).card;
  begin(now, MoraleCheckLocals{.card = id, .dice_left = now.state().piece(id).marks});
}

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text = "Your cards were hit: choose one and roll its morale.";
  prompt.rule = "6.0";
}

bool fits(const Field& field, const Step&, const Step* below) { return is_of_phase(field, Phase::Morale, below); }

}  // namespace

const StepRule kMoralePhaseStep = {.kind = StepKind::MoralePhase,
                                   .id = "morale-phase",
                                   .advance = advance,
                                   .waits_for = waits_for_phasing,
                                   .candidates = candidates,
                                   .refuse = refuse,
                                   .act = act,
                                   .ask = ask,
                                   .on = steps(StepKind::BattleTurn),
                                   .holds = has_no_locals,
                                   .fits = fits};

}  // namespace longroll::dixie
