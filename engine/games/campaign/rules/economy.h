#pragma once
#include <optional>
#include <vector>

#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/turn_track.h"

namespace longroll::campaign {

/// What stands on the map for the economy besides what lines ask.
struct EconomyView {
  HexSet factories;    ///< complete (4.2.5)
  int port_value = 0;  ///< 15.3: worth of every critical port; 0: as the chart gives it
};

/// The Confederate economy (Campaign 14.0, 14.1, 15.6), in points of the economy track.
struct Economy {
  int centers = 0;    ///< critical supply centers of the largest fragment
  int ports = 0;      ///< open critical ports that are connected with it
  int factories = 0;  ///< do not count for a victory of the Confederacy (4.2.5)
  int missouri = 0;   ///< St Louis (15.6)
  HexSet fragment;    ///< the critical places that are counted

  int size() const { return centers + ports + factories + missouri; }
  int size_for_victory() const { return size() - factories; }
};

/// Campaign 14.0, 14.1: the fragment with the largest value of supply centers; of equal ones, that whose ports are
/// worth more.
Economy economy(const NetworkData& data, const NetworkView& view, const EconomyView& extra);

/// A connected part of the economy.
struct Fragment {
  NodeSet nodes;
  HexSet places;  ///< critical supply centers and ports
  int centers = 0;
  int ports = 0;  ///< of open ports
};
/// Campaign 14.1: all parts that have a critical place, in the order of their lowest hexes. `shut` is water_shut_to the
/// Confederacy.
std::vector<Fragment> fragments(const NetworkData& data, const NetworkView& view, const EconomyView& extra);
/// Campaign 14.1: the largest of them, if there is any.
std::optional<Fragment> largest_fragment(const NetworkData& data, const NetworkView& view, const EconomyView& extra);
/// Campaign 14.0: the railroad, the road or the place in the hex hangs together with the fragment.
bool is_joined(const NetworkData& data, const Fragment& fragment, HexId hex);
/// Campaign 8.1: hexes from which a line of supply of the Confederacy leads to one of these places.
HexSet linked_with(const NetworkData& data, const NetworkView& view, const HexSet& places);

/// Campaign 14.1: critical ports that the Confederacy controls and that are open to a sea zone: one way along tidal
/// water or from the port's own coast passes no sand bar, no fort of the Union and none of its naval strength points.
HexSet open_ports(const NetworkData& data, const NetworkView& view);

/// Campaign 3.3: who has won at the victory check, if anybody has. `status` is the Union's political status;
/// `election_level`, 0 or less, is added to the survival economy for lost elections (15.2, Track::ElectionLevel).
std::optional<Seat> winner_by_economy(const TurnBox& turn, const Economy& economy, int status, int election_level);

}  // namespace longroll::campaign
