// Arrays that are indexed by an enumeration, a side or a hex.
#include <gtest/gtest.h>

#include "engine/map/hex.h"
#include "engine/table/by_side.h"

namespace longroll {
namespace {

TEST(Containers, AreIndexedByWhatTheyAreAbout) {
  BySide<int> losses{{3, 4}};
  losses[Seat::Confederate] += 2;
  EXPECT_EQ(losses[Seat::Union], 3);
  EXPECT_EQ(losses[1], 6) << "and by number, where sides are counted";
  HexArray<int> level{};
  level[hex_at(2, 5)] = 4;
  EXPECT_EQ(level[static_cast<std::size_t>(kMaxRows + 4)], 4);
  constexpr SideArray<int> kTurns{{0, 60, 120, 180, 240, 300}};
  static_assert(kTurns[Direction::DownLeft] == 240);
  static_assert(sizeof(SideArray<std::int8_t>) == kDirections, "nothing is added to the array");
}

}  // namespace
}  // namespace longroll
