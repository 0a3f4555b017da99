#pragma once
#include "engine/games/chattanooga/field.h"

/// Hooker's command (Chattanooga 13.6): a unit that is set up in its area or enters it is his for good (kHookers).
namespace longroll::chattanooga {

/// Chattanooga 13.6: he has his command in this game, and the piece is he.
bool is_hooker(const Field& field, PieceId piece);

/// Chattanooga 13.6: where he commands; empty when he has no command in this game.
HexSet hookers_area(const Field& field);

/// Chattanooga 13.6: the Union unit, which stands there, becomes his now.
bool becomes_hookers(const Field& field, PieceId unit, HexId hex);

/// Chattanooga 13.6: the step would take a unit of his out of his area. One that was driven out goes where it likes. A
/// reserve marker in the area is bound as its units are, and a dummy likewise, so that nobody tells them apart (14.7).
bool leaves_hookers_area(const Field& field, PieceId unit, HexId from, HexId to);

}  // namespace longroll::chattanooga
