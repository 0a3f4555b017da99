#pragma once
#include <cstdint>

#include "engine/table/seat.h"

namespace longroll {

/// Where a piece is: a hex, a position, a hand, a deck. Each game numbers its own places from 0.
using Place = std::int16_t;
constexpr Place kNowhere = -1;

/// Which piece: its index in State::pieces, the same for the whole game.
using PieceId = std::int16_t;
constexpr PieceId kNoPiece = -1;

/// One counter or card on the table. Games give meaning to kind, marks, flags and note through their own ids.
struct Piece {
  std::int16_t kind = -1;  ///< which card or counter of the game's data; -1: not known to the reader of a View
  Place place = kNowhere;
  std::int8_t owner = 0;    ///< index_of(Seat)
  std::int8_t up = 0;       ///< 1: face up, front; 0: face down, or the reverse of a counter
  std::int16_t marks = 0;   ///< hits, losses, strength: a small count
  std::uint16_t flags = 0;  ///< bits of the game: has fired, has moved, ...
  std::int16_t note = 0;    ///< a place or number that the game keeps with the piece for a while
  auto operator<=>(const Piece&) const = default;
};
static_assert(sizeof(Piece) == 12, "no padding: a State is hashed and saved as its bytes");

constexpr Seat owner_of(const Piece& piece) { return seat_of(piece.owner); }

}  // namespace longroll
