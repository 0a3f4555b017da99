#pragma once
#include <memory>
#include <string_view>

#include "engine/play/game.h"

namespace longroll::test {

/// The game with the data that every program carries, "dixie", "battles".
std::shared_ptr<const Game> shipped_game(std::string_view id);

}  // namespace longroll::test
