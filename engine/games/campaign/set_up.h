#pragma once
#include <span>

#include "engine/games/campaign/campaign.h"
#include "engine/play/now.h"

/// Puts a start on the table (American Civil War 3.1).
namespace longroll::campaign {

/// The tracks, the marks on the ground, and every counter: in the pool, or where the start has it. What its owner sets
/// up where he likes (3.1.2, 3.1.3) stays in the pool when the start has a set-up, else it stands where history had it.
/// The State has its tracks and its ground, all 0, and no pieces.
void lay_out_start(Now& now, const Library& library, const Scenario& scenario);

/// Campaign 3.1.2, 3.1.3: puts the counters of a force that its owner sets up, as far as they are in the pool, where
/// history had them.
void set_up_as_history(Now& now, const Library& library, const Scenario& scenario, std::size_t force);

/// Campaign 7.1, 7.5: who holds a hex of a railroad that has been completed controls its rails.
void lay_rails(Now& now, std::span<const HexId> hexes);

/// The lowest counter of that side and class in the pool; kNoPiece: the pool is empty (2.3).
PieceId next_in_pool(const State& state, const Library& library, Seat side, UnitClass unit_class);

}  // namespace longroll::campaign
