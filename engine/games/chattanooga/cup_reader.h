#pragma once
#include "engine/games/chattanooga/area_reader.h"
#include "engine/games/chattanooga/placing.h"

namespace longroll::chattanooga {

/// Chattanooga 3.4: the member "cups" of a scenario file: what is drawn by chance.
void read_cups(const JsonReader& list, const GroundMap& map, const AreaIds& areas, Placing& placing,
               Scenario& scenario);

}  // namespace longroll::chattanooga
