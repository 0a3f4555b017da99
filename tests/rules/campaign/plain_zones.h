#pragma once
#include "engine/games/campaign/campaign.h"
#include "engine/table/state.h"

/// Zones of control hex by hex and piece by piece, as plainly as the rules tell them: what Field is held against.
namespace longroll::campaign::test {

/// Campaign 6.1, 6.2: `hex` is in a primary zone of that side.
bool is_in_primary_zone(const Library& library, const State& state, Seat side, HexId hex);

/// Campaign 6.1, 6.3: `hex` is in a secondary zone of that side.
bool is_in_secondary_zone(const Library& library, const State& state, Seat side, HexId hex);

}  // namespace longroll::campaign::test
