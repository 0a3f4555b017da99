// build: small
#include "engine/hexgame/fingerprint.h"

namespace longroll::hexgame {

std::int16_t number_of_scenario(std::string_view id) { return static_cast<std::int16_t>(hash_text(id) & 0x7FFFU); }

void Fingerprint::add_ground(const HexMap& map, int no_road) {
  add(map.grid.columns, map.grid.rows, map.grid.parity);
  for (int column = 1; column <= map.grid.columns; ++column) {
    for (int row = 1; row <= map.grid.rows; ++row) {
      const HexId hex = hex_at(column, row);
      add(map.terrain_number(hex), map.level_at(hex), map.is_playable(hex));
      for (const Direction d : kAllDirections) {
        const int road = map.road_number(hex, d);
        add(map.side(hex, d), road == HexMap::kNoRoad ? no_road : road);
      }
    }
  }
}

}  // namespace longroll::hexgame
