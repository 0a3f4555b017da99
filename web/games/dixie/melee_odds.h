#pragma once

#include <array>
#include <optional>

#include "engine/games/dixie/game.h"
#include "engine/play/odds.h"

namespace longroll::web::battlefield {

namespace dx = longroll::dixie;

/// The hits that each side takes in the next round of a melee (13.2), by its index, in five parts at most.
using MeleeOdds = std::array<Odds, 2>;

/// Plays out every die of the round that a lawful `action` leads to, through the game's own chance nodes; positions
/// that different dice bring about alike are counted together, so that twenty dice are no more work than five. Offers
/// of special cards are passed by, and who is asked fights on. Empty when there is no such round, or too much to count.
std::optional<MeleeOdds> melee_odds(const dx::Dixie& game, const State& state, const Action& action);

}  // namespace longroll::web::battlefield
