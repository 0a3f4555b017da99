#pragma once
#include "engine/games/dixie/field.h"
#include "engine/games/dixie/verbs.h"

namespace longroll::dixie {

/// The cards that may do or suffer what a step is about: how many, and the last of them. Of one nobody needs to be
/// asked.
struct Eligible {
  int count = 0;
  PieceId last = kNoPiece;
};

template <class IsEligible>
Eligible find_eligible(const Field& field, const IsEligible& is_eligible) {
  Eligible found;
  for (const PieceId id : field.on_field()) {
    if (is_eligible(id)) {
      ++found.count;
      found.last = id;
    }
  }
  return found;
}

/// For a step's candidates: an action about every card that lies in the position; the step's refuse() picks among them.
template <ActionArguments OfCard>
void list_cards_at(const Field& field, Place position, Actions& actions) {
  for (const PieceId id : field.on_field()) {
    if (field.piece(id).place == position) {
      actions.push_back(action_of(OfCard{id}));
    }
  }
}

}  // namespace longroll::dixie
