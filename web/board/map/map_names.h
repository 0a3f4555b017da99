#pragma once

#include <map>
#include <optional>

#include "web/board/canvas.h"
#include "web/board/map/camera.h"
#include "web/board/shape/lettering.h"

namespace longroll::board {

/// The lettering of a map. Names are placed when the zoom comes to a step for the first time, and then kept.
class MapNames {
 public:
  MapNames() = default;
  MapNames(const Plate& plate, const EngravedPlate& work);

  void draw(Canvas& canvas, const Camera& camera);

 private:
  void draw_straight(Canvas& canvas, const Camera& camera, const LaidName& laid, TextStyle style) const;
  void draw_along(Canvas& canvas, const Camera& camera, const LaidName& laid, TextStyle style) const;

  std::vector<MapName> names_;
  std::optional<Obstacles> obstacles_;
  std::map<int, std::vector<LaidName>> steps_;
};

}  // namespace longroll::board
