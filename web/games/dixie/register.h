#pragma once

#include <memory>

#include "web/games/dixie/log_sides.h"
#include "web/views/game_room.h"
#include "web/views/game_view.h"

namespace longroll::web::dixie {

/// The screen of Dixie. `model` must be of a game of Dixie.
std::unique_ptr<GameView> make_dixie_view(GameModel& model);

/// The gallery of Dixie's cards and the table where decks are built. `game` must be Dixie.
std::unique_ptr<GameRoom> make_card_room(const Game& game, std::uint64_t seed);
std::vector<std::int16_t> draw_up_deck(const Game& game, const Setup& setup, Seat side, std::uint64_t seed);

}  // namespace longroll::web::dixie
