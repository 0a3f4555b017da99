#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/games/campaign/ground_map.h"
#include "web/board/map/plate.h"
#include "web/board/shape/map_lines.h"

namespace longroll::web::campaign {

/// A river, or a reach of it, as it is drawn.
struct AtlasWater {
  std::string name;
  longroll::campaign::Water kind = longroll::campaign::Water::None;
  std::vector<board::Vec2> points;
  bool begins_free = false, ends_free = false;  ///< a spring, or an end inland
};
/// Between the outer edges, in map units.
float width_of(longroll::campaign::Water kind);

enum class WayKind : std::uint8_t { Road, Railroad, Unfinished };

/// A road or railroad, or a part of it, as it is drawn: through the middles of its towns and junctions, smooth between
/// them. What two lines share is drawn once.
struct AtlasWay {
  WayKind kind = WayKind::Road;
  int line = -1;  ///< of an unfinished railroad: its number in the map's order (7.5)
  std::vector<board::Vec2> points;
  std::vector<HexId> hexes;  ///< in which hex of the line each point is
};

std::vector<AtlasWater> waters_of(const longroll::campaign::GroundMap& map, const board::HexLayout& layout);
std::vector<AtlasWay> ways_of(const longroll::campaign::GroundMap& map, const board::HexLayout& layout);
/// The borders between states, where no river is one.
std::vector<std::vector<board::Vec2>> borders_of(const longroll::campaign::GroundMap& map,
                                                 const board::HexLayout& layout);

}  // namespace longroll::web::campaign
