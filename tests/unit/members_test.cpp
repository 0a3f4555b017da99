// The members of plain structs, which are counted and named nowhere (engine/core/members.h).
#include "engine/core/members.h"

#include <gtest/gtest.h>

#include <string>

namespace longroll {
namespace {

enum class Color : short { Blue, Grey };
struct Pair {
  int low = 0;
  bool is_high = false;
};
struct One {
  static constexpr int kNumber = 7;
  int only = 3;
};
template <Color color>
struct Four {
  static constexpr Color kColor = color;
  int a = 1;
  Pair pair{};
  Color shown = color;
  int b = 4;
};
struct Eight {
  int a = 0, b = 1, c = 2, d = 3, e = 4, f = 5, g = 6;
  bool h = true;
};

static_assert(kMembers<One> == 1 && One::kNumber == 7, "constants are no members");
static_assert(kMembers<Pair> == 2);
static_assert(kMembers<Four<Color::Grey>> == 4, "a struct within is one member");
static_assert(kMembers<Eight> == 8);
static_assert(place_of(&One::only) == 0);
static_assert(place_of(&Four<Color::Blue>::b) == 3 && place_of(&Four<Color::Blue>::a) == 0);
static_assert(place_of(&Eight::h) == 7);

TEST(Members, ComeInTheirOrderAndCanBeWritten) {
  Four<Color::Grey> four;
  std::string order;
  for_each_member(four, [&](std::size_t i, auto& member) {
    order += std::to_string(i);
    member = {};
  });
  EXPECT_EQ(order, "0123");
  EXPECT_EQ(four.a, 0);
  EXPECT_EQ(four.shown, Color::Blue);
  EXPECT_EQ(four.b, 0);
  int sum = 0;
  for_each_member(Eight{}, [&](std::size_t, const auto& member) { sum += static_cast<int>(member); });
  EXPECT_EQ(sum, 22);
}

}  // namespace
}  // namespace longroll
