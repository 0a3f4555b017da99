#pragma once

#include <memory>

#include "web/views/game_view.h"

namespace longroll::web::battles {

/// The screen of the battle system. `model` must be of a game of it.
std::unique_ptr<GameView> make_battles_view(GameModel& model);

}  // namespace longroll::web::battles
