#pragma once
#include <string_view>

#include "engine/map/hex.h"
#include "engine/table/seat.h"

/// Short names that the tests of the campaign share.
namespace longroll::campaign::test {

constexpr Seat kUsa = Seat::Union;
constexpr Seat kCsa = Seat::Confederate;

/// The hex of that number: hex("4410").
inline HexId hex(std::string_view name) { return *hex_named(name); }

}  // namespace longroll::campaign::test
