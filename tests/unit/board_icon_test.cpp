#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "web/board/shape/icon_art.h"

namespace longroll::board {
namespace {

TEST(BoardIcons, EveryIconHasANameAndInkWithinItsBox) {
  std::set<std::string_view> names;
  for (int i = 0; i < kIcons; ++i) {
    const auto icon = static_cast<Icon>(i);
    EXPECT_TRUE(names.insert(icon_name(icon)).second) << icon_name(icon);
    const auto lines = icon_lines(icon).flatten(0.05f);
    EXPECT_FALSE(lines.empty()) << icon_name(icon);
    for (const Polyline& line : lines) {
      for (const Vec2 p : line.points) {
        EXPECT_TRUE(p.x >= 1 && p.x <= 23 && p.y >= 1 && p.y <= 23) << icon_name(icon);
      }
    }
  }
}

TEST(BoardIcons, PicturesCarryTheInkOfTheirLines) {
  // A minus: 14 long, 1.9 wide, round ends. The picture of any size holds that much ink.
  for (const int px : {16, 20, 48}) {
    const auto picture = rasterise_icon(Icon::Minus, px);
    ASSERT_EQ(picture.size(), static_cast<std::size_t>(px * px));
    const double ink = std::accumulate(picture.begin(), picture.end(), 0.0) / 255;
    const double k = px / 24.0;
    EXPECT_NEAR(ink / ((14 * 1.9 + 3.14159 * 0.95 * 0.95) * k * k), 1, 0.08) << px;
  }
}

TEST(BoardIcons, BadgesDifferInShape) {
  const auto holds = [](Side side, Vec2 at) {
    const auto ring = badge_outline(side).flatten(0.05f).front().points;
    bool is_inside = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec2 a = ring[i];
      const Vec2 b = ring[(i + 1) % ring.size()];
      if ((a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x) {
        is_inside = !is_inside;
      }
    }
    return is_inside;
  };
  EXPECT_TRUE(holds(Side::Union, {0, 0}));
  EXPECT_TRUE(holds(Side::Confederate, {0, 0}));
  // The shield has its corners on top, the lozenge has none.
  EXPECT_TRUE(holds(Side::Union, {-3.4f, -4}));
  EXPECT_FALSE(holds(Side::Confederate, {-3.4f, -4}));
}

}  // namespace
}  // namespace longroll::board
