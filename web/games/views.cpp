#include "web/games/battles/register.h"
#include "web/games/dixie/register.h"
#include "web/views/view_registry.h"

namespace longroll::web {

// Each game's screen is listed here as it lands.
std::unique_ptr<GameView> make_view(std::string_view game, GameModel& model) {
  return game == "dixie"     ? battlefield::make_dixie_view(model)
         : game == "battles" ? battlemap::make_battles_view(model)
                             : nullptr;
}

}  // namespace longroll::web
