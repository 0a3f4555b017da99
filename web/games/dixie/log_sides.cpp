// build: logic
#include "web/games/dixie/log_sides.h"

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/log_notes.h"
#include "web/games/dixie/table_snapshot.h"

namespace longroll::web::dixie {
namespace {

/// The card whose side did or suffered what the note tells; kNoPiece when it is about a place, a side or the day, or
/// when chance took the card away (8.3).
PieceId card_told_of(const Event& remark) {
  return is_note<dx::notes::CreekGone>(remark) ? kNoPiece : dx::notes::card_of(remark);
}

}  // namespace

Seat side_told_of(const State& before, const Event& event) {
  PieceId card = kNoPiece;
  if (event.kind == EventKind::PieceMoved) {
    card = arguments_of<events::PieceMoved>(event).piece;
  } else if (event.kind == EventKind::Remark) {
    card = card_told_of(event);
  } else if (event.kind == EventKind::LocalSet && !before.stack.empty() &&
             is_step<dx::MoraleCheckLocals>(before.top())) {
    card = locals_of<dx::MoraleCheckLocals>(before.top()).card;
  }
  return before.has_piece(card) ? owner_of(before.piece(card)) : Seat::Nobody;
}

}  // namespace longroll::web::dixie
