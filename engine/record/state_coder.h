#pragma once
#include "engine/record/range_coder.h"
#include "engine/table/state.h"

namespace longroll {

/// Writes a State as what differs from another one, `start`, from which it was played: a piece that stands where it
/// stood costs next to nothing, any other the less the more there is to learn of it from those before.
void write_state(RangeEncoder& out, const State& start, const State& state);

/// Fills `state`, which must be empty, from what write_state wrote with the same `start`. Any bytes yield some State of
/// bounded size, or false; whoever reads writes it again and compares.
bool read_state(RangeDecoder& in, const State& start, State& state);

}  // namespace longroll
