#pragma once

#include "engine/games/chattanooga/game.h"
#include "engine/play/session.h"
#include "web/views/battle_end.h"

namespace longroll::web::chattanooga {

/// What happened in each battle (assets/games/chattanooga/FORMAT.md, "outcomes.json").
inline constexpr const char* kOutcomesFile = "games/chattanooga/outcomes.json";

/// The result of the battle so far: who stands on the ground that wins, points, who is off the map, what each formation
/// lost, and what turned the battle. Of a game whose past is still to be brought, turning points since then
/// only.
BattleEnd chronicle_of(const longroll::chattanooga::Chattanooga& game, const Session& session);

}  // namespace longroll::web::chattanooga
