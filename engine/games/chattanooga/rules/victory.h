#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Chattanooga 3.5: victory points of a side: what the enemy has lost for good.
int victory_points(const Field& field, Seat side);

/// Chattanooga 3.5: infantry units of a side that were set up or have entered.
int infantry_in_play(const Field& field, Seat side);

/// Chattanooga 3.2: Longstreet has been called.
bool is_called(const Field& field);
/// Chattanooga 3.2: no Confederate unit is on the map, and none is due.
bool is_map_cleared(const Field& field);
/// Chattanooga 3.2: entering that hex wins the battle for the Confederates at once. Track::Level says it until the
/// battle is judged.
bool is_decisive_step(const Field& field, PieceId unit, HexId hex);
/// Chattanooga 3.2: the battle is over before its last turn ends.
bool is_decided(const Field& field);

/// Chattanooga 3.2, 3.3, 3.5: how the scenario ends as things stand.
VictoryLevel victory_level(const Field& field);

/// Seat::Nobody: drawn.
constexpr Seat winner_of(VictoryLevel level) {
  return level == VictoryLevel::Draw ? Seat::Nobody : level > VictoryLevel::Draw ? Seat::Union : Seat::Confederate;
}

}  // namespace longroll::chattanooga
