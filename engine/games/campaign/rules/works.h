#pragma once
#include <optional>

#include "engine/games/campaign/field.h"
#include "engine/play/refusal.h"

/// What a side does at the beginning of its impulse (American Civil War 11.1 to 11.5, 8.4.2, 4.3). Nothing here rolls.
namespace longroll::campaign {

/// The fort of that side in the hex, complete or not; kNoPiece: it has none there.
PieceId fort_at(const Field& field, HexId hex, Seat side);

/// Campaign 11.2, 8.4.2: an army point in supply that has not moved or built, of those in the open first; kNoPiece:
/// nobody there can build.
PieceId builder_at(const Field& field, HexId hex, Seat side);

/// Campaign 11.1: the counter that the side places next: of the Confederacy one that has been paid for.
PieceId next_fort(const Field& field, Seat side);

/// Campaign 11.1, 11.2, 11.4
Refusal refuse_place_fort(const Field& field, HexId hex);
/// Campaign 11.2: of a fort under construction; 11.5: of a damaged one, which needs nobody.
Refusal refuse_finish_fort(const Field& field, HexId hex);
/// Campaign 11.5
Refusal refuse_destroy_fort(const Field& field, HexId hex);
/// Campaign 8.4.2
Refusal refuse_depot(const Field& field, HexId hex);

/// Campaign 4.3: the side whose militia it is: a state of the Union or of the Confederacy, or Kentucky once it has
/// joined; empty: nobody's yet. `state` is a number in Library::militia_states.
std::optional<Seat> militia_side(const Field& field, int state);
/// Campaign 4.3: a die decides how many come: of the states of the Union.
bool has_militia_die(const Field& field, int state);
/// Campaign 4.3: points of a state that the Confederacy calls out: a part of the supply centers that it holds there.
int confederate_militia(const Field& field, int state);
/// Campaign 4.3: towns and forts of the state where the next point can be placed: held by the side, supplied, without
/// enemies and without militia.
HexSet militia_places(const Field& field, int state);
/// Campaign 4.3: there is one at least. It takes less time.
bool has_militia_place(const Field& field, int state);
bool has_been_called(const Field& field, int state);
/// Campaign 4.3: by the phasing side.
Refusal refuse_militia(const Field& field, int state);

}  // namespace longroll::campaign
