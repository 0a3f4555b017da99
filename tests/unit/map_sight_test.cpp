// Straight lines between hexes, against exact geometry: whole numbers only, no square roots.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "engine/map/hex_set.h"
#include "engine/map/sight.h"

namespace longroll {
namespace {

/// A point of the map. A hex is 2 high; across, hexes lie 1 apart in units of their own (the root of 3), so that
/// everything is whole and slopes are told exactly.
struct Point {
  std::int64_t x = 0;
  std::int64_t y = 0;
};

/// Of the centre, times 6: corners are whole too.
Point center(const Grid& grid, HexId hex) { return {6 * column_of(hex), 6 * grid.half_rows(hex)}; }

/// The corners of a hex whose centre is `at`: two to each side and four between. In these units a side's end lies a
/// third of a column from the centre and half a hex up or down; the outer corners lie two thirds out.
std::array<Point, 6> corners(Point at) {
  return {{{at.x - 2, at.y - 6},
           {at.x + 2, at.y - 6},
           {at.x + 4, at.y},
           {at.x + 2, at.y + 6},
           {at.x - 2, at.y + 6},
           {at.x - 4, at.y}}};
}

std::int64_t turn(Point a, Point b, Point p) { return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x); }

/// The segment from centre to centre passes through the inside of the hex, not only along its border.
bool crosses(const Grid& grid, HexId from, HexId to, HexId hex) {
  const Point a = center(grid, from);
  const Point b = center(grid, to);
  bool left = false;
  bool right = false;
  for (const Point& corner : corners(center(grid, hex))) {
    const std::int64_t side = turn(a, b, corner);
    left = left || side < 0;
    right = right || side > 0;
  }
  return left && right;
}

/// How many corners of the hex the line goes through.
int corners_on(const Grid& grid, HexId from, HexId to, HexId hex) {
  const auto all = corners(center(grid, hex));
  return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Point& corner) {
    return turn(center(grid, from), center(grid, to), corner) == 0;
  }));
}

/// The middle of the hex lies abreast of the line, not before its beginning or behind its end. Across a column is
/// the root of 3 where a hex is 2 high: squares of lengths weigh columns by 3.
bool is_abreast(const Grid& grid, HexId from, HexId to, HexId hex) {
  const Point a = center(grid, from);
  const Point b = center(grid, to);
  const Point p = center(grid, hex);
  const auto dot = [](Point u, Point v) { return 3 * u.x * v.x + u.y * v.y; };
  const Point along{b.x - a.x, b.y - a.y};
  return dot(along, {p.x - a.x, p.y - a.y}) > 0 && dot(along, {b.x - p.x, b.y - p.y}) > 0;
}

const Grid kGrids[] = {{17, 13, Parity::EvenLower}, {17, 13, Parity::OddLower}};

HexSet everything(const Grid& grid) {
  HexSet all;
  for (int column = 1; column <= grid.columns; ++column) {
    for (int row = 1; row <= grid.rows; ++row) {
      all.add(hex_at(column, row));
    }
  }
  return all;
}

template <class Then>
void for_each_pair(const Grid& grid, Then&& then) {
  const HexSet all = everything(grid);
  all.for_each([&](HexId from) { all.for_each([&](HexId to) { then(from, to); }); });
}

TEST(MapSight, ALineGoesFromNeighbourToNeighbourAndNoLongerWayThanItMust) {
  for (const Grid& grid : kGrids) {
    for_each_pair(grid, [&](HexId from, HexId to) {
      const std::vector<Crossing> line = line_between(grid, from, to);
      ASSERT_GE(static_cast<int>(line.size()), std::max(0, grid.distance(from, to) - 1));
      ASSERT_LE(static_cast<int>(line.size()), 2 * grid.distance(from, to));
      HexId before = from;
      for (const Crossing& crossing : line) {
        for (const HexId hex : {crossing.a, crossing.b}) {
          ASSERT_TRUE(hex == kNoHex || before == kNoHex || grid.are_adjacent(before, hex))
              << hex_text(from) << " " << hex_text(to) << " " << hex_text(hex);
        }
        // Past a side there is a hex next to both that share it.
        before = crossing.b == kNoHex ? crossing.a : kNoHex;
      }
      ASSERT_TRUE(from == to || before == kNoHex || grid.are_adjacent(before, to));
    });
  }
}

TEST(MapSight, TheLineBackIsTheSameInReverse) {
  for (const Grid& grid : kGrids) {
    for_each_pair(grid, [&](HexId from, HexId to) {
      std::vector<Crossing> there = line_between(grid, from, to);
      std::vector<Crossing> back = line_between(grid, to, from);
      std::reverse(back.begin(), back.end());
      ASSERT_EQ(there.size(), back.size());
      for (std::size_t k = 0; k < there.size(); ++k) {
        ASSERT_EQ(there[k], back[k]) << hex_text(from) << " " << hex_text(to) << " at " << k;
      }
    });
  }
}

