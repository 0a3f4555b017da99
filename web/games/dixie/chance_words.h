#pragma once

#include <cstdint>
#include <string>

#include "engine/play/odds.h"

/// Chances in few words, for the prompt.
namespace longroll::web::dixie {

/// "31%"; "<1%" and ">99%" for what is rounded to never or always.
std::string percent_of(std::uint64_t good, std::uint64_t all);

/// Of a shot: "1 hit or more 75%, 2 or more 31%, on the general 17%".
std::string hits_in_percent(const Odds& odds);

/// Of a morale roll, the result of its best dice: "stands 67%".
std::string best_in_percent(const Odds& odds);

/// "2.3" of 23 tenths.
std::string tenths_in_words(int tenths);

}  // namespace longroll::web::dixie
