#include <gtest/gtest.h>

#include <algorithm>

#include "web/board/shape/path.h"

namespace longroll::board {
namespace {

std::vector<Polyline> lines_of(std::string_view text) {
  Path out;
  EXPECT_TRUE(parse_path(text, out)) << text;
  return out.flatten(0.01f);
}

TEST(BoardPath, ReadsPackedNumbers) {
  const auto lines = lines_of("M.5.25-2,3l1.5.5");
  ASSERT_EQ(lines.size(), 1u);
  const std::vector<Vec2> want = {{0.5f, 0.25f}, {-2, 3}, {-0.5f, 3.5f}};
  EXPECT_EQ(lines[0].points, want);
  EXPECT_FALSE(lines[0].closed);
}

TEST(BoardPath, ClosingReturnsToTheStartOfTheSubpath) {
  const auto lines = lines_of("M1,1h4v4zl2,2M9,9v1");
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_TRUE(lines[0].closed);
  EXPECT_EQ(lines[0].points.size(), 3u);
  EXPECT_EQ(lines[1].points.front(), (Vec2{1, 1}));  // The pen went back to where the closed part began.
  EXPECT_EQ(lines[1].points.back(), (Vec2{3, 3}));
}

TEST(BoardPath, SmoothCurvesMirrorTheLastControl) {
  // A quarter wave and its mirror: the second half is the first turned about the middle.
  const auto lines = lines_of("M0,0C0,10 10,10 10,0S20,-10 20,0");
  ASSERT_EQ(lines.size(), 1u);
  const auto& p = lines[0].points;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const Vec2 mirrored = {20 - p[p.size() - 1 - i].x, -p[p.size() - 1 - i].y};
    EXPECT_NEAR(p[i].x, mirrored.x, 1e-3f);
    EXPECT_NEAR(p[i].y, mirrored.y, 1e-3f);
  }
}

TEST(BoardPath, ArcsLieOnTheirCircle) {
  struct Case {
    const char* text;
    Vec2 centre;
    Vec2 through;  // A point that only the right one of the four arcs comes near.
  };
  const Case cases[] = {{"M10,0A10,10 0 0 1 0,10", {0, 0}, {7.07f, 7.07f}},
                        {"M10,0A10,10 0 0 0 0,10", {10, 10}, {2.93f, 2.93f}},
                        {"M10,0A10,10 0 1 1 0,10", {10, 10}, {17.07f, 17.07f}},
                        {"M10,0A10,10 0 1 0 0,10", {0, 0}, {-7.07f, -7.07f}},
                        {"M10,0a10,10 0 1 0 .01,0", {10, 10}, {10, 20}}};
  for (const Case& c : cases) {
    const auto lines = lines_of(c.text);
    ASSERT_EQ(lines.size(), 1u);
    float nearest = 100;
    for (const Vec2 p : lines[0].points) {
      EXPECT_NEAR(length(p - c.centre), 10, 0.02f) << c.text;
      nearest = std::min(nearest, length(p - c.through));
    }
    EXPECT_LT(nearest, 0.7f) << c.text;
  }
}

TEST(BoardPath, CurvesStayWithinTheTolerance) {
  for (const float tolerance : {0.5f, 0.1f, 0.01f}) {
    Path circle;
    circle.circle({0, 0}, 20);
    const auto lines = circle.flatten(tolerance);
    ASSERT_EQ(lines.size(), 1u);
    ASSERT_TRUE(lines[0].closed);
    const auto& p = lines[0].points;
    for (std::size_t i = 0; i < p.size(); ++i) {
      const Vec2 middle = mix(p[i], p[(i + 1) % p.size()], 0.5f);
      EXPECT_LT(20 - length(middle), tolerance + 0.01f);
    }
  }
}

TEST(BoardPath, RefusesBrokenData) {
  for (const char* text : {"10,10", "M1", "M1,1L2", "M1,1Q2,2", "M1,1A1,1 0 2 0 3,3", "M0,0X1,1", "M0,0z1,1"}) {
    Path out;
    EXPECT_FALSE(parse_path(text, out)) << text;
  }
}

TEST(BoardPath, RoundedRectangleIsNoLargerThanItsBox) {
  Path p;
  p.rounded_rect({1, 2, 10, 4}, 50);  // The radius is cut to 2.
  const auto lines = p.flatten(0.01f);
  for (const Vec2 v : lines[0].points) {
    EXPECT_GE(v.x, 1 - 1e-4f);
    EXPECT_LE(v.x, 11 + 1e-4f);
    EXPECT_GE(v.y, 2 - 1e-4f);
    EXPECT_LE(v.y, 6 + 1e-4f);
  }
}

}  // namespace
}  // namespace longroll::board
