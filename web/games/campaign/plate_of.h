#pragma once

#include "engine/games/campaign/ground_map.h"
#include "web/board/map/plate.h"

namespace longroll::web::campaign {

/// The theatre of the war as hexes, for the small map: its picture is the Atlas (atlas.h).
board::Plate plate_of(const longroll::campaign::GroundMap& map);

}  // namespace longroll::web::campaign
