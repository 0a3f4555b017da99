// build: logic
#include "web/games/campaign/plate_of.h"

namespace longroll::web::campaign {

namespace cg = longroll::campaign;

board::Plate plate_of(const cg::GroundMap& map) {
  board::Plate plate;
  plate.layout = {map.grid};
  plate.playable = map.playable;
  plate.layout.for_each_hex([&](HexId hex) {
    const cg::MapPlace* place = map.place_at(hex);
    const cg::Terrain terrain = map.terrain_at(hex);
    plate.ground[hex] = terrain == cg::Terrain::Sea          ? board::Ground::Water
                        : place != nullptr && place->is_city ? board::Ground::Town
                        : terrain == cg::Terrain::Swamp      ? board::Ground::Marsh
                        : terrain == cg::Terrain::Rough      ? board::Ground::Rough
                                                             : board::Ground::Clear;
    plate.level[hex] = terrain == cg::Terrain::Rough ? 2 : 1;
  });
  for (const HexMap::WaterSide& side : map.waters) {
    if (map.water(side.hex, side.side) >= cg::Water::Navigable) {
      plate.waters.push_back({side.hex, side.side, board::WaterKind::River, board::Crossing::None, -1});
    }
  }
  plate.title = "The War";
  return plate;
}

}  // namespace longroll::web::campaign
