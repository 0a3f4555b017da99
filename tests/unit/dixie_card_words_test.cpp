// What the page says of a card of Dixie in words.
#include <gtest/gtest.h>

#include <algorithm>

#include "assets/embedded.h"
#include "engine/games/dixie/card.h"
#include "web/games/dixie/ground_words.h"

namespace longroll::web::dixie {
namespace {

dx::Edition edition(const std::string& name) {
  const std::string path = "games/dixie/" + name + ".json";
  Result<dx::Edition> read = dx::parse_edition(find_embedded_text(embedded_data(), path), path);
  EXPECT_TRUE(read) << path;
  return std::move(read.value());
}

/// Dixie 6.0
TEST(DixieWords, ATroopCardTellsItsMoraleNumber) {
  for (const char* const name : {"bull-run", "gettysburg"}) {
    const dx::Edition cards = edition(name);
    int seen = 0;
    for (const dx::Card& card : cards.cards) {
      if (!card.is_troop()) {
        continue;
      }
      ++seen;
      const char* letter = card.morale > 0 ? "A, " : card.morale < 0 ? "C, " : "B, ";
      const std::string number = std::to_string(card.value + card.morale);
      EXPECT_EQ(morale_in_words(cards, card), cards.has_morale_letters ? letter + number : number) << card.id;
    }
    EXPECT_GT(seen, 50);
  }
}

/// Dixie 10.1
TEST(DixieWords, GroundTellsThePositionsThatItNames) {
  const dx::Edition cards = edition("gettysburg");
  int bound = 0;
  for (const dx::Card& card : cards.cards) {
    if (!card.is_terrain()) {
      continue;
    }
    const bool is_bound = card.places != dx::kEveryPosition;
    EXPECT_EQ(places_in_words(cards, card).empty(), !is_bound) << card.id;
    bound += is_bound ? 1 : 0;
    if (is_bound) {
      const std::string owner = card.side == Seat::Union ? "USA " : "CSA ";
      EXPECT_TRUE(places_in_words(cards, card).starts_with(owner)) << card.id << places_in_words(cards, card);
    }
  }
  EXPECT_GT(bound, 5);
  const dx::Edition shiloh = edition("shiloh");
  EXPECT_TRUE(std::any_of(shiloh.cards.begin(), shiloh.cards.end(), [&](const dx::Card& card) {
    return card.is_terrain() && places_in_words(shiloh, card).find(" Front") != std::string::npos;
  }));
}

}  // namespace
}  // namespace longroll::web::dixie
