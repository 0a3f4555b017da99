#pragma once
#include <memory>

#include "engine/games/chattanooga/game.h"
#include "engine/play/adjutant.h"

namespace longroll::chattanooga {

/// Orders for many pieces of Chattanooga. `game` must outlive the adjutant.
std::unique_ptr<Adjutant> make_adjutant(const Chattanooga& game);

}  // namespace longroll::chattanooga
