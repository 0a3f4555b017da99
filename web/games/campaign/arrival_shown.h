#pragma once

#include <string>

#include "engine/games/campaign/game.h"

namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// Campaign 4.2.1: "Tidewater group: Raleigh and Richmond"; empty: the place recruits for no group.
std::string group_words(const cw::Field& field, HexId hex);

/// Campaign 4.1.1 to 4.2.5: by which right the unit of that decision arrives there, and what is then left of it:
/// "The point of the Tidewater group: Raleigh or Richmond [4.2.1]"; empty: it is no arrival of a point or of cavalry.
std::string arrival_words(const cw::Field& field, const Action& action);

}  // namespace longroll::web::campaign
