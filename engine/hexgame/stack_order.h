#pragma once
#include "engine/hexgame/occupancy.h"
#include "engine/play/now.h"

/// The order of the pieces in a hex, for games in which it matters: Piece::note counts from 0 at the bottom.
namespace longroll::hexgame {

/// The rank of a piece in its hex (occupancy.h).
inline int rank_by_note(const Piece& piece) { return piece.note; }

/// Moves the piece onto what lies in the hex, or to a box off the map; those that lay above it move down.
inline void lay_on_top(Now& now, PieceId piece, Place to) {
  const Piece before = now.state().piece(piece);
  int below = 0;
  for (PieceId id = 0; id < static_cast<PieceId>(now.state().pieces.size()); ++id) {
    const Piece& other = now.state().piece(id);
    if (id == piece) {
      continue;
    }
    below += other.place == to && is_hex(to) ? 1 : 0;
    if (is_hex(before.place) && other.place == before.place && other.note > before.note) {
      now.note(id, other.note - 1);
    }
  }
  now.move(piece, to);
  now.note(piece, below);
}

}  // namespace longroll::hexgame
