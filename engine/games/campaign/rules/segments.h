#pragma once
#include "engine/games/campaign/network_data.h"
#include "engine/games/campaign/rules/network_view.h"

namespace longroll::campaign {

/// What a train carries (Campaign 7.3).
enum class TrainLoad : std::uint8_t { Units, Usmrr };

/// Campaign 7.3: how many strength points and cavalry units, or USMRR units, one train of the side carries on the
/// railroad of that hex; 0 where its trains do not run.
int train_capacity(const NetworkData& data, const NetworkView& view, Seat side, TrainLoad load, HexId hex);

/// Campaign 7.1, 7.2, 7.6: the rail hexes that the side may use: it controls them, they are in supply and not broken.
/// `supplied` are the hexes in supply of the side (supply_lines.h).
HexSet usable_rails(const NetworkView& view, Seat side, const HexSet& supplied);

/// Campaign 7.2: all of `hexes` that rails connect with `from`, which is one of them, without a ferry that is not
/// bridged: the segment of `from`.
HexSet segment_from(const NetworkData& data, const NetworkView& view, HexId from, const HexSet& hexes);

/// Campaign 6.4.1: of `hexes` those to which at most `most` hexes of railroad lead from `from`, itself included.
HexSet rails_within(const NetworkData& data, const NetworkView& view, HexId from, const HexSet& hexes, int most);

/// Zones of the enemy at the moment, as a train meets them (Campaign 7.4).
struct TrainZones {
  HexSet primary;    ///< not negated: a train does not enter
  HexSet secondary;  ///< not negated: a train may stop there, but goes no further
};
/// Campaign 7.4: where a train can go that carries `units` of that load from the rail hex `from`, which is left out.
/// Every hex of the way must carry that number. `usable` are usable_rails.
HexSet train_reach(const NetworkData& data, const NetworkView& view, Seat side, TrainLoad load, int units, HexId from,
                   const HexSet& usable, const TrainZones& zones);
/// The same is not empty. It takes less time.
bool train_goes(const NetworkData& data, const NetworkView& view, Seat side, TrainLoad load, int units, HexId from,
                const HexSet& usable, const TrainZones& zones);

/// Campaign 6.4.1: train_reach within `most` hexes of `from`.
HexSet train_reach_within(const NetworkData& data, const NetworkView& view, Seat side, TrainLoad load, int units,
                          HexId from, const HexSet& usable, const TrainZones& zones, int most);

}  // namespace longroll::campaign
