#pragma once

#include <memory>

#include "web/games/chattanooga/log_sides.h"
#include "web/views/game_view.h"

namespace longroll::web::chattanooga {

/// The screen of Chattanooga. `model` must be of it.
std::unique_ptr<GameView> make_chattanooga_view(GameModel& model);

}  // namespace longroll::web::chattanooga
