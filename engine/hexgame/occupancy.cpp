#include "engine/hexgame/occupancy.h"

#include <algorithm>

#include "engine/core/check.h"

namespace longroll::hexgame {

void Occupancy::read(const State& state, int columns, RankInHex rank) {
  LR_CHECK(state.pieces.size() <= kMaxPieces, "a game of bounded size");
  rank_ = rank;
  hexes_ = static_cast<std::size_t>(columns) * kMaxRows;
  pieces_ = state.pieces.size();
  std::fill_n(first_.begin(), hexes_, kNoPiece);
  for (auto i = static_cast<int>(pieces_) - 1; i >= 0; --i) {
    const Piece& piece = state.pieces[static_cast<std::size_t>(i)];
    link(static_cast<PieceId>(i), piece.place, rank_of(piece));
  }
}

void Occupancy::link(PieceId piece, std::int16_t place, std::int16_t rank) {
  const auto i = static_cast<std::size_t>(piece);
  places_[i] = place;
  ranks_[i] = rank;
  next_[i] = kNoPiece;
  if (static_cast<std::size_t>(place) >= hexes_) {
    return;
  }
  PieceId* at = &first_[place];
  while (*at != kNoPiece) {
    const auto other = static_cast<std::size_t>(*at);
    if (ranks_[other] > rank || (ranks_[other] == rank && *at > piece)) {
      break;
    }
    at = &next_[other];
  }
  next_[i] = *at;
  *at = piece;
}

void Occupancy::unlink(PieceId piece) {
  const Place place = places_[static_cast<std::size_t>(piece)];
  if (static_cast<std::size_t>(place) >= hexes_) {
    return;
  }
  PieceId* at = &first_[place];
  while (*at != piece) {
    at = &next_[static_cast<std::size_t>(*at)];
  }
  *at = next_[static_cast<std::size_t>(piece)];
}

void Occupancy::update(const State& state, PieceId piece) {
  LR_CHECK(state.pieces.size() <= kMaxPieces, "a game of bounded size");
  for (; pieces_ < state.pieces.size(); ++pieces_) {
    const Piece& made = state.pieces[pieces_];
    link(static_cast<PieceId>(pieces_), made.place, rank_of(made));
  }
  const auto i = static_cast<std::size_t>(piece);
  const Piece& now = state.pieces[i];
  const std::int16_t rank = rank_of(now);
  if (places_[i] != now.place || ranks_[i] != rank) {
    unlink(piece);
    link(piece, now.place, rank);
  }
}

bool Occupancy::follow(const State& state, const Event& event) {
  switch (event.kind) {
    case EventKind::PieceMade:
    case EventKind::PieceMoved:
      update(state, piece_of(event));
      return true;
    case EventKind::PieceTurned:
    case EventKind::PieceMarked:
    case EventKind::PieceFlagged:
    case EventKind::PieceNoted:
      if (rank_ != nullptr) {
        update(state, piece_of(event));
      }
      return true;
    default:
      return false;
  }
}

}  // namespace longroll::hexgame
