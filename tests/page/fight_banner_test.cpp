// Where the card of a fight lies.
#include "web/views/fight_banner.h"

#include <gtest/gtest.h>

#include <vector>

namespace longroll::web {
namespace {

using board::Rect;

/// Where a retreat may go to any hex around, the card lies over none of them.
TEST(FightBanner, LeavesFreeWhatIsAskedAbout) {
  const Rect table{0, 0, 900, 700};
  const Rect place{420, 320, 60, 60};
  std::vector<Rect> asked;
  for (const auto& [x, y] : {std::pair{420, 250}, {420, 390}, {480, 285}, {480, 355}, {360, 285}, {360, 355}}) {
    asked.push_back({static_cast<float>(x), static_cast<float>(y), 60, 60});
  }
  const Rect card = beside(place, {308, 180}, table, asked);
  EXPECT_GE(card.x, 0);
  EXPECT_LE(card.right(), table.right());
  asked.push_back(place);
  for (const Rect& one : asked) {
    const bool is_apart =
        card.right() <= one.x || card.x >= one.right() || card.bottom() <= one.y || card.y >= one.bottom();
    EXPECT_TRUE(is_apart) << one.x << ", " << one.y << " under " << card.x << ", " << card.y;
  }
}

}  // namespace
}  // namespace longroll::web
