#pragma once
#include "engine/core/result.h"
#include "engine/games/chattanooga/field.h"
#include "engine/hexgame/validate.h"

namespace longroll::chattanooga {

/// Chattanooga 14.2, 14.3, 14.6: what a reserve marker, or a unit in the box of one, may bear at most. The tracks of
/// the State are known to be within their ranges; nothing is asked of other pieces.
hexgame::PieceLimits limits_of_reserve(const State& state, const Piece& piece, UnitType type);

/// Chattanooga 14.2 to 14.7: what cannot be so of the reserves of a position from outside. Its pieces and tracks are
/// known to be within their ranges.
Faults reserve_faults(const Field& field);

}  // namespace longroll::chattanooga
