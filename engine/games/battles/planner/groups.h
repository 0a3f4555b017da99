#pragma once
#include <vector>

#include "engine/games/battles/field.h"
#include "engine/games/battles/planner/land.h"
#include "engine/play/advisor.h"

namespace longroll::battles {

/// The side's groups that can meet the enemy soon: units of one division or corps that are nearest to the same
/// objective. The strongest of those who are nearest to the enemy come first, eight at most.
std::vector<Group> groups_of(const Field& field, const Land& land, Seat side);

}  // namespace longroll::battles
