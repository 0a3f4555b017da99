#include "engine/play/redaction.h"

#include <algorithm>

#include "engine/core/heap_sort.h"

namespace longroll {
namespace {

void count_hidden(std::vector<Hidden>& hidden, Place place, std::int8_t owner) {
  for (Hidden& entry : hidden) {
    if (entry.place == place && entry.owner == owner) {
      ++entry.count;
      return;
    }
  }
  hidden.push_back({place, owner, 0, 1});
}

}  // namespace

View redact(const State& state, Seat seat, const Secrecy& secrecy) {
  View view{seat, state, {}, {}};
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (secrecy.is_visible(state, id, seat)) {
      continue;
    }
    const Piece& piece = state.pieces[i];
    const Place place = secrecy.believed_place == nullptr ? piece.place : secrecy.believed_place(state, piece);
    count_hidden(view.hidden, place, piece.owner);
    if ((piece.flags & secrecy.seen_before) != 0) {
      view.remembered.push_back(piece.kind);
    }
    view.seen.pieces[i] = Piece{};
    view.seen.pieces[i].owner = piece.owner;
  }
  const auto is_unseen = [&](int id) {
    return state.has_piece(id) && view.seen.piece(static_cast<PieceId>(id)).kind < 0;
  };
  for (Step& step : view.seen.stack) {
    const unsigned naming = secrecy.naming_locals == nullptr ? 0 : secrecy.naming_locals(step);
    for (std::size_t i = 0; i < kLocals; ++i) {
      if ((naming >> i & 1U) != 0 && is_unseen(step.locals[i])) {
        step.locals[i] = kUnseenPiece;
      }
    }
  }
  for (const int track : secrecy.naming_tracks) {
    std::int16_t& value = view.seen.tracks[static_cast<std::size_t>(track)];
    value = is_unseen(value - 1) ? kUnseenPiece : value;
  }
  if (secrecy.hidden_ground != nullptr) {
    view.hidden_ground.resize(state.ground.size());
    for (std::size_t i = 0; i < state.ground.size(); ++i) {
      view.hidden_ground[i] = secrecy.hidden_ground(state, static_cast<Place>(i), seat);
      view.seen.ground[i] = static_cast<std::uint8_t>(view.seen.ground[i] & ~view.hidden_ground[i]);
    }
  }
  heap_sort(view.hidden.begin(), view.hidden.end());
  heap_sort(view.remembered.begin(), view.remembered.end());
  return view;
}

bool shows_more(const View& view, const View& than) {
  for (std::size_t i = 0; i < than.hidden_ground.size(); ++i) {
    if ((than.hidden_ground[i] & ~(view.hidden_ground.empty() ? 0 : view.hidden_ground[i])) != 0) {
      return true;
    }
  }
  for (const Hidden& hidden : than.hidden) {  // 0: the other seat does not know that nobody is there
    if (hidden.count == 0 && hidden.owner == index_of(view.seat)) {
      return true;
    }
  }
  for (std::size_t i = 0; i < view.seen.pieces.size(); ++i) {
    const Piece& piece = view.seen.pieces[i];
    const Piece& there = than.seen.pieces[i];
    const bool is_own = piece.owner == index_of(view.seat);
    if (piece.kind >= 0 && (there.kind < 0 || (is_own && piece.place != there.place))) {
      return true;
    }
  }
  return false;
}

}  // namespace longroll
