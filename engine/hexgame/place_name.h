#pragma once
#include <string>

#include "engine/map/hex_map.h"

namespace longroll::hexgame {

/// A hex as the log names it: "Bloody Lane (1712)", "1713 near Bloody Lane" within two hexes of a named spot, else
/// "1713". What is no hex has its number alone, too.
std::string place_name(const HexMap& map, HexId hex);

}  // namespace longroll::hexgame
