#pragma once
#include "engine/core/result.h"
#include "engine/games/campaign/campaign.h"

namespace longroll::campaign {

/// What is wrong with data whose files are each good by themselves and do not fit together, so that no game could be
/// set up with them: counters, projects or states that are missing, hexes of a start that are not on the map. Whether
/// they make sense, tools/check-data tells.
Faults faults_between(const Library& library);

}  // namespace longroll::campaign
