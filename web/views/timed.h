#pragma once

#include <optional>

#include "web/board/shape/geometry.h"

namespace longroll::web {

/// A picture that changes with time beside the animations of decisions: when the pointer has rested, while a camera
/// glides.
class Timed {
 public:
  /// The mouse or a finger is at that point of the page, at `now` in ms; empty: the keyboard points, or nothing does.
  /// Told before GameView::hover and GameView::activate.
  virtual void point(std::optional<board::Vec2> at, double now) = 0;
  /// A frame begins; `now` in ms. `is_still`: less motion is wanted, so that what would glide jumps.
  virtual void tick(double now, bool is_still) = 0;
  /// ms until tick() has something to do; negative: nothing.
  virtual double due_in(double now) const = 0;

 protected:
  ~Timed() = default;
};

}  // namespace longroll::web
