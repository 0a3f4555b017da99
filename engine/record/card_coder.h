#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "engine/record/range_coder.h"
#include "engine/table/state.h"

namespace longroll {

/// The kinds that the pieces of each side are made of in play, each at most once; by side, ascending.
using Pools = std::array<std::vector<std::int16_t>, 2>;

/// Writes a State whose pieces are cards: each is one of a pool that has not been dealt, and lies in one of a few
/// piles, where most lie alike. `start` is the State from which it was played.
void write_cards(RangeEncoder& out, const State& start, const Pools& pools, const State& state);

/// Fills `state`, which must be empty, from what write_cards wrote with the same `start` and `pools`. Any bytes yield
/// some State of bounded size, or false; whoever reads writes it again and compares.
bool read_cards(RangeDecoder& in, const State& start, const Pools& pools, State& state);

}  // namespace longroll
