#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/shell/game_screen.h"

/// The answers to globalThis.longroll, for tests and tinkerers: JSON, or empty when there is nothing to answer.
namespace longroll::web::answers {

/// Where a control is ("button:<action text>": the button of an action, and nothing on the map or the table), or what
/// the page tells beside question and choices.
std::string where_on_page(std::string_view id);
/// Where the piece or the place of an action is drawn ("piece:<action text>", "place:..."), or the target that makes a
/// choice ("choice:<action text>").
std::string where_in_game(GameScreen& game, std::string_view what);
std::string rings();
/// The stops of the keyboard, and the one on which it stands.
std::string stops(const StopList& list);
std::string hash(GameScreen& game);
std::string prompt(GameScreen& game);
std::string tip(const Tip& tip);

}  // namespace longroll::web::answers
