// A constant that several threads ask for at once.
#include "engine/core/made_once.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <set>
#include <thread>
#include <vector>

namespace longroll {
namespace {

TEST(MadeOnce, IsOneValueHoweverManyThreadsAsk) {
  constexpr int kRounds = 50;
  constexpr std::size_t kThreads = 8;
  for (int round = 0; round < kRounds; ++round) {
    const MadeOnce<std::vector<int>> once;
    std::atomic<bool> may_begin = false;
    std::array<const std::vector<int>*, kThreads> seen{};
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < kThreads; ++i) {
      threads.emplace_back([&, i] {
        while (!may_begin) {
        }
        seen[i] = &once.get([] { return std::vector<int>{3, 1, 2}; });
      });
    }
    may_begin = true;
    for (std::thread& thread : threads) {
      thread.join();
    }
    EXPECT_EQ(std::set(seen.begin(), seen.end()).size(), 1U);
    EXPECT_EQ(*seen[0], (std::vector<int>{3, 1, 2}));
  }
}

TEST(MadeOnce, KeepsWhatWasMadeFirst) {
  const MadeOnce<int> once;
  int made = 0;
  EXPECT_EQ(once.get([&] { return 10 + ++made; }), 11);
  EXPECT_EQ(once.get([&] { return 10 + ++made; }), 11);
  EXPECT_EQ(made, 1);
}

}  // namespace
}  // namespace longroll
