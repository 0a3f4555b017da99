#pragma once
#include "engine/map/movement_costs.h"

namespace longroll {

/// Every hex of `open` that can be reached from a hex of `seeds` in `open`, through hexes of `open`. A step from a hex
/// over its side d can be made when `passes[d]` has the hex. With MovementCosts::entered_over as `passes` this finds
/// every hex from which troops can come to a seed.
HexSet flood(const Grid& grid, const HexSet& seeds, const HexSet& open, const SideSets& passes);

/// The same, hex by hex: what `flood` is held against.
HexSet flood_plainly(const Grid& grid, const HexSet& seeds, const HexSet& open, const SideSets& passes);

}  // namespace longroll
