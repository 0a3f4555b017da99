#pragma once
#include <memory>

#include "engine/games/battles/game.h"

namespace longroll::battles::test {

/// A made-up battle with a bit of everything that the system knows and no battle of history has all together: every
/// arm, leaders, gunboats, works, held troops, reinforcements, nights, every terrain, hexside and road. The same number
/// gives the same battle.
std::shared_ptr<Battles> skirmish(std::uint64_t number);

}  // namespace longroll::battles::test
