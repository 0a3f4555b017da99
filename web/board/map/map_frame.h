#pragma once

#include <string>

#include "web/board/canvas.h"
#include "web/board/map/camera.h"
#include "web/board/map/plate.h"

namespace longroll::board {

/// What stands round a map and is printed over it once: the border with its numbers, and the cartouche.
class MapFrame {
 public:
  MapFrame() = default;
  explicit MapFrame(const Plate& plate);

  void draw_border(Canvas& canvas, const Camera& camera) const;
  /// Beside the map where the window leaves room, else over the emptiest corner of the map; nowhere on a small screen.
  Rect cartouche(const Camera& camera) const;
  void draw_cartouche(Canvas& canvas, const Camera& camera, float alpha) const;

 private:
  HexLayout layout_;
  std::string title_, date_;
  int metres_ = 400;
  int corner_ = 0;  ///< The emptiest: 0 upper left, 1 upper right, 2 lower left, 3 lower right.
};

}  // namespace longroll::board
