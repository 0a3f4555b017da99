#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/sum.h"
#include "engine/play/refusal.h"

namespace longroll::dixie {

enum class Range : std::uint8_t { Short, Long };

/// One card's fire: at whom, with how many dice, what hits.
struct Shot {
  Place target = kNowhere;  ///< the position fired at
  Range range = Range::Short;
  Sum dice;           ///< total: the dice to roll; 0 or less cannot fire
  int firepower = 1;  ///< a die of this or less hits (7.2)
};

/// Dixie 7.2: the position that a card in its present place would fire at, engaged enemies first, else across the
/// centerline for artillery.
Shot shot_of(const Field& field, PieceId card, int effects = 0);

/// Dixie 7.0 to 7.2: why this card may not fire now; empty when it may. The piece may be any piece at all.
Refusal refuse_fire(const Field& field, PieceId card);

/// Dixie 7.2: does one die hit?
constexpr bool is_hit(int die, int firepower) { return die <= firepower; }

}  // namespace longroll::dixie
