#pragma once

#include <string_view>

#include "engine/games/battles/battle.h"
#include "web/hexgame/help_reader.h"

namespace longroll::web::battles {

/// The rules in short, in our own words (assets/games/battles/FORMAT.md, "help.json").
inline constexpr const char* kHelpFile = "games/battles/help.json";

/// What that file holds, with the chart's numbers in the places that name them. Empty when the text is not whole.
hexgame::HelpFile read_help(std::string_view text, const longroll::battles::Chart& chart);

}  // namespace longroll::web::battles
