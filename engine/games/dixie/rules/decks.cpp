#include "engine/games/dixie/rules/decks.h"

#include <algorithm>

namespace longroll::dixie {

int points_of(const Edition& edition, std::span<const std::int16_t> deck) {
  int points = 0;
  for (const std::int16_t kind : deck) {
    points += edition.card(kind).battle_points;
  }
  return points;
}

int budget_of(const Edition& edition, int columns, Seat side) {
  return columns == 5 ? edition.points_five[index_of(side)] : edition.points_three[index_of(side)];
}

Levy dealt_levy(const Edition& edition, int columns, Seat side) {
  const Levy three{edition.battle_deck[index_of(side)], edition.muster[index_of(side)]};
  const int of_three = budget_of(edition, 3, side);
  if (columns == 3 || of_three == 0) {
    return three;
  }
  const int of_five = budget_of(edition, columns, side);
  return {three.cards * of_five / of_three, three.muster * of_five / of_three};
}

Levy first_levy(const ThreeDays& days, Seat side) {
  const int muster = days.muster[index_of(side)];
  return {muster + days.allotment[index_of(side)], muster};
}

Levy own_levy(const Edition& edition, std::span<const std::int16_t> deck) {
  const auto cards = static_cast<int>(deck.size());
  return {cards, std::min(cards, points_of(edition, deck) * 6 / 100)};
}

Faults faults_of_deck(const Edition& edition, int columns, Seat side, std::span<const std::int16_t> deck) {
  const std::string where = "deck." + std::string(id_of(side));
  Faults faults;
  int troops = 0;
  for (const std::int16_t kind : deck) {
    if (!edition.has_kind(kind)) {
      faults.push_back({where, "a card is of another battle than " + edition.title + " [14.0]"});
      return faults;
    }
    const Card& card = edition.card(kind);
    troops += card.is_troop() ? 1 : 0;
    if (card.side != side) {
      faults.push_back({where, card.name + " fights for the other side [14.0]"});
    }
  }
  if (static_cast<int>(deck.size()) < kFewestCards || troops < kFewestTroops) {
    faults.push_back({where, "a battle deck holds " + std::to_string(kFewestCards) + " cards or more, " +
                                 std::to_string(kFewestTroops) + " of them troops [14.0]"});
  }
  const int points = points_of(edition, deck);
  const int budget = budget_of(edition, columns, side);
  if (points > budget) {
    faults.push_back({where, std::to_string(points) + " battle points are more than the " + std::to_string(budget) +
                                 " that may be spent [" +
                                 (edition.id == "shiloh"       ? "14.2"
                                  : edition.id == "gettysburg" ? "14.3"
                                                               : "14.1") +
                                 "]"});
  }
  return faults;
}

}  // namespace longroll::dixie
