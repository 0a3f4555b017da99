#pragma once
#include "engine/games/chattanooga/field.h"
#include "engine/games/chattanooga/locals.h"

namespace longroll::chattanooga {

/// Chattanooga 6.4, 10.11: what the hex in which a retreating unit stands means for it.
enum class RetreatHalt : std::uint8_t {
  Ends,       ///< no other unit and no enemy zone of control: the retreat is over
  GoesOn,     ///< a friendly unit stands there: no effect, and on
  MustCheck,  ///< an enemy zone of control and no friendly unit: a check, then on
};
RetreatHalt halt_of_retreat(const Field& field, PieceId unit);

/// Chattanooga 3.3, 10.11, 11.2: where the unit can go next: hexes without enemies that its arm can enter, that are not
/// the other player's entry hexes, and where it has not been; of these only those within the bounds of its scenario,
/// where there are any; and of these, from bombardment, the farthest from the firing unit. Empty: it leaves the map or
/// is captured. A retreat has 25 steps at most.
HexSet retreat_hexes(const Field& field, const RetreatLocals& retreat);

/// Why the unit cannot go to that hex next; empty when it can.
Refusal refuse_retreat_step(const Field& field, const RetreatLocals& retreat, HexId to);

/// Chattanooga 10.11: the unit stands at the edge of the map, and so can be forced off it.
bool is_at_edge(const Field& field, PieceId unit);

}  // namespace longroll::chattanooga
