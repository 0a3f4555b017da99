#include "engine/core/enum_table.h"

#include <gtest/gtest.h>

#include <string_view>

namespace longroll {
namespace {

enum class Hue { Red, White, Blue };

TEST(EnumTable, HasAnEntryForEachValue) {
  constexpr auto kNames = enum_table<Hue, Hue::Blue, std::string_view>({"red", "white", "blue"});
  static_assert(kNames.size() == 3);
  static_assert(kNames[Hue::White] == "white");
  EXPECT_EQ(kNames[Hue::Red], "red");
  EXPECT_EQ(kNames[Hue::Blue], "blue");
}

}  // namespace
}  // namespace longroll
