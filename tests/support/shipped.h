#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "engine/play/game.h"

namespace longroll::test {

/// The game with the data that every program carries, "dixie", "battles".
std::shared_ptr<const Game> shipped_game(std::string_view id);

/// A file of the assets as it stands in the source: "lessons/dixie-first-battle.json". Empty when it cannot be read.
std::string asset_text(std::string_view path);

}  // namespace longroll::test
