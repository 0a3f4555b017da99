#pragma once
#include "engine/games/campaign/rules/economy.h"
#include "engine/games/campaign/rules/segments.h"
#include "tests/rules/campaign/lines.h"
#include "tests/rules/campaign/plain_networks.h"

/// Supply, rail control and economy as slowly and plainly as the rules tell them, from the map alone: what the faster
/// code is held against.
namespace longroll::campaign::test {

/// Campaign 8.1 to 8.3: hex by hex, whether a force of the side that stands there can trace a line of supply.
HexSet plainly_supplied(const NetworkView& view, Seat side, const SeaSupply& sea);

/// Campaign 13.5, 11.6: hexsides that no line of the side may use.
Hexsides plainly_shut(const NetworkView& view, Seat side);

/// Campaign 7.1
HexSet plain_rails_taken(const NetworkView& view, Seat side, HexId entered);

/// Campaign 14.1: worth of the centers, ports, factories, St Louis.
Economy plain_economy(const NetworkView& view, const EconomyView& extra);

}  // namespace longroll::campaign::test
