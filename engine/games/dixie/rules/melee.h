#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/sum.h"
#include "engine/play/refusal.h"

namespace longroll::dixie {

/// Dixie 13.2: rounds of a melee at most.
constexpr int kMeleeRounds = 2;

/// Dixie 13.2: why the side to move may not declare a melee there; the place may be any number.
Refusal refuse_melee(const Field& field, Place position);

/// One card's part in a round of melee.
struct Strike {
  Sum dice;
  int firepower = 3;  ///< a die of this or less hits
};

/// Dixie 13.2: dice and firepower of a troop card in the melee of its position; no terrain counts.
Strike strike_of(const Field& field, PieceId card);

/// The position where a round of melee has been struck and is not judged yet: hits and morale of both sides count as of
/// one moment, so until then nobody captures it or is left alone there. kNowhere when there is none.
Place unjudged_melee(const State& state);

/// The position of the melee under way, kNowhere when there is none.
Place melee_of(const State& state);

/// Dixie 8.2: where `side`'s cards go when they must leave a position: home from the enemy's line if no enemy is there,
/// else to the Reserve.
Place way_out(const Field& field, Seat side, Place position);

/// Dixie 8.2, 13.2: why `side` may not break off the melee there by its own choice.
Refusal refuse_disengage(const Field& field, Seat side, Place position);

}  // namespace longroll::dixie
