#include "engine/table/pile.h"

namespace longroll {

int size_of_pile(const State& state, Place place) {
  int size = 0;
  for (const Piece& piece : state.pieces) {
    size += piece.place == place ? 1 : 0;
  }
  return size;
}

PieceId nth_of_pile(const State& state, Place place, int n) {
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    if (state.pieces[i].place == place && n-- == 0) {
      return static_cast<PieceId>(i);
    }
  }
  LR_CHECK(false, "the pile is smaller than that");
  return kNoPiece;
}

}  // namespace longroll
