#pragma once

#include "web/views/game_view.h"

namespace longroll::web {

/// Panels of the game's own above its table, with ui::begin_panel: map tools, a legend. In both forms.
class Overlays {
 public:
  virtual Intent draw_overlays() = 0;

 protected:
  ~Overlays() = default;
};

}  // namespace longroll::web
