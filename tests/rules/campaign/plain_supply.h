#pragma once
#include <map>
#include <vector>

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

/// Campaign 7.1: whose railroads change hands when a force of the side enters a rail hex, asked for one hex after
/// another.
class PlainRails {
 public:
  PlainRails(const NetworkView& view, Seat side);
  HexSet taken(HexId entered) const;

 private:
  /// What their rails join with the hex, that one included, past the hex that is entered.
  HexSet stretch_of(HexId at, HexId entered) const;

  SideOnMap enemy_;
  std::map<HexId, std::vector<HexId>> next_;  ///< rail hexes that rails or ferries join with each
};

/// Campaign 14.1: worth of the centers, ports, factories, St Louis.
Economy plain_economy(const NetworkView& view, const EconomyView& extra);

}  // namespace longroll::campaign::test
