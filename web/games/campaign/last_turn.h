#pragma once

#include <cstddef>
#include <vector>

#include "engine/games/campaign/game.h"
#include "engine/play/session.h"
#include "web/games/campaign/shown_war.h"

namespace longroll::web::campaign {

/// A round of recruitment that is done again (Campaign 4.1, 4.2): what the side placed, or built, in the turn before.
struct LastTurn {
  std::vector<Action> row;  ///< what of it is lawful now, one after the other
  std::size_t all = 0;      ///< how many decisions it was; 0: there was no such round
};

/// The arrivals, or the construction, of the last turn again; `state` is a position whose innermost step is
/// Recruitment or Building. Empty for any other, and when nothing has been decided by hand in an earlier turn.
LastTurn as_last_turn(const cw::Campaign& game, const Session& session, const State& state, std::size_t decided);

/// Campaign 4.1.1, 4.2: the arrivals that are still due, each in the hex of those that are lawful where the side had
/// most points before the phase; equal ones share them. Where nobody stands they go near the enemy.
std::vector<Action> with_the_largest(const cw::Campaign& game, const State& state);

}  // namespace longroll::web::campaign
