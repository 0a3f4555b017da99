#pragma once
#include <memory>

#include "engine/games/chattanooga/game.h"

namespace longroll::chattanooga::test {

/// A made-up battle with a bit of everything that the rules know and no scenario has all together: every arm, every
/// terrain, elevation and hexside, roads, entry hexes, units bound to a place, units in every area of the status box,
/// extra strength, all six turns of a day. The same number gives the same battle.
std::shared_ptr<Chattanooga> skirmish(std::uint64_t number);

/// Its set-up without any option, and with every option that is offered.
Setup plainly(const Chattanooga& game);
Setup with_everything(const Chattanooga& game);

}  // namespace longroll::chattanooga::test
