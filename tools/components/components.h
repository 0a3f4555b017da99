#pragma once

#include "web/board/canvas.h"

namespace longroll::board {

/// The size of the components page in CSS px.
inline constexpr float kComponentsWidth = 1600;
inline constexpr float kComponentsHeight = 1920;

/// Every piece, mark and state on one sheet, by day with a strip by lamplight: the visual test of this room, to be laid
/// beside the picture in the look. Drawn at the canvas's present transform.
void draw_components(Canvas& canvas);

}  // namespace longroll::board
