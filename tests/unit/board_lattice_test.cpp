#include <gtest/gtest.h>

#include "web/board/shape/lattice.h"

namespace longroll::board {
namespace {

constexpr Rect kArea = {10, 20, 25, 15};

TEST(Lattice, PointsReachTheFarEdges) {
  const Lattice points = Lattice::points(kArea, 8);
  EXPECT_EQ(points.at(0, 0), (Vec2{10, 20}));
  const Vec2 last = points.at(points.columns - 1, points.rows - 1);
  EXPECT_GE(last.x, kArea.right());
  EXPECT_GE(last.y, kArea.bottom());
  EXPECT_LT(last.x - 8, kArea.right());
  EXPECT_LT(last.y - 8, kArea.bottom());
}

TEST(Lattice, EveryPlaceOfTheAreaIsInACell) {
  const Lattice cells = Lattice::cells(kArea, 4);
  for (float y = kArea.y; y < kArea.bottom(); y += 0.7f) {
    for (float x = kArea.x; x < kArea.right(); x += 0.7f) {
      const Vec2 steps = cells.steps_to({x, y});
      EXPECT_TRUE(cells.has(Lattice::cell(steps.x), Lattice::cell(steps.y))) << x << ' ' << y;
    }
  }
  EXPECT_FALSE(cells.has(-1, 0));
  EXPECT_FALSE(cells.has(0, cells.rows));
}

TEST(Lattice, EachHasANumberOfItsOwn) {
  LatticeOf<int> counts(Lattice::cells(kArea, 4));
  counts.for_each([&](int column, int row) { ++counts(column, row); });
  for (const int count : counts.values) {
    EXPECT_EQ(count, 1);
  }
  EXPECT_EQ(counts.values.size(), counts.size());
}

TEST(Lattice, NearAreAllWithinReachAndNoneIsToldTwice) {
  const Lattice cells = Lattice::cells(kArea, 4);
  for (const Vec2 middle : {Vec2{3, 2}, Vec2{-0.4f, 1.2f}, Vec2{6.4f, 3.9f}}) {
    LatticeOf<int> told(cells);
    cells.for_each_near(middle, 1.5f, 0.5f, [&](std::size_t i, Vec2) { ++told.values[i]; });
    cells.for_each([&](int column, int row) {
      const Vec2 away = vec(column, row) + Vec2{0.5f, 0.5f} - middle;
      EXPECT_LE(told(column, row), 1);
      EXPECT_TRUE(told(column, row) == 1 || length(away) >= 1.5f) << column << ' ' << row;
    });
  }
}

}  // namespace
}  // namespace longroll::board
