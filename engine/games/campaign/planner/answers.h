#pragma once
#include "engine/games/campaign/planner/draft.h"
#include "engine/games/campaign/planner/stance.h"

namespace longroll::campaign {

/// Every decision that is neither a move nor an arrival: supply, battle, retreat, leaders, reaction, politics. It is
/// one of the lawful ones.
Action choose_answer(const Draft& draft, const Stance& stance);

}  // namespace longroll::campaign
