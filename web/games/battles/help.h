#pragma once

#include <string_view>
#include <vector>

#include "engine/games/battles/battle.h"
#include "web/hexgame/panels/help_picture.h"
#include "web/views/game_view.h"

namespace longroll::web::battles {

/// The rules in short, in our own words (assets/games/battles/FORMAT.md, "help.json").
inline constexpr const char* kHelpFile = "games/battles/help.json";

/// The pages of help that the file holds, with the chart's numbers in the places that name them. Empty when the text is
/// not whole.
std::vector<HelpPage> read_help(std::string_view text, const longroll::battles::Chart& chart);

/// The pictures that its pages name; empty when the text is not whole.
std::vector<hexgame::HelpPicture> read_help_pictures(std::string_view text);

/// What a scenario says of itself: its story, and its own rules.
std::vector<HelpPage> scenario_help(const longroll::battles::Scenario& scenario);

}  // namespace longroll::web::battles
