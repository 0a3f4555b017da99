#pragma once
#include "engine/games/campaign/network_data.h"
#include "engine/games/campaign/rules/network_view.h"

namespace longroll::campaign {

/// Campaign 13.1.2, 13.3, 13.3.2, 13.3.4: the nodes of water that vessels of a kind enter in this season, whatever the
/// enemy does. Levees shut water until they are breached, and nobody enters neutral Kentucky.
NodeSet vessel_water(const NetworkData& data, const NetworkView& view, Vessel kind);

/// Campaign 13.3.2: the water is among vessel_water of that kind. On a river that is dry in this season they lie
/// aground.
bool carries(const NetworkData& data, const NetworkView& view, Vessel kind, NodeId water);

/// Campaign 11.6: the nodes of water along the sides of these hexes.
NodeSet waters_beside(const NetworkData& data, const HexSet& hexes);

/// Campaign 13.5: the hexsides that the fighting vessels of `by` interdict: their own, unless it is dry (13.3.2), and
/// those within six hexsides along water that they can enter, up to enemy forts.
NodeSet interdicted(const NetworkData& data, const NetworkView& view, Seat by);

/// Campaign 8.1: the water that no line of supply of `side` may use: beside enemy forts and where enemy vessels are or
/// interdict.
NodeSet water_shut_to(const NetworkData& data, const NetworkView& view, Seat side);

/// Campaign 7.7.2: a ferry that an upgraded railroad has bridged: both its hexes are upgraded, and the river is not
/// tidal.
bool is_bridged(const NetworkData& data, const NetworkView& view, const Hexside& ferry);

/// Campaign 7.5: adds the sides of the unfinished railroads that are complete.
void add_finished_lines(const NetworkData& data, const NetworkView& view, NodeSet& open);

/// Campaign 6.2.1, 8.1: hexes through which a line of `side` may go as far as forces are concerned: no enemies are
/// there, no primary zone of theirs that a force of the side does not negate, and it is not neutral Kentucky.
HexSet free_hexes(const NetworkData& data, const NetworkView& view, Seat side);

/// Campaign 8.1.2: where a line by water begins, ends or changes: cities, ports, fortresses, and the side's own depots
/// and forts. Who controls them is another question.
HexSet serving_places(const NetworkData& data, const NetworkView& view, Seat side);

/// What a question follows beside railroads and water.
enum class LineUse : std::uint8_t {
  Supply,   ///< 8.1.2
  Economy,  ///< 14.0: roads too
};
/// Campaign 8.1.2, 14.1: the nodes that lines of `side` may use; no sea zones. `shut` is water_shut_to that side, and
/// `free` its free_hexes.
NodeSet open_nodes(const NetworkData& data, const NetworkView& view, Seat side, LineUse use, const NodeSet& shut,
                   const HexSet& free);

}  // namespace longroll::campaign
