#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "engine/map/hex_set.h"

namespace longroll {

/// Marks of a hex, a bit each in one byte (State::ground).
constexpr std::size_t kMarks = 8;

/// Adds each hex that has mark n to set n. `marks`: a byte for each place of the first columns of a map, whole columns.
void add_marked(std::span<const std::uint8_t> marks, const std::array<HexSet*, kMarks>& sets);

}  // namespace longroll
