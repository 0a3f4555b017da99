#pragma once

#include <memory>

#include "web/views/game_view.h"

namespace longroll::web::battlefield {

/// The screen of Dixie. `model` must be of a game of Dixie.
std::unique_ptr<GameView> make_dixie_view(GameModel& model);

}  // namespace longroll::web::battlefield
