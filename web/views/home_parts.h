#pragma once

#include "web/views/catalogue.h"
#include "web/views/game_layout.h"
#include "web/views/home.h"

namespace longroll::web {

/// One poster; `sheet` is high enough for everything. Returns where its picture goes.
PosterPlace home_poster(const Poster& poster, const board::Rect& sheet, HomePicture& picture, Commands& out);

/// The height that the buttons of a poster need below the picture beyond a line of words and one more: a third row of
/// them, and for fingers rows of 44 px.
float more_room(const Poster& poster, float width);

/// The lower panels of the home page. Each stands at `place`; a height of 0 lets it grow with its content. They return
/// their bottom.
float home_resume(const HomeData& data, board::Rect place, Commands& out);
float home_link(const HomeData& data, board::Rect place, Commands& out);
float home_help(board::Rect place, Commands& out);

}  // namespace longroll::web
