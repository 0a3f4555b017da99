#pragma once
#include <vector>

#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/planner/land.h"
#include "engine/play/advisor.h"

namespace longroll::chattanooga {

/// The side's groups that can meet the enemy soon, or are on their way to where they win: the brigades, by
/// formation, batteries apart. Those who are nearest to the enemy and strongest come first, ten at most.
std::vector<Group> groups_of(const Field& field, const Land& land, Seat side);

}  // namespace longroll::chattanooga
