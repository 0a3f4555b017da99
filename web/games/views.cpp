#include "web/views/view_registry.h"

namespace longroll::web {

// Each game's screen is listed here as it lands.
std::unique_ptr<GameView> make_view(std::string_view, GameModel&) { return nullptr; }

}  // namespace longroll::web
