#pragma once
#include "engine/map/movement_costs.h"

namespace longroll::hexgame {

/// The hexes next to those of `from` that are reached over a side which `passes` allows: `passes[d]` has the hexes from
/// which something spreads over their side d. Zones of control, fields of fire and the like are the game's own rules;
/// only the spreading is shared.
HexSet spread(const Grid& grid, const HexSet& from, const SideSets& passes);

}  // namespace longroll::hexgame
