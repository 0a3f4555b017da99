#pragma once
#include <string>
#include <vector>

#include "engine/play/game.h"

namespace longroll {

/// The lines of the log for `events`, which led on from `before`, as `reader` may know them. `before` becomes the State
/// after them.
std::vector<std::string> tell_all(const Game& game, State& before, const Events& events, Seat reader);

}  // namespace longroll
