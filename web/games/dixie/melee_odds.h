#pragma once

#include <array>
#include <optional>

#include "engine/games/dixie/game.h"
#include "engine/play/odds.h"

namespace longroll::web::dixie {

namespace dx = longroll::dixie;

/// The hits that each side takes in the next round of a melee (13.2), by its index, in five parts at most.
using MeleeOdds = std::array<Odds, 2>;

/// The round that a lawful `action` of the View's player leads to, by the count of all odds (chances_of). Offers of
/// special cards are passed by, and a player who is asked fights on. Empty when there is no such round, or too much to
/// count.
std::optional<MeleeOdds> melee_odds(const dx::Dixie& game, const View& view, const Action& action);

}  // namespace longroll::web::dixie
