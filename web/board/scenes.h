#pragma once

#include "web/board/canvas.h"

namespace longroll::board {

/// The four plates of the home page.
enum class Plate : std::uint8_t { Dixie, Battles, Chattanooga, Campaign };

/// Fills `r` (264 x 176 px in the look; other sizes are scaled evenly and cut) with the picture of a game.
void draw_plate(Canvas& canvas, Rect r, Plate plate);

/// A game's poster on the home page: sheet with shadow, frame and neatline. The words and buttons are the caller's.
void draw_poster(Canvas& canvas, Rect r);

}  // namespace longroll::board
