#pragma once

#include <memory>
#include <string_view>

#include "web/views/game_view.h"

namespace longroll::web {

/// The screen of the game with that id, or null when it has none yet (the page then shows the plain list of choices).
/// `model` outlives the view. web/games/views.cpp lists the games.
std::unique_ptr<GameView> make_view(std::string_view game, GameModel& model);

/// The side that the log tells of by that event, which need not be the one that decided: a card fires when its enemy
/// has played nothing against it. Nobody: the game does not say.
Seat side_told_of(std::string_view game, const State& before, const Event& event);

}  // namespace longroll::web
