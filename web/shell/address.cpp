#include "web/shell/address.h"

#include <optional>

#include "engine/record/game_store.h"
#include "engine/record/link.h"
#include "web/shell/saves.h"
#include "web/shell/seating.h"

namespace longroll::web {

std::string fragment_of(GameScreen& game) {
  const GameModel& model = game.model();
  LinkNote note = seats_of_address(model.match());
  if (model.match().has_friend() || model.match().is_hot_seat()) {
    note.table = table_of(game.store().id());
  }
  const std::optional<std::string> whole = game_link(model.session(), note);
  return whole ? *whole : position_link(model.game(), model.match().setup, model.session().state(), note);
}

}  // namespace longroll::web
