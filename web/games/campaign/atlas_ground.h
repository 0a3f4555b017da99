#pragma once

#include "engine/games/campaign/ground_map.h"
#include "web/board/shape/engraving.h"
#include "web/board/shape/hex_layout.h"
#include "web/board/shape/map_work.h"

namespace longroll::web::campaign {

/// What the atlas's ground is between the middles of its hexes, blended from them with some noise.
struct AtlasGround {
  board::HeightField land;    ///< 1 on land, 0 at sea; the coast is where it is kCoast
  board::HeightField offing;  ///< the same blended from further off: the lines of the sea follow it
  board::HeightField ranges;  ///< the mountains' ridges, which run with the grain of the country
  board::HeightField rough;   ///< 0 to 1: how mountainous
  board::HeightField swamp;   ///< 0 to 1; its edge is at a half
};
inline constexpr float kCoast = 0.46f;

AtlasGround ground_of(const longroll::campaign::GroundMap& map, const board::HexLayout& layout);

/// Swamps, sea and the light on the mountains, as the GPU lays them.
board::WashPlane wash_of(const AtlasGround& ground, board::Rect sheet);

}  // namespace longroll::web::campaign
