#pragma once
#include <vector>

#include "engine/games/battles/rules/front.h"
#include "engine/play/refusal.h"

namespace longroll::battles {

/// Why a choice is refused that would leave an enemy owed an attack (8.11) with nobody to attack him.
constexpr Refusal kHexLeft{"That would leave an enemy who must be attacked with nobody to attack him.", "8.11"};

/// Battles 8.11, 8.12, 8.23: what an attack needs besides what it has so that every duty outside it can be met (RULINGS
/// on 8.11): a unit all of whose enemies are under this attack must join it, and a hex all of whose attackers are in it
/// must be a target of it too. Each addition may bring others; if one cannot be made (8.25) the attack can never be
/// lawful.
struct Closure {
  Proposal whole;          ///< the attack with all additions
  std::vector<Duty> owed;  ///< the additions, in the order in which they follow
  Refusal conflict;        ///< why it cannot be completed; empty when it can
  Duty undone;             ///< what nobody could see to any more, where there is a conflict
};
Closure closure_of(const Front& front, const Proposal& proposal);
/// The same without a list of what is owed: empty when the attack can be completed.
Refusal conflict_of(const Front& front, const Proposal& proposal);

}  // namespace longroll::battles
