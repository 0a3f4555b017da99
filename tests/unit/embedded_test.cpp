// build: portable
#include "assets/embedded.h"

#include <gtest/gtest.h>

namespace longroll {
namespace {

TEST(Embedded, TableIsSortedAndFindsEachOfItsFiles) {
  std::string_view before;
  for (const Embedded& file : embedded_data()) {
    EXPECT_LT(before, file.path);
    EXPECT_EQ(find_embedded(embedded_data(), file.path).data(), file.bytes.data());
    before = file.path;
  }
}

TEST(Embedded, UnknownPathGivesNothing) { EXPECT_TRUE(find_embedded(embedded_data(), "no/such/file").empty()); }

}  // namespace
}  // namespace longroll
