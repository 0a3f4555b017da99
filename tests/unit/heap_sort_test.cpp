#include "engine/core/heap_sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/rng.h"

namespace longroll {
namespace {

TEST(HeapSort, GivesWhatAnyOtherSortGives) {
  Rng rng(3);
  for (const std::size_t size : {0U, 1U, 2U, 3U, 4U, 5U, 10U, 24U, 100U, 700U, 1750U, 5000U}) {
    for (const std::uint32_t values : {1U, 2U, 10U, 1'000'000U}) {
      std::vector<std::uint32_t> ours(size);
      for (std::uint32_t& one : ours) {
        one = rng.below(values);
      }
      std::vector<std::uint32_t> theirs = ours;
      heap_sort(ours.begin(), ours.end());
      std::sort(theirs.begin(), theirs.end());
      EXPECT_EQ(ours, theirs) << size << " of " << values;
      heap_sort(ours.begin(), ours.end(), std::greater<>());
      std::reverse(theirs.begin(), theirs.end());
      EXPECT_EQ(ours, theirs);
    }
  }
}

TEST(HeapSort, MovesWhatCannotBeCopiedCheaply) {
  std::vector<std::string> words{"rally", "ford", "a wall of stone before the sunken road", "guide", "cover", "ford"};
  heap_sort(words.begin(), words.end());
  EXPECT_TRUE(std::is_sorted(words.begin(), words.end()));
  EXPECT_EQ(words.front(), "a wall of stone before the sunken road");
}

}  // namespace
}  // namespace longroll
