#pragma once

#include "engine/games/battles/battle.h"
#include "web/board/map/plate.h"

namespace longroll::web::battles {

/// The ground of a battle as the engraver is told of it, with the scenario's title and date for the cartouche.
board::Plate plate_of(const longroll::battles::Scenario& scenario, const longroll::battles::BattleMap& map);

}  // namespace longroll::web::battles
