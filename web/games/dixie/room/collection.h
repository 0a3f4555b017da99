#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/enum_array.h"
#include "engine/games/dixie/card.h"

/// The cards of an edition as they are looked through: what is sought, how they are grouped, what a deck comes to.
namespace longroll::web::dixie {

namespace dx = longroll::dixie;

/// What is looked for. A card that fights has a combat value; others are only found when no value is asked for.
struct Sought {
  std::string words{};  ///< all of them must stand in the name, the unit or the state of the card
  int sort = -1;        ///< a dx::CardType; -1: every sort
  std::string unit{};   ///< unit_of; empty: every unit
  int value = 0;        ///< combat value; 0: any
  int most_points = 0;  ///< battle points at most; 0: any
  bool operator==(const Sought&) const = default;
};

/// The cards of a side that match, by kind, in the order of the collection.
std::vector<int> find_cards(const dx::Edition& edition, Seat side, const Sought& sought);

/// The unit under which a card stands in the order of battle, as its file names it: a division, "I", at Shiloh of an
/// army, "Tennessee 1"; a corps or an army, "II", "Potomac". Ground and specials: "ground", "special".
std::string unit_of(const dx::Edition& edition, const dx::Card& card);

/// The units of a side in the order of its cards.
std::vector<std::string> units_of(const dx::Edition& edition, Seat side);

/// A unit in words: "1st Division, 2nd Brigade", "Army of the Tennessee, 1st Division".
std::string unit_words(const dx::Edition& edition, Seat side, std::string_view unit);

/// Where in its unit a card stands, short enough for its foot: "2nd Brig.", "Pickett 3"; empty for the unit's own.
std::string place_in_unit(const dx::Edition& edition, const dx::Card& card);

/// The sorts of cards: the values of dx::CardType.
inline constexpr std::size_t kSorts = 6;
/// "Infantry", "Cavalry", "Artillery", "Generals", "Ground", "Specials".
const std::array<std::string, kSorts>& sorts_in_words();

/// What a deck comes to.
struct DeckTotal {
  int cards = 0, troops = 0, points = 0, budget = 0;
  EnumArray<dx::CardType, int, kSorts> of_sort{};
};
DeckTotal total_of(const dx::Edition& edition, int columns, Seat side, const std::vector<std::int16_t>& deck);

/// "31 cards, 22 troops, 238 of 240 points".
std::string total_words(const DeckTotal& total);

}  // namespace longroll::web::dixie
