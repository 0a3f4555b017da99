// build: small
#include "engine/games/dixie/deck_builder.h"

#include <algorithm>
#include <array>

#include "engine/core/enum_array.h"
#include "engine/core/rng.h"
#include "engine/games/dixie/rules/decks.h"

namespace longroll::dixie {
namespace {

/// What a deck is measured out in: the three arms, generals, ground, specials.
template <class T>
using ByType = EnumArray<CardType, T, kCardTypes>;

/// Battle points of every hundred that go to generals, ground and specials; the arms share the rest.
constexpr ByType<int> kShare = {0, 0, 0, 6, 3, 4};
constexpr int kShareOfTroops = 87;
/// No troops beyond so many: the dearest cards, forty points of a budget of 270, would leave nothing for the rest.
constexpr int kMaxShareOfTroops = 95;

/// The part of `budget` that each sort of card is to have.
ByType<int> measure(const Edition& edition, Seat side, int budget) {
  ByType<int> whole{};
  int troops = 0;
  for (const Card& card : edition.cards) {
    if (card.side == side) {
      whole[card.type] += card.battle_points;
      troops += card.is_troop() ? card.battle_points : 0;
    }
  }
  ByType<int> parts{};
  for (std::size_t sort = 0; sort < kCardTypes; ++sort) {
    const bool is_arm = sort <= static_cast<std::size_t>(CardType::Artillery);
    parts[sort] =
        is_arm ? budget * kShareOfTroops / 100 * whole[sort] / std::max(troops, 1) : budget * kShare[sort] / 100;
  }
  return parts;
}

/// How many of the deck a card knows: those of its division, and of its corps.
int comrades(const Edition& edition, const std::vector<std::int16_t>& deck, std::int16_t kind) {
  const CardFacts& one = edition.fact(kind);
  int count = 0;
  for (const std::int16_t other : deck) {
    const CardFacts& card = edition.fact(other);
    count += one.division != kNoUnit && card.division == one.division ? 2 : 0;
    count += one.corps != kNoUnit && card.corps == one.corps ? 1 : 0;
  }
  return count;
}

}  // namespace

std::vector<std::int16_t> fill_deck(const Edition& edition, int columns, Seat side, std::vector<std::int16_t> deck,
                                    std::uint64_t seed) {
  const int budget = budget_of(edition, columns, side);
  int left = budget - points_of(edition, deck);
  int left_for_troops = budget * kMaxShareOfTroops / 100;
  ByType<int> lacking = measure(edition, side, budget);
  for (int& part : lacking) {
    part += budget;  // of which there is no card yet comes first, however small its share
  }
  ByType<bool> has{};
  const auto enter = [&](std::int16_t kind) {
    const CardType sort = edition.card(kind).type;
    lacking[sort] -= edition.card(kind).battle_points + (has[sort] ? 0 : budget);
    has[sort] = true;
    left_for_troops -= edition.card(kind).is_troop() ? edition.card(kind).battle_points : 0;
  };
  for (const std::int16_t kind : deck) {
    enter(kind);
  }
  Rng rng(seed);
  while (true) {
    ByType<std::vector<std::int16_t>> affordable;
    for (std::int16_t kind = edition.first_kind; kind < edition.end_kind(); ++kind) {
      const Card& card = edition.card(kind);
      const int most = card.is_troop() ? std::min(left, left_for_troops) : left;
      if (card.side == side && card.battle_points <= most && !std::binary_search(deck.begin(), deck.end(), kind)) {
        affordable[card.type].push_back(kind);
      }
    }
    int next = -1;
    for (int sort = 0; sort < kCardTypes; ++sort) {
      const auto at = static_cast<std::size_t>(sort);
      if (!affordable[at].empty() && (next < 0 || lacking[at] > lacking[static_cast<std::size_t>(next)])) {
        next = sort;
      }
    }
    if (next < 0) {
      return deck;
    }
    const std::vector<std::int16_t>& choices = affordable[static_cast<std::size_t>(next)];
    const auto drawn = [&] { return choices[rng.below(static_cast<std::uint32_t>(choices.size()))]; };
    std::int16_t kind = drawn();
    if (const std::int16_t rival = drawn(); comrades(edition, deck, rival) > comrades(edition, deck, kind)) {
      kind = rival;
    }
    deck.insert(std::upper_bound(deck.begin(), deck.end(), kind), kind);
    left -= edition.card(kind).battle_points;
    enter(kind);
  }
}

std::vector<std::int16_t> build_deck(const Edition& edition, int columns, Seat side, std::uint64_t seed) {
  return fill_deck(edition, columns, side, {}, seed);
}

}  // namespace longroll::dixie
