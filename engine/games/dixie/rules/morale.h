#pragma once
#include <cstdint>

#include "engine/games/dixie/field.h"
#include "engine/games/dixie/rules/sum.h"

namespace longroll::dixie {

/// Dixie 6.0, 11.1: the number that a troop card must not exceed on each morale die, in the place where it is.
Sum morale_of(const Field& field, PieceId card);

/// Dixie 8.6: the number for a forced march; `general` is kNoPiece or the one who goes along.
Sum march_morale_of(const Field& field, PieceId card, PieceId general);

/// Dixie 1.1: an ordinary die.
constexpr int kDieFaces = 6;

/// Dixie 6.0: does one die pass? A natural 1 always does, a natural 6 never.
constexpr bool passes_morale(int die, int number) { return die == 1 || (die != kDieFaces && die <= number); }

/// Dixie 6.0: how many faces of the die pass; they are the lowest ones.
constexpr int faces_that_pass(int number) {
  int faces = 0;
  for (int die = 1; die <= kDieFaces; ++die) {
    faces += passes_morale(die, number) ? 1 : 0;
  }
  return faces;
}

/// `good` of `all` equally likely throws.
struct Likelihood {
  std::uint64_t good = 1;
  std::uint64_t all = 1;
};

/// Dixie 6.0, 7.3, 11.2: how likely a card on the battlefield, a general or a lasting special is to stand with so many
/// hits on it, at most 20, if it rolled now; special cards left aside. More hits than CV destroy a troop card.
Likelihood chances_to_stand(const Field& field, PieceId card, int hits);

/// Dixie 11.2: a general or long-lasting special is lost on a natural 6 and on nothing else; as a number: 5.
constexpr int kCommanderMorale = 5;

}  // namespace longroll::dixie
