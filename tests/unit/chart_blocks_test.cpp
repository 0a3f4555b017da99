// A chart that is too wide for a phone: cut into tables that stand below each other.
#include "web/views/chart_blocks.h"

#include <gtest/gtest.h>

namespace longroll::web {
namespace {

using Cells = std::vector<std::string>;

ShownChart wide_chart() {
  ShownChart chart{.title = "Results", .head = {"Die", "3", "4", "5", "6"}};
  chart.is_grid = true;
  chart.rows = {{{"0", "a", "b", "c", "d"}, false}, {{"1", "e", "f", "g", "h"}, true}};
  chart.legend = {{{"a", "Nothing."}, false}};
  return chart;
}

TEST(ChartBlocks, EachHasTheFirstColumnAndWhatTheRoomHolds) {
  const auto blocks = blocks_of(wide_chart(), {10, 20, 20, 30, 40}, 60);
  ASSERT_EQ(blocks.size(), 3U);
  EXPECT_EQ(blocks[0].head, (Cells{"Die", "3", "4"}));
  EXPECT_EQ(blocks[1].head, (Cells{"Die", "5"}));
  EXPECT_EQ(blocks[2].head, (Cells{"Die", "6"}));
  EXPECT_EQ(blocks[1].rows[1].cells, (Cells{"1", "g"}));
  EXPECT_TRUE(blocks[2].rows[1].is_lit);
  EXPECT_FALSE(blocks[2].rows[0].is_lit);
  EXPECT_TRUE(blocks[0].is_grid && blocks[0].legend.empty());
}

TEST(ChartBlocks, AColumnWithoutRoomStandsAlone) {
  const auto blocks = blocks_of(wide_chart(), {10, 90, 20, 20, 20}, 60);
  ASSERT_EQ(blocks.size(), 3U);
  EXPECT_EQ(blocks[0].head, (Cells{"Die", "3"}));
  EXPECT_EQ(blocks[1].head, (Cells{"Die", "4", "5"}));
}

TEST(ChartBlocks, TheColumnThatCountsIsLitWhereItStands) {
  ShownChart chart = wide_chart();
  chart.lit_column = 3;
  const auto blocks = blocks_of(chart, {10, 20, 20, 30, 40}, 60);
  EXPECT_EQ(blocks[0].lit_column, ShownChart::kNoColumn);
  ASSERT_EQ(blocks[1].lit_column, 1);
  EXPECT_EQ(blocks[1].head.at(1), "5");
  EXPECT_EQ(blocks[2].lit_column, ShownChart::kNoColumn);
}

}  // namespace
}  // namespace longroll::web
