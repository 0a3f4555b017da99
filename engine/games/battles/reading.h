#pragma once
#include "engine/core/json_words.h"
#include "engine/games/battles/battle.h"
#include "engine/map/hex_reading.h"

/// What the readers of the battles' files share beside engine/core/json_words.h and engine/map/hex_reading.h.
namespace longroll::battles {

/// Member "side", `usa` or `csa`.
Seat read_side(JsonReader& in);

}  // namespace longroll::battles
