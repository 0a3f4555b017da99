#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/play/refusal.h"

namespace longroll::dixie {

/// What an interruption is about (12.0): the moment, the position and the card that rolls or fires.
struct Occasion {
  Moment moment = Moment::BeforeMorale;
  Place place = kNowhere;
  PieceId card = kNoPiece;  ///< Disordered: whoever of the position; its owner is the side concerned
  Aim aim{};                ///< of a card about to fire
};

/// What the window of special cards is about that is asked now; it must be the innermost step.
Occasion occasion_of(const State& state);

/// Dixie 12.0: is this the kind of special that `side` could play at that occasion, leaving aside whether it holds one?
Refusal refuse_interruption(const Field& field, Seat side, SpecialKind kind, const Occasion& occasion);

/// Dixie 12.0: why `side` may not play this card at that occasion.
Refusal refuse_special_at(const Field& field, Seat side, PieceId card, const Occasion& occasion);

/// Dixie 12.0: is there ever a way to play such a card in a Move Phase?
bool is_for_moves(SpecialKind kind);

/// Dixie 12.0: why `side`, in its own Move Phase, may not play this card on that position; kNowhere for cards that
/// concern none.
Refusal refuse_special_in_move(const Field& field, Seat side, PieceId card, Place position);

/// Dixie 12.0: does such a card lie on the battlefield from then on?
bool stays_on_table(SpecialKind kind);

/// Dixie 12.0: why `side`, in its own Move Phase, may not have such a card take effect on that position.
Refusal refuse_special_on(const Field& field, Seat side, SpecialKind kind, Place position);

/// Dixie 12.0: does `side` hold a card that it may play at that occasion?
bool can_interrupt(const Field& field, Seat side, const Occasion& occasion);

}  // namespace longroll::dixie
