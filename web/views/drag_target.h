#pragma once

#include <cstdint>

#include "web/views/game_view.h"

namespace longroll::web {

/// Pieces that can be carried by the pointer.
class DragTarget {
 public:
  virtual bool can_drag(std::int32_t id) const = 0;
  /// `id` is carried to `to`; `is_done`: let go here. Only after can_drag() said true to it.
  virtual Intent drag(std::int32_t id, board::Vec2 to, bool is_done) = 0;

 protected:
  ~DragTarget() = default;
};

}  // namespace longroll::web
