#pragma once

#include "engine/games/battles/game.h"
#include "engine/play/session.h"
#include "web/views/battle_end.h"

namespace longroll::web::battles {

/// What happened in each battle (assets/games/battles/FORMAT.md, "outcomes.json").
inline constexpr const char* kOutcomesFile = "games/battles/outcomes.json";

/// The result of the battle so far: points, objectives, what each formation lost, ground that changed hands and the
/// greatest losses of one fight. Of a game whose past is still to be brought, turning points since then only.
BattleEnd chronicle_of(const longroll::battles::Battles& game, const Session& session);

}  // namespace longroll::web::battles
