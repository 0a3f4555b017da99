#include <gtest/gtest.h>

#include <set>

#include "engine/ai/fixed_luck.h"

namespace longroll {
namespace {

const Chance kDie{Chance::Kind::Die, 1, 6, 1, "0"};

TEST(FixedLuck, DiceFallEvenly) {
  State state;
  std::array<int, 6> seen{};
  for (std::uint64_t seed = 0; seed < 60'000; ++seed) {
    ++seen[static_cast<std::size_t>(FixedLuck(seed).outcome(kDie, state, 3))];
  }
  for (const int count : seen) {
    EXPECT_NEAR(count, 10'000, 400);
  }
}

TEST(FixedLuck, TheSameDieFallsAlikeAndAnotherDoesNot) {
  State state;
  state.stack.push_back({7, {1, 2, 0, 0, 0}});
  State later = state;
  later.tracks.push_back(9);  // whatever else was done
  State next_die = state;
  next_die.stack.back().locals[1] = 1;
  int differs = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_EQ(FixedLuck(seed).outcome(kDie, state, 3), FixedLuck(seed).outcome(kDie, later, 3));
    differs += FixedLuck(seed).outcome(kDie, state, 3) != FixedLuck(seed).outcome(kDie, next_die, 3) ? 1 : 0;
    differs += FixedLuck(seed).outcome(kDie, state, 3) != FixedLuck(seed).outcome(kDie, state, 4) ? 1 : 0;
  }
  EXPECT_GT(differs, 140);
}

TEST(FixedLuck, AStepThatComesBackHasAnotherLuckInAnotherRound) {
  State state;
  state.stack.push_back({7, {1, 2, 0, 0, 0}});
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const FixedLuck luck(seed);
    EXPECT_EQ(luck.outcome(kDie, state, 3, 0), luck.outcome(kDie, state, 3));
    std::set<int> seen;
    for (int round = 0; round < 60; ++round) {
      seen.insert(luck.outcome(kDie, state, 3, round));
    }
    EXPECT_EQ(seen.size(), 6U) << "a fight that ends with one face of the die would never end";
  }
}

TEST(FixedLuck, WhimFollowsTheSquareOfTheWeights) {
  const Action light{1, {1, 0, 0, 0}};
  const Action heavy{1, {2, 0, 0, 0}};
  int heavies = 0;
  for (std::uint64_t seed = 0; seed < 50'000; ++seed) {
    const FixedLuck luck(seed);
    heavies += luck.delay(heavy, 2, 5) < luck.delay(light, 1, 5) ? 1 : 0;
  }
  EXPECT_NEAR(heavies, 40'000, 1'000);  // 4 to 1
}

TEST(FixedLuck, TheSoonestIsTheFirstOfTheLeastDelays) {
  Actions actions;
  std::vector<int> weights;
  for (std::int16_t verb = 1; verb <= 3; ++verb) {
    for (std::int16_t card = 0; card < 4; ++card) {
      for (std::int16_t place = 5; place < 8; ++place) {
        actions.push_back({static_cast<Verb>(verb), {card, place, static_cast<std::int16_t>(place % 2), 0}});
        weights.push_back(verb * card + 1);
      }
    }
  }
  actions.push_back(actions.back());  // as soon as the one before it
  weights.push_back(weights.back());
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const FixedLuck luck(seed);
    std::size_t first = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (luck.delay(actions[i], weights[i], 9) < luck.delay(actions[first], weights[first], 9)) {
        first = i;
      }
    }
    ASSERT_EQ(luck.soonest(actions, weights, 9), first);
  }
}

}  // namespace
}  // namespace longroll
