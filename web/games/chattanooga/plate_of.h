#pragma once

#include "engine/games/chattanooga/battle.h"
#include "web/board/map/plate.h"

namespace longroll::web::chattanooga {

/// The ground about Chattanooga for the engraver.
board::Plate plate_of(const longroll::chattanooga::GroundMap& map, const longroll::chattanooga::Scenario& scenario);

}  // namespace longroll::web::chattanooga
