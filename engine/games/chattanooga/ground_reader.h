#pragma once
#include "engine/core/json.h"
#include "engine/games/chattanooga/ground_map.h"

namespace longroll::chattanooga {

/// Reads the members that name hexes in a scenario file: "region", "hexes", "part" (of the map), or "of" and "within";
/// and of these only those on "hilltops" or "heights", in "columns" and in "rows", where the file says so; and those of
/// "besides". Hexes that are out of play are left out. Every fault is named with its place.
HexSet read_ground(JsonReader& in, const GroundMap& map);

}  // namespace longroll::chattanooga
