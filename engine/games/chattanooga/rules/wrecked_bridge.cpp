// build: small
#include "engine/games/chattanooga/rules/wrecked_bridge.h"

namespace longroll::chattanooga {
namespace {

bool is_wrecked(const State& state) {
  const BridgeState bridge = bridge_state(state);
  return bridge == BridgeState::Wrecked || bridge == BridgeState::Crossed;
}

}  // namespace

/// Chattanooga 3.2B
bool crosses_wrecked_bridge(const Field& field, HexId from, HexId to) {
  const WreckableBridge& bridge = field.scenario().bridge;
  return is_wrecked(field.state()) &&
         ((from == bridge.hex && to == bridge.across) || (from == bridge.across && to == bridge.hex));
}

/// Chattanooga 3.2B
Refusal refuse_wrecked_bridge(const Field& field, const Movers& movers, bool has_moved) {
  if (bridge_state(field.state()) == BridgeState::Crossed) {
    return {"A unit has crossed the wrecked bridge in this couplet.", "3.2"};
  }
  if (movers.size() != 1 || field.type(movers.front()) != UnitType::Infantry) {
    return {"One infantry unit alone crosses a wrecked bridge.", "3.2"};
  }
  return has_moved ? Refusal{"Who crosses a wrecked bridge begins beside it.", "3.2"} : kLawful;
}

/// Chattanooga 3.2B
bool can_wreck_bridge(const Field& field) {
  return field.scenario().bridge.hex != kNoHex && bridge_state(field.state()) == BridgeState::Whole;
}

/// Chattanooga 3.2B
bool is_repair_due(const Field& field) {
  const WreckableBridge& bridge = field.scenario().bridge;
  const bool is_near =
      bridge.hex != kNoHex && (field.has_units(bridge.hex, Seat::Union) || field.has_units(bridge.across, Seat::Union));
  return is_near && is_wrecked(field.state()) && !field.scenario().is_night(field.turn());
}

}  // namespace longroll::chattanooga
