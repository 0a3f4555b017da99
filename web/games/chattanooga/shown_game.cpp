// build: logic
#include "web/games/chattanooga/shown_game.h"

#include "engine/games/chattanooga/words.h"

namespace longroll::web::chattanooga {

hexgame::Subject subject_of(const Action& action) {
  static const longroll::hexgame::GameIds ids = ch::game_ids();
  const bool is_listed = ch::verb_of(action) == ch::Do::Arrange || ch::verb_of(action) == ch::Do::NameHex ||
                         ch::verb_of(action) == ch::Do::Flip;
  return is_listed ? hexgame::Subject{} : hexgame::subject_by(ids.verbs, action);
}

board::UnitSymbol symbol_of(ch::UnitType type) {
  switch (type) {
    case ch::UnitType::Cavalry:
      return board::UnitSymbol::Cavalry;
    case ch::UnitType::Artillery:
      return board::UnitSymbol::Artillery;
    case ch::UnitType::Leader:
      return board::UnitSymbol::Leader;
    case ch::UnitType::Boat:
      return board::UnitSymbol::Boat;
    case ch::UnitType::Bridge:
      return board::UnitSymbol::Bridge;
    default:
      return board::UnitSymbol::Infantry;
  }
}

}  // namespace longroll::web::chattanooga
