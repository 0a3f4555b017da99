#pragma once

#include <string>

#include "engine/games/battles/field.h"
#include "web/hexgame/snapshot.h"

/// The screen of the battle system. `bt` is the rules' own namespace.
namespace longroll::web::battles {

namespace bt = longroll::battles;

/// The field as it is laid out on the screen. In a hex combat units lie by strength, then gunboats and leaders.
hexgame::BoardSnapshot lay_out(const bt::Field& field);

/// "5-4": strength and movement, as a counter is printed; a leader has his movement alone.
std::string values_of(const bt::Counter& counter);

}  // namespace longroll::web::battles
