#pragma once

#include <string_view>
#include <vector>

#include "web/views/game_view.h"
#include "web/views/reference.h"

namespace longroll::web::dixie {

/// The file of help for every rule (assets/games/dixie/FORMAT.md, "The help").
inline constexpr const char* kRuleHelpFile = "games/dixie/help.json";

/// The pages of help that the file holds: a summary on one page, then every rule by sections, each paragraph with its
/// number at the end. Empty when the text is not whole: the short help of the program stands in for it then.
std::vector<HelpPage> read_rule_help(std::string_view text);

/// The charts of that file, each a list of names and texts, in its order; empty when the text is not whole.
std::vector<ShownChart> read_charts(std::string_view text);

}  // namespace longroll::web::dixie
