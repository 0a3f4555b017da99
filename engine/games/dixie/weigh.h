#pragma once
#include <vector>

#include "engine/games/dixie/conduct.h"
#include "engine/games/dixie/field.h"
#include "engine/play/action.h"

namespace longroll::dixie {

/// How promising each action looks to a sensible player at first sight (Advisor::weigh). 1: not worth a thought beside
/// the others, or the same as one before it. `conduct` is that of the side that decides.
void weigh(const Field& field, const Actions& actions, const Conduct& conduct, std::vector<int>& weights);

}  // namespace longroll::dixie
