#pragma once
#include <span>

#include "engine/games/dixie/card.h"

namespace longroll::dixie {

/// Dixie 14.0: the fewest cards, and the fewest troop cards among them, of a deck of one's own. Ours: an army that can
/// stand in every position.
constexpr int kFewestCards = 10;
constexpr int kFewestTroops = 6;

/// What a battle begins with: the cards of a side's battle deck, and how many of them are mustered.
struct Levy {
  int cards = 0;
  int muster = 0;
};

/// Dixie 14.0: the sum of the cards' battle points.
int points_of(const Edition& edition, std::span<const std::int16_t> deck);

/// Dixie 14.1 to 14.3: battle points that a side may spend; 0 when the edition has no battle of so many columns.
int budget_of(const Edition& edition, int columns, Seat side);

/// Dixie 2.0, 13.8: a dealt deck. With five columns it grows as the budgets of 14.1 and 14.3 do.
Levy dealt_levy(const Edition& edition, int columns, Seat side);

/// Dixie 15.2: what the first of three days begins with: its muster and its reinforcements.
Levy first_levy(const ThreeDays& days, Seat side);

/// Dixie 14.0: a deck of one's own: of every 100 battle points six cards are mustered.
Levy own_levy(const Edition& edition, std::span<const std::int16_t> deck);

/// Dixie 14.0: every reason why `side` may not bring these cards, ascending kinds of which each exists.
Faults faults_of_deck(const Edition& edition, int columns, Seat side, std::span<const std::int16_t> deck);

}  // namespace longroll::dixie
