#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/map/hex_map.h"

namespace longroll::web::hexgame {

/// A name on the map, and the hex that it leads to.
struct NamedPlace {
  std::string name;
  HexId hex = kNoHex;
};

/// Its spots and its lettered regions, which lead to one of their middle hexes, by name; each name once.
std::vector<NamedPlace> named_places(const HexMap& map);

/// Of the places at most twelve that are sought, in large or small letters: those that begin with it stand first.
/// Nothing is sought: none.
std::vector<NamedPlace> find_places(std::span<const NamedPlace> all, std::string_view sought);

}  // namespace longroll::web::hexgame
