#pragma once

#include "engine/games/dixie/game.h"
#include "engine/play/session.h"
#include "web/views/battle_end.h"

namespace longroll::web::dixie {

/// What happened in each battle (assets/games/dixie/FORMAT.md, "The outcomes").
inline constexpr const char* kOutcomesFile = "games/dixie/outcome-notes.json";

/// The result of the battle so far, told openly: the positions won, what each arm lost, positions taken, generals
/// and days. Of a game whose past is still to be brought, turning points since then only.
BattleEnd chronicle_of(const longroll::dixie::Dixie& game, const Session& session);

}  // namespace longroll::web::dixie
