// build: logic
#include "web/games/dixie/log_sides.h"

#include "engine/games/dixie/game.h"
#include "web/games/dixie/sight.h"

namespace longroll::web::battlefield {
namespace {

/// The card that a remark is about; kNoPiece when it is about a place, a side or the day.
PieceId card_of(const Event& remark) {
  switch (static_cast<dx::Say>(remark.args[0])) {
    case dx::Say::Fires:
    case dx::Say::Spoilt:
    case dx::Say::Checked:
    case dx::Say::Routed:
    case dx::Say::Eliminated:
    case dx::Say::Killed:
    case dx::Say::Rallied:
    case dx::Say::Played:
    case dx::Say::Strikes:
    case dx::Say::Enveloped:
    case dx::Say::DecoyGone:
    case dx::Say::Unmasked:
    case dx::Say::Named:
    case dx::Say::SetsOut:
    case dx::Say::Flanks:
    case dx::Say::Flanked:
    case dx::Say::FlankInVain:
    case dx::Say::Scouts:
    case dx::Say::Scouted:
      return remark.args[1];
    default:
      return kNoPiece;
  }
}

}  // namespace

Seat side_told_of(const State& before, const Event& event) {
  PieceId card = kNoPiece;
  if (event.kind == EventKind::PieceMoved) {
    card = event.args[0];
  } else if (event.kind == EventKind::Remark) {
    card = card_of(event);
  } else if (event.kind == EventKind::LocalSet && !before.stack.empty() &&
             before.top().kind == static_cast<std::int16_t>(dx::StepKind::MoraleCheck)) {
    card = before.top().locals[0];
  }
  return before.has_piece(card) ? owner_of(before.piece(card)) : Seat::Nobody;
}

}  // namespace longroll::web::battlefield
