#pragma once

#include <vector>

#include "engine/games/campaign/game.h"

/// Campaign 8.1.3: the transports of the Union while supply is checked, as the page offers them.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// A row of commitments, each the best that there is after those before it: that which leaves the fewest without
/// supply, and of equal ones that to ports.
struct Commitments {
  std::vector<Action> row;  ///< empty: nothing feeds anybody
  int unsupplied = 0;       ///< counters that lack supply now
  int left = 0;             ///< and after the row
};
Commitments best_commitments(const cw::Campaign& game, const State& state);

}  // namespace longroll::web::campaign
