#pragma once
#include "engine/table/state.h"

namespace longroll {

/// The pieces that lie in one place, unordered: nobody knows the order of a shuffled pile, so drawing from it is
/// Chance's turn, one way a piece.
int size_of_pile(const State& state, Place place);

/// The n-th piece of the pile in the order of piece ids, 0 <= n < size.
PieceId nth_of_pile(const State& state, Place place, int n);

}  // namespace longroll
