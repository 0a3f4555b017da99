#include "engine/games/dixie/game.h"
#include "web/games/dixie/dixie_view.h"
#include "web/views/view_registry.h"

namespace longroll::web {

// Each game's screen is listed here as it lands.
std::unique_ptr<GameView> make_view(std::string_view game, GameModel& model) {
  if (game == "dixie") {
    // The registry makes no other game of that id.
    return std::make_unique<dixie::DixieView>(static_cast<const longroll::dixie::Dixie&>(model.game()), model);
  }
  return nullptr;
}

}  // namespace longroll::web
