#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/views/game_view.h"

namespace longroll::web {

/// The words cite the rule, in brackets: "[8.6]" by itself.
bool cites_alone(std::string_view words, std::string_view rule);
/// Or among others: "[7.0, 8.0]", "[8.41 to 8.46]".
bool cites(std::string_view words, std::string_view rule);

/// The paragraphs of `pages` on that rule, for "Why?": those that cite it alone, else among others; without any those
/// on the rule that it belongs to, 12.1 of 12.12, and at last its section, 12.0. Empty: help says nothing of it.
std::vector<std::string> paragraphs_on(const std::vector<HelpPage>& pages, std::string_view rule);

}  // namespace longroll::web
