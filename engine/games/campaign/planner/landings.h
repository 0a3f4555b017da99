#pragma once
#include "engine/games/campaign/planner/draft.h"
#include "engine/games/campaign/planner/missions.h"

namespace longroll::campaign {

/// Campaign 13.2, 13.4, 13.4.1: of the landings of troops that can be spared, by sea or river, the one that promises
/// most, when it promises enough. True when they have been landed: then the missions are out of date.
bool plan_landing(Draft& draft, const Missions& missions, const Stance& stance);

}  // namespace longroll::campaign
