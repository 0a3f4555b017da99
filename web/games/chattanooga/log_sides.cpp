// build: logic
#include "web/games/chattanooga/log_sides.h"

#include "engine/games/chattanooga/log_notes.h"

namespace longroll::web::chattanooga {
namespace {

namespace notes = longroll::chattanooga::notes;

/// The unit of the first of these notes that the event is; kNoPiece: it is another.
template <class... Notes>
PieceId unit_of(const Event& event) {
  PieceId unit = kNoPiece;
  const auto look = [&](const auto& note) { unit = note ? note->unit : unit; };
  (look(longroll::read<Notes>(event)), ...);
  return unit;
}

}  // namespace

Seat side_told_of(const State& before, const Event& event) {
  const PieceId unit =
      unit_of<notes::CounterDrawn, notes::Placed, notes::PutBack, notes::Checked, notes::Disrupted, notes::Recovered,
              notes::Captured, notes::Eliminated, notes::Routed, notes::Returned, notes::Entered, notes::Joined,
              notes::TurnedBack, notes::Retreated, notes::Advanced>(event);
  return before.has_piece(unit) ? owner_of(before.piece(unit)) : Seat::Nobody;
}

}  // namespace longroll::web::chattanooga
