#pragma once

#include "web/board/canvas.h"
#include "web/board/map/plate.h"

namespace longroll::board::demo {

/// A map as a battle's screen frames it. `zoom` 0: all of it.
void draw_map(Canvas& canvas, const Plate& plate, float zoom);

}  // namespace longroll::board::demo
