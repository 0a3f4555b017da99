#pragma once

#include <string_view>

#include "engine/games/chattanooga/chart.h"
#include "web/hexgame/help_reader.h"

namespace longroll::web::chattanooga {

/// The rules in short, in our own words (assets/games/chattanooga/FORMAT.md, "help.json").
inline constexpr const char* kHelpFile = "games/chattanooga/help.json";

/// What that file holds, with the chart's numbers in the places that name them. Empty when the text is not whole.
hexgame::HelpFile read_help(std::string_view text, const longroll::chattanooga::Chart& chart);

}  // namespace longroll::web::chattanooga
