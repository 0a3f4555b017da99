#pragma once
#include "engine/core/result.h"
#include "engine/games/chattanooga/game.h"

namespace longroll::chattanooga {

/// Chattanooga 3.2, 7.9, 13.6: what cannot be so of a position from outside, of its wrecked bridge, its pontoon
/// bridges, those who can be called, and Hooker's command. Its pieces and tracks are known to be within their ranges.
Faults great_battle_faults(const Chattanooga& game, const Library& library, const State& state);

}  // namespace longroll::chattanooga
