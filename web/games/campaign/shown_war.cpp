// build: logic
#include "web/games/campaign/shown_war.h"

#include "engine/games/campaign/words.h"
#include "web/games/campaign/forces_shown.h"

namespace longroll::web::campaign {
namespace {

hexgame::Subject subject_of(const cw::Berth& berth) {
  return {kNoPiece, berth.is_zone()       ? hex_of_zone(berth.zone())
                    : is_hex(berth.place) ? static_cast<HexId>(berth.place)
                                          : kNoHex};
}

}  // namespace

hexgame::Subject subject_of(const Action& action) {
  static const longroll::hexgame::GameIds ids = cw::game_ids(0);
  switch (cw::verb_of(action)) {
    case cw::Do::BreachLevee:
      return {};  // of a hexside, which its label tells
    case cw::Do::Build: {
      const auto build = arguments_of<cw::verbs::Build>(action);
      return build.hex == kNoHex ? subject_of(build.berth) : hexgame::Subject{kNoPiece, build.hex};
    }
    case cw::Do::Finish:
      return {kNoPiece, arguments_of<cw::verbs::Finish>(action).hex};
    case cw::Do::TakeShips:
      return subject_of(arguments_of<cw::verbs::TakeShips>(action).berth);
    case cw::Do::SailTo:
      return subject_of(arguments_of<cw::verbs::SailTo>(action).berth);
    case cw::Do::RunTo:
      return subject_of(arguments_of<cw::verbs::RunTo>(action).berth);
    default:
      return hexgame::subject_by(ids.verbs, action);
  }
}

}  // namespace longroll::web::campaign
