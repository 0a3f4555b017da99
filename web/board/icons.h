#pragma once

#include "web/board/canvas.h"
#include "web/board/shape/icon_art.h"

namespace longroll::board {

/// Draws an icon in a square of `size` px about `centre`.
void draw_icon(Canvas& canvas, Icon icon, Vec2 centre, float size, Colour colour);

}  // namespace longroll::board
