#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/hexgame/help_reader.h"

namespace longroll::web::campaign {

/// The rules in short, in our own words (assets/games/campaign/FORMAT.md, "help.json"), and the files whose numbers
/// they name.
inline constexpr const char* kHelpFile = "games/campaign/help.json";
inline constexpr const char* kChartFile = "games/campaign/chart.json";
inline constexpr const char* kTurnsFile = "games/campaign/turns.json";

/// Every number of such a file by the place that help names in braces, "supply.depot_feeds", and with a plus before it
/// in its signed form. Of a list whose items have an id or a turn that stands for the item, else its number in the
/// list. Empty when the text is no JSON.
std::vector<std::pair<std::string, std::string>> chart_numbers(std::string_view text, std::string_view where);

/// What the file of help holds, with the numbers of chart and turn track. Empty when the text is not whole.
hexgame::HelpFile read_help(std::string_view text, std::string_view chart, std::string_view turns);

}  // namespace longroll::web::campaign
