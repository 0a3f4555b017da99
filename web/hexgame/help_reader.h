#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/hexgame/scenario.h"
#include "web/hexgame/charts.h"
#include "web/hexgame/panels/help_picture.h"
#include "web/views/game_view.h"

namespace longroll::web::hexgame {

/// A key of a game's chart.json, as the help has it in braces, and the words for the number that stands there.
struct HelpNumber {
  std::string_view key;
  std::string words;
};

/// The help file of a game on hexes: the rules in short, the words of its charts, and pictures.
struct HelpFile {
  std::vector<HelpPage> pages;
  std::vector<ChartWords> charts;
  std::vector<HelpPicture> pictures;
};

/// Reads the text of a help file of that format, with the words for the numbers in the places that name them. Empty
/// when the text is not whole or names a number that is not among them.
HelpFile read_help_file(std::string_view text, std::string_view format, const std::vector<HelpNumber>& numbers);

/// What a scenario says of itself: its story, and its own rules.
std::vector<HelpPage> scenario_help(const longroll::hexgame::Scenario& scenario);

}  // namespace longroll::web::hexgame
