#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/verbs.h"
#include "engine/play/refusal.h"

/// Chattanooga 14.7: a reserve marker that is flipped shows neither its letter nor its units; markers without units
/// look the same.
namespace longroll::chattanooga {

/// Chattanooga 14.7: a reserve marker on the map that is flipped. The piece is of a kind that there is.
inline bool is_hidden_marker(const Library& library, const Piece& piece) {
  return piece.up == kReverse && is_on_map(piece) && library.type(piece.kind) == UnitType::Reserve;
}

/// Chattanooga 14.7, 12.2, 12.3: a unit of the other side that stands in `from` would see a reserve in `to`.
bool is_seen_from(const Field& field, HexId from, HexId to, Seat observer);
/// Chattanooga 14.7: some unit of that side sees the hex as reserves are seen.
bool is_observed(const Field& field, HexId hex, Seat observer);

/// Chattanooga 14.7, 8.1: why the marker cannot be flipped to its hidden side with that many others; empty when it can.
Refusal refuse_flip(const Field& field, const verbs::Flip& flip);

/// Chattanooga 3.2R, 14.7: nobody but the Confederates has seen one of those who can be called; where hidden reserves
/// lie nobody sees them.
bool is_call_secret(const Library& library, const State& state);
/// Chattanooga 3.2R, 14.7: why no hidden marker may enter there, with all who have been called or with nobody, who
/// comes in the turn of the call only; empty when it may.
Refusal refuse_hidden_entry(const Field& field, const verbs::Dummy& dummy);

/// Chattanooga 14.7: the lowest marker that lies flipped where an enemy sees it; kNoPiece: none.
PieceId observed_reserve(const Field& field);
/// Chattanooga 14.2, 14.6, 14.7: the lowest marker that shows its letter and has no units; kNoPiece: none.
PieceId empty_reserve(const Field& field);

}  // namespace longroll::chattanooga
