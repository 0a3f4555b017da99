#pragma once
#include <cstdint>
#include <functional>

#include "engine/table/state.h"

namespace longroll::conform {

/// A number from 0 to one below the bound, as dice or the bytes of a fuzzer say.
using Below = std::function<std::uint32_t(std::uint32_t bound)>;

/// Changes one thing on the table as hostile hands would who know what the numbers mean: pieces swap places or stand
/// beside each other, flags and marks are raised, numbers of a step become pieces, hexes and tracks, steps are put on
/// the stack or taken off, marks on the ground change. Sometimes it writes any number anywhere.
void bend(State& state, const Below& below);

}  // namespace longroll::conform
