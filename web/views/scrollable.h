#pragma once

#include "web/board/shape/geometry.h"

namespace longroll::web {

/// A picture that can be moved: a map, a long hand.
class Scrollable {
 public:
  /// A drag of the table itself. True when the picture changed.
  virtual bool pan(board::Vec2 by) = 0;
  /// The wheel was turned over a point. True when it was used.
  virtual bool wheel(board::Vec2 at, board::Vec2 by) = 0;

 protected:
  ~Scrollable() = default;
};

}  // namespace longroll::web
