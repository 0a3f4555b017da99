#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/play/refusal.h"

namespace longroll::chattanooga {

/// Chattanooga 3.3, 13.6: why the step would take the unit beyond the bounds that its scenario, or Hooker's command,
/// sets to it. A unit that is farther from its post than it may be can only come nearer. Binds moves and advances; a
/// retreat, where another hex is lawful.
Refusal refuse_leash(const Field& field, PieceId unit, HexId from, HexId to);
inline bool breaks_leash(const Field& field, PieceId unit, HexId from, HexId to) {
  return static_cast<bool>(refuse_leash(field, unit, from, to));
}

/// Chattanooga 3.3, 13.6: the hex is within those bounds, so that the unit may come back from the status box there.
bool can_be_placed_in(const Field& field, PieceId unit, HexId hex);

}  // namespace longroll::chattanooga
