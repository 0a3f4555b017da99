#pragma once

#include <span>
#include <string>

#include "engine/map/hex_map.h"
#include "web/board/map/plate.h"

namespace longroll::web::hexgame {

/// What the numbers of a game's maps mean to the engraver. Of several bits on one hexside the first of a list counts.
struct PlateWords {
  struct Water {
    unsigned bit;
    board::WaterKind kind;
  };
  struct Crossing {
    unsigned bit;
    board::Crossing kind;
  };
  struct Work {
    unsigned bit;
    board::WorkKind kind;
  };
  std::span<const board::Ground> grounds;  ///< by number of terrain
  std::span<const Water> waters;
  std::span<const Crossing> crossings;
  std::span<const Work> works;  ///< all that are there are drawn
};

/// A map as the engraver is told of it, with title and date for the cartouche.
board::Plate plate_of(const HexMap& map, const PlateWords& words, std::string title, std::string date);

}  // namespace longroll::web::hexgame
