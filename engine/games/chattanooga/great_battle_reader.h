#pragma once
#include "engine/core/json.h"
#include "engine/games/chattanooga/battle.h"

namespace longroll::chattanooga {

/// Chattanooga 3.2, 13.6: the members "crossings", "works", "hooker" and "bridge" of a scenario file, each where the
/// file has it.
void read_great_battle(JsonReader& in, const GroundMap& map, const Forces& forces, Scenario& scenario);

/// Chattanooga 3.2: the member "clearing" of "victory".
void read_clearing(JsonReader& victory, const GroundMap& map, Scenario& scenario);

}  // namespace longroll::chattanooga
