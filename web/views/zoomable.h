#pragma once

#include "web/board/shape/geometry.h"

namespace longroll::web {

/// A picture that can be made larger.
class Zoomable {
 public:
  /// A pinch or ctrl+wheel about a point on the table. True when the picture changed.
  virtual bool zoom(board::Vec2 about, float factor) = 0;

 protected:
  ~Zoomable() = default;
};

}  // namespace longroll::web
