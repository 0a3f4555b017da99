// The bars of a list of choices: the same result has the same colour in all of them, so that they can be compared.
#include <gtest/gtest.h>

#include "web/views/odds_parts.h"

namespace longroll::web {
namespace {

Odds of(std::vector<std::pair<std::string, std::uint64_t>> results) {
  Odds odds;
  for (const auto& [words, weight] : results) {
    odds.shares.push_back({words, weight});
    odds.total += weight;
  }
  return odds;
}

TEST(OddsScale, AResultHasTheSameColourInEveryBarOfAList) {
  std::vector<OddsScale> scales;
  add_results(scales, of({{"the attacker wins", 3}, {"drawn", 3}}), LowDice::HelpMe);
  add_results(scales, of({{"drawn", 2}, {"the defender wins", 4}}), LowDice::HelpMe);
  add_results(scales, of({{"the defender wins", 1}, {"drawn", 1}, {"the attacker wins", 4}}), LowDice::HelpTheEnemy);
  ASSERT_EQ(scales.size(), 1U);
  EXPECT_EQ(scales.front(), (OddsScale{"the attacker wins", "drawn", "the defender wins"}));
  EXPECT_EQ(rank_of(scales, "the attacker wins"), 0);
  EXPECT_EQ(rank_of(scales, "drawn"), 2);
  EXPECT_EQ(rank_of(scales, "the defender wins"), 4);
}

TEST(OddsScale, WhatCannotBeComparedHasColoursOfItsOwn) {
  std::vector<OddsScale> scales;
  add_results(scales, of({{"2 hits", 1}, {"1 hit", 1}, {"no hits", 4}}), LowDice::HelpMe);
  add_results(scales, of({{"rallied", 1}, {"", 1}}), LowDice::HelpMe);
  ASSERT_EQ(scales.size(), 2U);
  EXPECT_EQ(rank_of(scales, "rallied"), 0);
  EXPECT_EQ(rank_of(scales, "no hits"), 4);
  EXPECT_EQ(rank_of(scales, ""), 4);
}

}  // namespace
}  // namespace longroll::web
