#pragma once

#include "web/board/canvas.h"

namespace longroll::board::demo {

/// Two of the look's screens, without panels and buttons: what the pieces are like when they lie together.
void draw_home(Canvas& canvas);    ///< 1280 x 800.
void draw_table(Canvas& canvas);   ///< 1280 x 800: Dixie.
void draw_motion(Canvas& canvas);  ///< 1280 x 800: every movement, stopped at ten moments.

}  // namespace longroll::board::demo
