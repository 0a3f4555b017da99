#pragma once
#include <span>

#include "engine/play/view.h"

namespace longroll {

/// Stands in a View where a step's local or a track names a piece that the seat cannot see.
constexpr PieceId kUnseenPiece = -2;

/// What a game hides and from whom. redact() does the rest for every game.
struct Secrecy {
  bool (*is_visible)(const State& state, PieceId piece, Seat seat);
  /// Where a seat believes a piece that it cannot see; null: where it is.
  Place (*believed_place)(const State& state, const Piece& piece) = nullptr;
  /// Flag of pieces whose kind the other side has seen before; 0: nobody remembers.
  std::uint16_t seen_before = 0;
  /// The locals of a step that name a piece by its number: a bit for each; null: none does.
  unsigned (*naming_locals)(const Step& step) = nullptr;
  /// Tracks that hold the number of a piece + 1, or 0.
  std::span<const int> naming_tracks{};
  /// The marks of a place that a seat cannot see: a bit for each, read as 0 in its View; null: everybody sees all.
  std::uint8_t (*hidden_ground)(const State& state, Place place, Seat seat) = nullptr;
};

/// What `seat` may know of the State: pieces that it cannot see are blanks that tell their owner only, counted where
/// they are believed to be; locals and tracks that name one are wiped, and so are marks on the ground that it cannot
/// see.
View redact(const State& state, Seat seat, const Secrecy& secrecy);

/// Does one View show a piece, or a mark on the ground, that the other does not, or where a piece of its own seat is in
/// truth?
bool shows_more(const View& view, const View& than);

}  // namespace longroll
