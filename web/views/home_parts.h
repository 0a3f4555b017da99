#pragma once

#include "web/views/game_layout.h"
#include "web/views/home.h"

namespace longroll::web {

/// The lower panels of the home page. Each stands at `place`; a height of 0 lets it grow with its content. They return
/// their bottom.
float home_resume(const HomeData& data, board::Rect place, Commands& out);
float home_link(const HomeData& data, board::Rect place, Commands& out);
float home_help(board::Rect place, Commands& out);

}  // namespace longroll::web
