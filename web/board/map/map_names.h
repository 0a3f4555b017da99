#pragma once

#include <map>
#include <optional>
#include <vector>

#include "web/board/canvas.h"
#include "web/board/map/camera.h"
#include "web/board/shape/lettering.h"

namespace longroll::board {

/// The lettering of a map. Names are placed when the zoom comes to a step for the first time, and then kept; those
/// under counters stand elsewhere as long as the counters do.
class MapNames {
 public:
  MapNames() = default;
  MapNames(std::vector<MapName> names, Obstacles obstacles);

  /// Counters stand there from now on.
  void make_way(const CountersOnMap& standing);
  void draw(Canvas& canvas, const Camera& camera);

 private:
  void draw_straight(Canvas& canvas, const Camera& camera, const LaidName& laid, TextStyle style) const;
  void draw_along(Canvas& canvas, const Camera& camera, const LaidName& laid, TextStyle style) const;

  std::vector<MapName> names_;
  std::optional<Obstacles> obstacles_;
  /// The names at one step of the zoom.
  struct Step {
    std::vector<LaidName> own;    ///< as they stand with no counter on the map
    std::vector<LaidName> shown;  ///< as they stand now
    int of_standing = 0;          ///< for which counters `shown` is
  };
  const std::vector<LaidName>& at_step(Canvas& canvas, int step);

  std::map<int, Step> steps_;
  CountersOnMap standing_;
  int standing_count_ = 0;  ///< how often the counters have changed
};

}  // namespace longroll::board
