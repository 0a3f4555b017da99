#pragma once
#include <memory>

#include "engine/games/battles/game.h"
#include "engine/play/advisor.h"

namespace longroll::battles {

/// What the computer believes is good play in the battle system. `game` must outlive the advisor.
std::unique_ptr<Advisor> make_advisor(const Battles& game);

}  // namespace longroll::battles
