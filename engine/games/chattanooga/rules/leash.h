#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Chattanooga 3.3: the step would take the unit farther from a place than its scenario lets it go. A unit that is
/// farther away already can only come nearer. Binds moves and advances; a retreat, where another hex is lawful.
bool breaks_leash(const Field& field, PieceId unit, HexId from, HexId to);

}  // namespace longroll::chattanooga
