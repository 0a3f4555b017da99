#pragma once

#include <optional>

#include "engine/play/action.h"
#include "web/board/shape/geometry.h"

namespace longroll::web {

/// Tells a lesson how to reach what is not on the screen.
class LessonGuide {
 public:
  /// What is pressed first when the piece of an action is hidden: on a phone the position where it lies. Empty:
  /// nothing.
  virtual std::optional<board::Rect> way_to(const Action& /*action*/) const { return {}; }

  /// Moves the picture until that can be seen which an action is about.
  virtual void bring_into_sight(const Action& /*action*/) {}

 protected:
  ~LessonGuide() = default;
};

}  // namespace longroll::web
