#pragma once
#include "engine/games/chattanooga/field.h"

/// Flags that a piece of a position from outside may bear beside those of its phase.
namespace longroll::chattanooga {

/// Chattanooga 2.4: a combat unit in a hex. The piece is of a kind that there is.
inline bool is_standing_unit(const Library& library, const Piece& piece) {
  return is_on_map(piece) && is_combat_unit(library.type(piece.kind));
}
/// A step of that kind is under way.
bool has_step(const State& state, StepKind kind);

/// Chattanooga 14.4, 14.5: the flags of a reserve marker fit: it has moved in a phase of its side, or must be deployed.
bool fit_reserve_marker(const State& state, const Piece& piece);

/// Chattanooga 14.5: it says that a check is due, and that is so only of a unit that had to be deployed in this
/// Movement Phase.
bool is_check_stray(const State& state, const Piece& piece);

/// Chattanooga 11.4: those of a battery of the phasing side that fires together with others.
unsigned together_flags(const Library& library, const State& state, const Piece& piece);

/// Chattanooga 13.3: of a unit that a leader of the first player has rallied, to the end of the couplet.
unsigned rallied_flags(const State& state, const Piece& piece);

/// Chattanooga 15.0: what a mini-phase adds: of those who move, fire or attack in it, and of those who are attacked.
unsigned fortune_flags(const State& state, const Piece& piece);

}  // namespace longroll::chattanooga
