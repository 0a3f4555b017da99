#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "web/views/game_view.h"

namespace longroll::web {

/// How to use the page, in our own words. A game's own pages follow after these (GameView::help).
const std::vector<HelpPage>& help_pages();

/// "1 saved game", "3 saved games".
std::string count_words(std::size_t n, std::string_view one, std::string_view many);

}  // namespace longroll::web
