#pragma once

#include <memory>

#include "web/views/game_view.h"

namespace longroll::web::campaign {

/// The screen of the campaign. `model` must be of it.
std::unique_ptr<GameView> make_campaign_view(GameModel& model);

}  // namespace longroll::web::campaign
