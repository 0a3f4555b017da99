// How the page tells chances: one order, one notation, nothing that is likely hidden among others.
#include "web/views/odds_parts.h"

#include <gtest/gtest.h>

#include <numeric>

namespace longroll::web {
namespace {

/// The hits of so many dice that hit on 1 and 2, low dice first.
Odds shot(int dice) {
  Odds odds;
  const auto choose = [](int n, int k) {
    std::uint64_t ways = 1;
    for (int i = 0; i < k; ++i) {
      ways = ways * static_cast<std::uint64_t>(n - i) / static_cast<std::uint64_t>(i + 1);
    }
    return ways;
  };
  for (int hits = dice; hits >= 0; --hits) {
    std::uint64_t weight = choose(dice, hits);
    for (int k = hits; k < dice; ++k) {
      weight *= 2;  // 2 of 6 hit, 4 of 6 miss
    }
    odds.total += weight;
    odds.shares.push_back({hits == 0 ? "no hits" : std::to_string(hits) + (hits == 1 ? " hit" : " hits"), weight});
  }
  return odds;
}

TEST(OddsParts, AddUpToAHundred) {
  for (int dice = 1; dice <= 9; ++dice) {
    const std::vector<OddsPart> parts = parts_of(shot(dice));
    EXPECT_LE(parts.size(), 5U);
    const int sum = std::accumulate(parts.begin(), parts.end(), 0,
                                    [](int sum, const OddsPart& part) { return sum + part.percent; });
    const bool has_alike = std::any_of(parts.begin(), parts.end(), [&](const OddsPart& one) {
      return std::count_if(parts.begin(), parts.end(),
                           [&](const OddsPart& part) { return part.weight == one.weight; }) > 1;
    });
    EXPECT_NEAR(sum, 100, has_alike ? 1 : 0) << dice << " dice";
  }
}

/// A player who reads 34, 33 and 33 for 2 in 6 each looks for what makes the first one likelier.
TEST(OddsParts, AlikeChancesReadAlike) {
  const auto percents = [](std::vector<std::uint64_t> weights) {
    Odds odds;
    for (const std::uint64_t weight : weights) {
      odds.total += weight;
      odds.shares.push_back({"result " + std::to_string(odds.shares.size()), weight});
    }
    std::vector<int> out;
    for (const OddsPart& part : parts_of(odds)) {
      out.push_back(part.percent);
    }
    return out;
  };
  EXPECT_EQ(percents({2, 2, 2}), (std::vector<int>{33, 33, 33}));
  EXPECT_EQ(percents({1, 1, 4}), (std::vector<int>{17, 17, 66}));
  EXPECT_EQ(percents({1, 1, 1, 3}), (std::vector<int>{17, 17, 17, 50}));
  EXPECT_EQ(percents({1, 2, 3}), (std::vector<int>{17, 33, 50}));
  EXPECT_EQ(percents({0, 6}), (std::vector<int>{0, 100}));
}

TEST(OddsParts, WhatIsLikelyStandsByItself) {
  const std::vector<OddsPart> parts = parts_of(shot(8));
  ASSERT_EQ(parts.size(), 5U);
  EXPECT_EQ(parts.front().words, "5 to 8 hits");
  EXPECT_EQ(parts[1].words, "4 hits");
  EXPECT_EQ(parts[2].words, "3 hits");
  EXPECT_EQ(parts[3].words, "2 hits");
  EXPECT_EQ(parts.back().words, "no hits or 1 hit");
}

TEST(OddsParts, ResultsWithoutNumbersAreToldEachByItsName) {
  Odds odds;
  odds.total = 12;
  odds.shares = {{"attacker disrupted", 4},   {"no effect", 3},           {"defender disrupted", 2},
                 {"defender driven back", 1}, {"defender eliminated", 1}, {"both eliminated", 1}};
  EXPECT_EQ(parts_of(odds)[3].words, "defender driven back or eliminated") << "the two least are one part";
  odds.shares[5] = {"defender captured", 1};
  odds.shares.push_back({"defender eliminated and checks its morale", 1});
  odds.total = 13;
  EXPECT_EQ(parts_of(odds)[3].words, "defender driven back or eliminated");
  EXPECT_EQ(parts_of(odds)[4].words, "defender captured, or eliminated and checks its morale");
  odds.shares = {{"repulsed", 9}, {"a", 1}, {"b", 1}, {"c", 1}, {"d", 9}, {"e", 9}, {"f", 9}};
  odds.total = 39;
  EXPECT_EQ(parts_of(odds)[1].words, "a, b, or c") << "no range of words";
}

TEST(OddsParts, RunFromBestToWorstForTheReader) {
  const std::vector<OddsPart> mine = parts_of(shot(2));
  const std::vector<OddsPart> theirs = parts_of(shot(2), LowDice::HelpTheEnemy);
  ASSERT_EQ(mine.size(), 3U);
  EXPECT_EQ(mine.front().words, "2 hits");
  EXPECT_EQ(mine.front().percent, 11);
  EXPECT_EQ(mine.back().words, "no hits");
  EXPECT_EQ(theirs.front().words, "no hits");
  EXPECT_EQ(theirs.back().words, "2 hits");
  EXPECT_EQ(parts_of(shot(8), LowDice::HelpTheEnemy).back().words, "5 to 8 hits") << "the smaller number first";
}

TEST(OddsParts, AreToldInPercentAndOnAskingAsAFraction) {
  const OddsPart sixth{"", 1, 6, 17};
  EXPECT_EQ(sixth.percent_words(), "17");
  EXPECT_EQ(sixth.fraction_words(), "1 in 6");
  const OddsPart rare{"", 3, 46656, 0};
  EXPECT_EQ(rare.percent_words(), "<1");
  EXPECT_EQ(rare.fraction_words(), "1 in 15552");
  const OddsPart common{"", 14390, 46656, 31};
  EXPECT_EQ(common.fraction_words(), "30.8 in 100");
}

/// Dixie 11.2: what falls on the general stands in no range of hits.
TEST(OddsParts, ARangeOfHitsLeavesOutWhatFallsOnTheGeneral) {
  Odds odds;
  odds.shares = {{"3 hits", 1},  {"2 hits, one on the general", 1}, {"2 hits", 60}, {"1 hit", 60},
                 {"no hits", 1}, {"no hits, one on the general", 1}};
  odds.total = 124;
  const std::vector<OddsPart> parts = parts_of(odds);
  ASSERT_EQ(parts.size(), 5U);
  EXPECT_EQ(parts.front().words, "2 or 3 hits") << parts.front().words;
  odds.shares.erase(odds.shares.begin());
  odds.shares.insert(odds.shares.begin(), {{"4 hits", 60}, {"3 hits", 60}});
  odds.total = 243;
  EXPECT_EQ(parts_of(odds).back().words, "no hits, or one on the general");
}

}  // namespace
}  // namespace longroll::web
