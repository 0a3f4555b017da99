#pragma once
#include "tests/conform/toy_hex/toy_hex.h"
#include "web/hexgame/map_screen.h"

/// Crossroads (tests/conform/toy_hex) on the map screen: the template of a new game's adapter. In a game it stands in
/// web/games/G/.
namespace longroll::web::toy_hex {

/// The screen of Crossroads. `model` must be of it.
std::unique_ptr<hexgame::MapScreen> make_view(GameModel& model);

}  // namespace longroll::web::toy_hex
