#pragma once

#include "engine/core/json.h"
#include "engine/games/dixie/card.h"

namespace longroll::dixie {

/// Reads one card of a collection of format 2. `edition` holds what was read before it: how the battlelines lie and
/// whether troops have morale letters; corps and divisions that are new get the next number in its lists. Faults go
/// to the reader.
Card read_card(JsonReader in, Edition& edition);

}  // namespace longroll::dixie
