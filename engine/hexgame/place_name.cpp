// build: small
#include "engine/hexgame/place_name.h"

namespace longroll::hexgame {

std::string place_name(const HexMap& map, HexId hex) {
  constexpr int kNear = 2;
  const MapSpot* nearest = nullptr;
  int least = kNear + 1;
  for (const MapSpot& spot : map.spots) {
    const int distance = is_hex(hex) ? map.grid.distance(spot.hex, hex) : least;
    if (distance < least) {
      least = distance;
      nearest = &spot;
    }
  }
  if (nearest == nullptr) {
    return hex_text(hex);
  }
  return least == 0 ? nearest->name + " (" + hex_text(hex) + ")" : hex_text(hex) + " near " + nearest->name;
}

}  // namespace longroll::hexgame
