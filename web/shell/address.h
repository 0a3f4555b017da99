#pragma once

#include <string>

#include "web/shell/game_screen.h"

namespace longroll::web {

/// What brings this game back on another page: its whole link, or that of the position when it has none. Without the
/// page's address.
std::string fragment_of(GameScreen& game);

}  // namespace longroll::web
