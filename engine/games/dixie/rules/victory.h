#pragma once
#include <optional>

#include "engine/games/dixie/field.h"

namespace longroll::dixie {

/// Dixie 4.0: positions of the enemy's line where `side` has troops and the enemy has none.
int positions_won(const Field& field, Seat side);

/// Dixie 4.0: the side that has won by what lies on the table, if any.
std::optional<Seat> winner_of(const Field& field);

}  // namespace longroll::dixie