TEST(MapSight, ALineNamesWhatItEntersOrRunsAlongAndNothingElse) {
  for (const Grid& grid : {Grid{9, 8, Parity::EvenLower}, Grid{9, 8, Parity::OddLower}}) {
    for_each_pair(grid, [&](HexId from, HexId to) {
      HexSet entered;
      HexSet beside;
      for (const Crossing& crossing : line_between(grid, from, to)) {
        if (crossing.b == kNoHex) {
          ASSERT_NE(crossing.a, kNoHex) << "a line between two hexes of the map leaves it only along its edge";
          entered.add(crossing.a);
          continue;
        }
        ASSERT_TRUE(crossing.a == kNoHex || grid.are_adjacent(crossing.a, crossing.b));
        for (const HexId hex : {crossing.a, crossing.b}) {
          if (hex != kNoHex) {
            beside.add(hex);
          }
        }
      }
      everything(grid).for_each([&](HexId hex) {
        if (hex == from || hex == to) {
          return;
        }
        // Beyond its ends the line goes on in the reckoning.
        const bool is_between = is_abreast(grid, from, to, hex);
        ASSERT_EQ(entered.has(hex), is_between && crosses(grid, from, to, hex))
            << hex_text(from) << " " << hex_text(to) << " " << hex_text(hex);
        ASSERT_EQ(beside.has(hex), is_between && !crosses(grid, from, to, hex) && corners_on(grid, from, to, hex) == 2)
            << hex_text(from) << " " << hex_text(to) << " " << hex_text(hex);
      });
    });
  }
}

TEST(MapSight, LinesAlongHexsidesAreTheirsOnly) {
  const Grid grid{9, 9, Parity::EvenLower};
  const std::vector<Crossing> along = line_between(grid, hex_at(4, 4), hex_at(6, 4));
  ASSERT_EQ(along.size(), 1U) << "two columns over in the same row the line runs along a side";
  EXPECT_EQ(std::min(along[0].a, along[0].b), hex_at(5, 4));
  EXPECT_EQ(std::max(along[0].a, along[0].b), hex_at(5, 5));
  const std::vector<Crossing> straight = line_between(grid, hex_at(4, 2), hex_at(4, 6));
  ASSERT_EQ(straight.size(), 3U);
  EXPECT_EQ(straight[1], (Crossing{hex_at(4, 4), kNoHex}));
}

TEST(MapSight, AlongAHexsideBothHexesMustBlock) {
  const Grid grid{9, 9, Parity::EvenLower};
  const auto sees = [&](HexId to, std::vector<HexId> walls) {
    return has_line_of_sight(grid, hex_at(4, 4), to,
                             [&](HexId hex) { return std::find(walls.begin(), walls.end(), hex) != walls.end(); });
  };
  EXPECT_TRUE(sees(hex_at(6, 4), {hex_at(5, 4)}));
  EXPECT_TRUE(sees(hex_at(6, 4), {hex_at(5, 5)}));
  EXPECT_FALSE(sees(hex_at(6, 4), {hex_at(5, 4), hex_at(5, 5)}));
  EXPECT_FALSE(sees(hex_at(4, 6), {hex_at(4, 5)}));
  EXPECT_TRUE(sees(hex_at(4, 5), {hex_at(4, 5), hex_at(4, 4)})) << "ends do not block";
}

TEST(MapSight, AGameSaysWhetherOneHexBesideTheLineBlocksIt) {
  const Grid grid{8, 8, Parity::EvenLower};
  const auto sees = [&](HexId to, std::vector<HexId> walls, AlongSide rule) {
    const auto blocks = [&](HexId hex) { return std::find(walls.begin(), walls.end(), hex) != walls.end(); };
    const bool there = has_line_of_sight(grid, hex_at(4, 4), to, blocks, rule);
    EXPECT_EQ(has_line_of_sight(grid, to, hex_at(4, 4), blocks, rule), there) << "the same from the other end";
    return there;
  };
  for (const HexId wall : {hex_at(5, 4), hex_at(5, 5)}) {
    EXPECT_TRUE(sees(hex_at(6, 4), {wall}, AlongSide::Both));
    EXPECT_FALSE(sees(hex_at(6, 4), {wall}, AlongSide::Either));
  }
  EXPECT_FALSE(sees(hex_at(6, 4), {hex_at(5, 4), hex_at(5, 5)}, AlongSide::Both));
  EXPECT_FALSE(sees(hex_at(6, 4), {hex_at(5, 4), hex_at(5, 5)}, AlongSide::Either));
  for (const AlongSide rule : {AlongSide::Both, AlongSide::Either}) {
    EXPECT_TRUE(sees(hex_at(6, 4), {}, rule));
    EXPECT_FALSE(sees(hex_at(4, 6), {hex_at(4, 5)}, rule)) << "a hex that the line enters blocks it in any case";
  }
}

/// A line along the edge of the map: of the two hexes beside it only one is there.
TEST(MapSight, BeyondTheEdgeNothingBlocks) {
  const Grid grid{8, 8, Parity::EvenLower};
  const HexId from = hex_at(1, 1);
  const HexId to = hex_at(3, 1);
  bool runs_along_edge = false;
  for (const Crossing& crossing : line_between(grid, from, to)) {
    runs_along_edge = runs_along_edge || (crossing.a == kNoHex && crossing.b == hex_at(2, 1));
  }
  ASSERT_TRUE(runs_along_edge) << "the line lies between 0201 and what is beyond the edge";
  const auto blocks = [](HexId hex) { return hex == hex_at(2, 1); };
  EXPECT_TRUE(has_line_of_sight(grid, from, to, blocks, AlongSide::Both));
  EXPECT_FALSE(has_line_of_sight(grid, from, to, blocks, AlongSide::Either));
}

}  // namespace
}  // namespace longroll
