#pragma once
#include "engine/games/chattanooga/battle.h"

namespace longroll::chattanooga {

/// The piece of a position from outside lies where a piece of its sort can lie in its scenario, with the options that
/// are on.
bool is_known_place(const Library& library, const State& state, PieceId id);

}  // namespace longroll::chattanooga
