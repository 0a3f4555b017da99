#include "engine/games/dixie/game.h"

namespace longroll::dixie {

/// The owner of the card that a line is about, or the side that it names.
Seat Dixie::side_of(const State& before, const Event& event, Seat by) const {
  const auto& args = event.args;
  const auto owner = [&](int card) {
    return before.has_piece(card) ? owner_of(before.piece(static_cast<PieceId>(card))) : by;
  };
  switch (event.kind) {
    case EventKind::PieceMoved:
      return owner(args[0]);
    case EventKind::StepBegan:
      return args[0] == static_cast<std::int16_t>(StepKind::MoraleCheck) ? owner(args[1]) : by;
    case EventKind::Remark:
      break;
    default:
      return by;
  }
  switch (static_cast<Say>(args[0])) {
    case Say::TurnBegan:
    case Say::Drew:
      return seat_of(args[1]);
    case Say::Captured:
    case Say::FightsOn:
    case Say::Disengages:
      return seat_of(args[2]);
    case Say::Fires:
    case Say::Spoilt:
    case Say::Checked:
    case Say::Routed:
    case Say::Eliminated:
    case Say::Killed:
    case Say::Rallied:
    case Say::Played:
    case Say::Strikes:
    case Say::Enveloped:
    case Say::DecoyGone:
    case Say::Unmasked:
    case Say::Named:
      return owner(args[1]);
    default:
      return by;
  }
}

}  // namespace longroll::dixie
