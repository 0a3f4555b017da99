#include "engine/games/battles/reading.h"

namespace longroll::battles {

Seat read_side(JsonReader& in) { return in.word("side", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union; }

}  // namespace longroll::battles
