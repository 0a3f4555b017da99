#include <gtest/gtest.h>

#include "engine/ai/chances.h"

namespace longroll {
namespace {

const Chance kDie{Chance::Kind::Die, 1, 6, 1, "0"};

TEST(Chances, DiceFallEvenly) {
  State state;
  std::array<int, 6> seen{};
  for (std::uint64_t seed = 0; seed < 60'000; ++seed) {
    ++seen[static_cast<std::size_t>(Chances(seed).outcome(kDie, state, 3))];
  }
  for (const int count : seen) {
    EXPECT_NEAR(count, 10'000, 400);
  }
}

TEST(Chances, TheSameDieFallsAlikeAndAnotherDoesNot) {
  State state;
  state.stack.push_back({7, {1, 2, 0, 0, 0}});
  State later = state;
  later.tracks.push_back(9);  // whatever else was done
  State next_die = state;
  next_die.stack.back().locals[1] = 1;
  int differs = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EXPECT_EQ(Chances(seed).outcome(kDie, state, 3), Chances(seed).outcome(kDie, later, 3));
    differs += Chances(seed).outcome(kDie, state, 3) != Chances(seed).outcome(kDie, next_die, 3) ? 1 : 0;
    differs += Chances(seed).outcome(kDie, state, 3) != Chances(seed).outcome(kDie, state, 4) ? 1 : 0;
  }
  EXPECT_GT(differs, 140);
}

TEST(Chances, WhimFollowsTheSquareOfTheWeights) {
  const Action light{1, {1, 0, 0, 0}};
  const Action heavy{1, {2, 0, 0, 0}};
  int heavies = 0;
  for (std::uint64_t seed = 0; seed < 50'000; ++seed) {
    const Chances chances(seed);
    heavies += chances.delay(heavy, 2, 5) < chances.delay(light, 1, 5) ? 1 : 0;
  }
  EXPECT_NEAR(heavies, 40'000, 1'000);  // 4 to 1
}

}  // namespace
}  // namespace longroll
