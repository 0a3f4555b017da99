#pragma once

#include <string>
#include <vector>

#include "web/games/campaign/shown_war.h"

namespace longroll::web::campaign {

/// Campaign 4.1.2, 4.2.5: what it takes to begin that project, or to go on with one that is begun, and what it brings:
/// "1 construction point now, 1 more in a later turn; then 1 army point a turn [4.2.5]".
std::string cost_of_project(const cw::Field& field, Seat side, cw::UnitClass project, bool is_begun);

/// Campaign 4.1.2, 4.2.5: everything that the side which is asked can build, a line each, with its cost or with the
/// reason why it cannot be begun now.
std::vector<std::string> projects_in_words(const ShownWar& war);

}  // namespace longroll::web::campaign
