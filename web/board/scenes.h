#pragma once

#include "web/board/canvas.h"

namespace longroll::board {

/// The pictures that a poster of the home page may have, by what they show.
enum class PosterArt : std::uint8_t { Cards, Brigades, Ridge, Railroads };
inline constexpr std::size_t kPosterArts = 4;

/// Fills `r` (264 x 176 px in the look; other sizes are scaled evenly and cut) with that picture.
void draw_poster_art(Canvas& canvas, Rect r, PosterArt art);

/// A game's poster on the home page: sheet with shadow, frame and neatline. The words and buttons are the caller's.
void draw_poster(Canvas& canvas, Rect r);

}  // namespace longroll::board
