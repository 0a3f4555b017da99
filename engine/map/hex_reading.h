#pragma once
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/map/hex_map.h"

/// Hexes in files: what a map's reader and a scenario's share. Every fault goes to the reader's list.
namespace longroll {

/// The hex of that name; kNoHex, with a fault, when the map has none.
HexId read_hex(const JsonReader& in, std::string_view text, const HexMap& map);

/// A list of 1 to 24 different hexes in play.
std::vector<HexId> read_hexes(const JsonReader& list, const HexMap& map);

}  // namespace longroll
