#pragma once

#include <string>
#include <vector>

#include "engine/games/campaign/field.h"

namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// "4 counters have no line of supply: 3 at Corinth, 1 at Grenada"; empty: everybody of the side has one.
std::string unsupplied_words(const cw::Field& field, Seat side);

/// What "Why?" says of the position besides the rules: what brings about the question that is asked, and the dice that
/// are to come. Each is a sentence with its rule.
std::vector<std::string> facts_of(const cw::Field& field);

}  // namespace longroll::web::campaign
