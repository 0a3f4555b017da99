#pragma once
#include "engine/games/dixie/field.h"
#include "engine/play/refusal.h"

namespace longroll::dixie {

constexpr int kStackingLimit = 4;  ///< Dixie 3.1
constexpr int kTerrainLimit = 2;   ///< Dixie 3.3, 10.0

/// Dixie 3.1, 10.1, 11.3: troop cards that the side may have there; terrain takes its share of the four, a general may
/// add to them.
int troop_limit(const Field& field, Place position, Seat side);

/// Dixie 8.4: `side` has more troop cards there than the limit.
bool is_overstacked(const Field& field, Place position, Seat side);

/// Dixie 3.1, 13.6: can `side` lay one more card there that counts? Terrain does, face-down too.
bool has_room(const Field& field, Place position, Seat side);

/// Dixie 3.2: why `side` may not deploy this card there before the battle.
Refusal refuse_deploy(const Field& field, Seat side, PieceId card, Place position);

/// Dixie 3.1, 3.3, 11.0, 12.0: why such a card may not be laid out there, in a position where the side may deploy.
Refusal refuse_post(const Field& field, Seat side, const CardFacts& card, Place position);

/// Dixie 10.2: why `side` may not play this terrain card there in its Move Phase.
Refusal refuse_lay(const Field& field, Seat side, PieceId card, Place position);

/// Dixie 10.0, 10.2: why such terrain may not come to lie there beside what lies there and across the centerline.
Refusal refuse_ground(const Field& field, const CardFacts& card, Place position);

}  // namespace longroll::dixie
