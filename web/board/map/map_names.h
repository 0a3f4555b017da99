#pragma once

#include "web/board/canvas.h"
#include "web/board/map/camera.h"
#include "web/board/shape/engraved_plate.h"

namespace longroll::board {

class MapNames {
 public:
  MapNames() = default;
  MapNames(const Plate&, const EngravedPlate&) {}
  void draw(Canvas&, const Camera&) {}
};

}  // namespace longroll::board
