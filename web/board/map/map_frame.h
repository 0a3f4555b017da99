#pragma once

#include <string>
#include <utility>

#include "web/board/canvas.h"
#include "web/board/map/camera.h"
#include "web/board/shape/map_work.h"

namespace longroll::board {

/// What stands round a map and is printed over it once: the border with its numbers, and the cartouche.
class MapFrame {
 public:
  MapFrame() = default;
  MapFrame(const HexLayout& layout, CartoucheText text);

  static constexpr float kWide = 222, kTall = 126;  ///< Of the cartouche, in CSS px.

  /// The line below the title from now on.
  void set_date(std::string date) { text_.date = std::move(date); }
  void draw_border(Canvas& canvas, const Camera& camera) const;
  /// Beside the map where the window leaves room, else over the emptiest corner of the map; nowhere on a small screen.
  Rect cartouche(const Camera& camera) const;
  void draw_cartouche(Canvas& canvas, const Camera& camera, float alpha) const;

 private:
  HexLayout layout_;
  CartoucheText text_;
};

}  // namespace longroll::board
