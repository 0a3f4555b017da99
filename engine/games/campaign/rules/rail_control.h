#pragma once
#include "engine/games/campaign/network_data.h"
#include "engine/games/campaign/rules/network_view.h"

namespace longroll::campaign {

/// Campaign 7.1: the rail hexes that `side` takes over when its ground force enters the rail hex `entered`: that hex,
/// and of the enemy's railroads that join on to it all that no rails or ferries connect with an enemy force, fort or
/// city. Empty when there are no rails. Breaks do not matter here.
HexSet rails_taken(const NetworkData& data, const NetworkView& view, Seat side, HexId entered);

/// Campaign 7.1: the enemies of `side` hold on to railroads here: their forces and forts, and the cities they control.
HexSet rail_anchors(const NetworkData& data, const NetworkView& view, Seat side);

}  // namespace longroll::campaign
