#pragma once
#include "engine/games/battles/planner/draft.h"
#include "engine/games/battles/planner/survey.h"

namespace longroll::battles {

/// Sends every leader that can ride to the troops whom his presence helps most (12.1), each to others; writes the moves
/// into the draft, after the troops have moved.
void post_leaders(Draft& draft, const Survey& survey);

/// What a leader is worth to the troops of his side in that hex: the strength that an enemy may soon shake, counted
/// double where it is shaken already; 0 where there are none.
int need_of_leader(const Field& field, const Survey& survey, HexId hex);

}  // namespace longroll::battles
