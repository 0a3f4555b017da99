#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/play/refusal.h"

/// The bridge of Chattanooga 3.2B that the Confederates may wreck.
namespace longroll::chattanooga {

inline BridgeState bridge_state(const State& state) {
  return static_cast<BridgeState>(state.track(track(Track::Bridge)));
}

/// Chattanooga 3.2B: the step leads over the bridge, which is wrecked.
bool crosses_wrecked_bridge(const Field& field, HexId from, HexId to);

/// Chattanooga 3.2B: why those who move cannot cross it; empty when they can, with all their points. `has_moved`: they
/// have not begun the move beside the bridge.
Refusal refuse_wrecked_bridge(const Field& field, const Movers& movers, bool has_moved);

/// Chattanooga 3.2B: as a turn begins the Confederates may wreck it.
bool can_wreck_bridge(const Field& field);
/// Chattanooga 3.2B: as a turn begins that is no night, with a Union unit beside it, a die may repair it.
bool is_repair_due(const Field& field);

}  // namespace longroll::chattanooga
