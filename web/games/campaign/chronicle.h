#pragma once

#include "engine/play/session.h"
#include "web/games/campaign/shown_war.h"
#include "web/views/battle_end.h"

namespace longroll::web::campaign {

/// The result of the war so far: economy and politics, what each side has left and has lost, and what turned it. Of a
/// game whose past is still to be brought, turning points since then only.
BattleEnd chronicle_of(const cw::Campaign& game, const Session& session);

}  // namespace longroll::web::campaign
