#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/sight.h"

/// Who knows what in Dixie: a battle deck's cards lie face-down for both sides; the enemy's hand and his face-down
/// cards are known by their number only; while an army deploys the other side sees nothing of it (3.2). guess.cpp goes
/// the other way.
namespace longroll::dixie {

namespace {

/// Where the seat believes a card that it cannot see: what has been deployed unseen still counts to the Reserve.
Place believed_place(const State& state, const Piece& piece) {
  const bool deploying = state.track(track(Track::Turn)) == 0;
  return deploying && is_position(piece.place) ? reserve_of(owner_of(piece)) : piece.place;
}

void count_hidden(std::vector<Hidden>& hidden, Place place, Seat owner) {
  for (Hidden& entry : hidden) {
    if (entry.place == place && entry.owner == index_of(owner)) {
      ++entry.count;
      return;
    }
  }
  hidden.push_back({place, static_cast<std::int16_t>(index_of(owner)), 0, 1});
}

}  // namespace

View Dixie::view(const State& state, Seat seat) const {
  View view;
  view.seat = seat;
  view.seen = state;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (is_visible(state, id, seat)) {
      continue;
    }
    const Piece& piece = state.pieces[i];
    count_hidden(view.hidden, believed_place(state, piece), owner_of(piece));
    if ((piece.flags & kSeen) != 0) {
      view.remembered.push_back(piece.kind);
    }
    view.seen.pieces[i] = Piece{};
    view.seen.pieces[i].owner = piece.owner;
  }
  heap_sort(view.hidden.begin(), view.hidden.end());
  heap_sort(view.remembered.begin(), view.remembered.end());
  return view;
}

bool Dixie::reveals(const State& before, const Event& event) const {
  return event.kind == EventKind::PieceTurned && event.args[2] == 1 &&
         !is_visible(before, event.args[0], other(owner_of(before.piece(event.args[0]))));
}

}  // namespace longroll::dixie
