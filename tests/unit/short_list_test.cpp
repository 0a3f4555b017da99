// A list of fixed room.
#include "engine/core/short_list.h"

#include <gtest/gtest.h>

namespace longroll {
namespace {

TEST(Core_ShortList, KeepsWhatIsAddedInItsOrder) {
  ShortList<int, 3> list;
  EXPECT_TRUE(list.empty());
  list.push_back(7);
  list.push_back(5);
  EXPECT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0], 7);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{7, 5}));
}

TEST(Core_ShortList, TakesNoMoreThanItHasRoomFor) {
  ShortList<int, 1> list;
  list.push_back(1);
  EXPECT_DEATH(list.push_back(2), "a short list is full");
}

}  // namespace
}  // namespace longroll
