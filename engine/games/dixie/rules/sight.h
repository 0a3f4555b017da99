#pragma once
#include "engine/games/dixie/ids.h"
#include "engine/table/state.h"

namespace longroll::dixie {

/// Dixie 2.0, 8.1: may `seat` see the face of this card? Nobody: may both?
inline bool is_visible(const State& state, PieceId card, Seat seat) {
  const Piece& piece = state.piece(card);
  if (is_unexamined(piece.place)) {
    return false;  // a battle deck, or what was set aside of one
  }
  if (seat == owner_of(piece) || piece.up == 1) {
    return true;
  }
  return state.track(track(Option::Cards)) == 1;
}

}  // namespace longroll::dixie
