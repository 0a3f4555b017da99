#pragma once

#include "web/views/game_view.h"

namespace longroll::web {

/// Where the parts of the game screen stand.
struct GameLayout {
  Area area;              ///< what the game's own view is told
  board::Rect prompt;     ///< prompt bar; on a phone the sheet with prompt and choices
  board::Rect header;     ///< phone only: menu, title, log
  board::Rect inspector;  ///< wide only
  board::Rect log;        ///< wide only
  board::Rect bar;        ///< undo, theme, share, menu
  board::Rect scrubber;
  bool operator==(const GameLayout&) const = default;
};

/// `rims`: unusable px at the top and bottom. `inspector`: how high the inspector would like to be; 0: not known.
GameLayout lay_out_game(float width, float height, float text_scale, bool touch, float rim_top, float rim_bottom,
                        float inspector, Area::Ground ground = Area::Ground::Table);

/// Narrower windows get the phone's form.
Area::Form form_of(float width, float text_scale);

}  // namespace longroll::web
