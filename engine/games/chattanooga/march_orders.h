#pragma once
#include "engine/games/chattanooga/game.h"
#include "engine/hexgame/adjutant.h"

namespace longroll::chattanooga {

/// What an order to march or to charge amounts to (Chattanooga 7.0, 8.2, 9.3, 10.8): who stands together moves as one,
/// those who are due enter and march on, and those who have to pay with rout checks (6.3) go after the others. The
/// plan ends with the first die; asked again, it goes on from there. `moves` measures distances.
OrderPlan plan_of_march(const Chattanooga& game, const hexgame::MoveRules& moves, const State& state,
                        const Order& order);

}  // namespace longroll::chattanooga
