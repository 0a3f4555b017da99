#pragma once

#include <cstdint>
#include <vector>

#include "web/board/shape/geometry.h"

namespace longroll::board {

/// What the pointer can hit, gathered anew each time the board is drawn. A place is a rectangle about its own centre,
/// turned as it was drawn. Higher `z` wins; of equals the one added last, which is the one seen on top.
class PickList {
 public:
  static constexpr std::int32_t kNothing = -1;

  void clear() { places_.clear(); }

  /// An upright rectangle.
  void add(std::int32_t id, Rect rect, int z = 0);

  /// A rectangle of this size about `centre`, turned clockwise by `degrees`.
  void add(std::int32_t id, Vec2 centre, Vec2 size, float degrees, int z = 0);

  /// The id under the point; kNothing where there is none. `slop` widens every place by so many px, for fingers:
  /// a place that holds the point itself always beats one that is only near.
  std::int32_t at(Vec2 point, float slop = 0) const;

 private:
  struct Place {
    std::int32_t id;
    int z;
    Vec2 centre, half;
    float cosine, sine;
  };
  std::vector<Place> places_;
};

}  // namespace longroll::board
