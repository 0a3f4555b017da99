#pragma once
#include <optional>

#include "engine/games/dixie/field.h"

namespace longroll::dixie {

/// Dixie 4.0: does the position count for `side` when it is alone there? The enemy's battleline; at Shiloh Center-Back
/// for the Confederates, and Center-Front on the second day for the Union.
bool is_goal(const Field& field, Seat side, Place position);

/// Dixie 4.0: goals where `side` has troops and the enemy has none.
int positions_won(const Field& field, Seat side);

/// Dixie 4.0: for all that both sides can see, is `side` alone where it needs to be to win? Its face-down cards may be
/// decoys (13.6).
bool seems_to_have_won(const Field& field, Seat side);

/// Dixie 4.0: the side that has won by what lies on the table, if any.
std::optional<Seat> winner_of(const Field& field);

}  // namespace longroll::dixie
