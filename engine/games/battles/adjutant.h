#pragma once
#include <memory>

#include "engine/games/battles/game.h"
#include "engine/play/adjutant.h"

namespace longroll::battles {

/// Orders for many pieces of the battle system. `game` must outlive the adjutant.
std::unique_ptr<Adjutant> make_adjutant(const Battles& game);

}  // namespace longroll::battles
