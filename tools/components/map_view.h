#pragma once

#include "web/board/canvas.h"

namespace longroll::board::demo {

/// Which map is to be seen, and how.
struct MapWish {
  int battle = 0;  ///< Of the battle system's library.
  float zoom = 0;  ///< 0 or less: all of it.
  int hex = -1;    ///< In the middle: column and row as four figures; 0 or less: the map's own middle.
};

/// A map as a battle's screen frames it, with some of everything that is laid over it.
void draw_map(Canvas& canvas, const MapWish& wish);

}  // namespace longroll::board::demo
