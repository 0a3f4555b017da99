#pragma once
#include "engine/core/json.h"
#include "engine/table/seat.h"

namespace longroll::hexgame {

/// Member "side" of a data file: `usa` or `csa`.
inline Seat read_side(JsonReader& in) { return in.word("side", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union; }

}  // namespace longroll::hexgame
