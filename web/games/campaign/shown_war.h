#pragma once

#include "engine/games/campaign/game.h"
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/verbs.h"
#include "web/hexgame/shown.h"

/// The screen of the campaign. `cw` is the rules' own namespace.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// The war on the screen (hexgame/shown.h).
class ShownWar : public hexgame::Shown<cw::Campaign, cw::StepKind::GameTurn> {
 public:
  using Shown::Shown;
};

/// The hex that an action names on the map; of vessels the hex that names the hexside, or where those of a zone are
/// drawn.
hexgame::Subject subject_of(const Action& action);

}  // namespace longroll::web::campaign
