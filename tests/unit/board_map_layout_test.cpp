#include <gtest/gtest.h>

#include <cmath>

#include "web/board/map/camera.h"
#include "web/board/shape/hex_layout.h"
#include "web/board/shape/triangulate.h"

namespace longroll::board {
namespace {

constexpr float kHexArea = 2.5980762f * kHexRadius * kHexRadius;

float area_of(const std::vector<Polyline>& rings) {
  float sum = 0;
  for (const Polyline& ring : rings) {
    sum += signed_area(ring.points);
  }
  return sum;
}

void expect_closed(const std::vector<Polyline>& rings) {
  for (const Polyline& ring : rings) {
    EXPECT_TRUE(ring.closed);
    ASSERT_GE(ring.points.size(), 6u);
    for (std::size_t i = 0; i < ring.points.size(); ++i) {
      EXPECT_NEAR(length(ring.points[i] - ring.points[(i + 1) % ring.points.size()]), kHexRadius, 0.01f);
    }
  }
}

TEST(BoardMapLayout, NeighboursShareTheirSideAndAreFoundByTheirMiddles) {
  for (const Parity parity : {Parity::EvenLower, Parity::OddLower}) {
    const HexLayout layout{{9, 7, parity}};
    for (int column = 1; column <= 9; ++column) {
      for (int row = 1; row <= 7; ++row) {
        const HexId hex = hex_at(column, row);
        EXPECT_EQ(layout.at(layout.centre(hex)), hex);
        for (const Direction side : kAllDirections) {
          const HexId other = layout.grid.neighbor(hex, side);
          if (other == kNoHex) {
            continue;
          }
          const auto ends = layout.side(hex, side);
          const auto again = layout.side(other, opposite(side));
          EXPECT_LT(length(ends[0] - again[1]) + length(ends[1] - again[0]), 0.02f) << "the same side from both hexes";
          const Vec2 middle = mix(ends[0], ends[1], 0.5f);
          EXPECT_LT(length(middle - mix(layout.centre(hex), layout.centre(other), 0.5f)), 0.01f);
        }
      }
    }
  }
}

TEST(BoardMapLayout, BesideTheMapThereIsNoHex) {
  const HexLayout layout{{4, 3, Parity::EvenLower}};
  EXPECT_EQ(layout.at({-5, 30}), kNoHex);
  EXPECT_EQ(layout.at({1, 1}), kNoHex);  // The corner of the sheet is outside hex 0101.
  EXPECT_EQ(layout.at({layout.bounds().right() + 3, 100}), kNoHex);
}

TEST(BoardMapLayout, AnOutlineIsOneClosedContourAroundNeighbours) {
  const HexLayout layout{{12, 12, Parity::EvenLower}};
  const HexId three[] = {hex_at(3, 3), hex_at(3, 4), hex_at(4, 3)};
  const auto rings = outline_of(layout, three);
  ASSERT_EQ(rings.size(), 1u);
  expect_closed(rings);
  EXPECT_EQ(rings[0].points.size(), 12u);
  EXPECT_NEAR(area_of(rings), 3 * kHexArea, 3);
}

TEST(BoardMapLayout, AHoleIsARingOfItsOwnThatRunsTheOtherWay) {
  const HexLayout layout{{12, 12, Parity::OddLower}};
  std::vector<HexId> ring;
  for (const Direction side : kAllDirections) {
    ring.push_back(layout.grid.neighbor(hex_at(6, 6), side));
  }
  const auto rings = outline_of(layout, ring);
  ASSERT_EQ(rings.size(), 2u);
  expect_closed(rings);
  EXPECT_LT(signed_area(rings[0].points) * signed_area(rings[1].points), 0);
  EXPECT_NEAR(area_of(rings), 6 * kHexArea, 6);
}

TEST(BoardMapLayout, AnOutlineHoldsEveryHexOfTheMapAndIgnoresOthers) {
  const HexLayout layout{{5, 4, Parity::EvenLower}};
  std::vector<HexId> all = {hex_at(6, 1), kNoHex};
  for (int column = 1; column <= 5; ++column) {
    for (int row = 1; row <= 4; ++row) {
      all.push_back(hex_at(column, row));
    }
  }
  const auto rings = outline_of(layout, all);
  ASSERT_EQ(rings.size(), 1u);
  expect_closed(rings);
  EXPECT_NEAR(area_of(rings), 20 * kHexArea, 20);
}

TEST(BoardMapCamera, ZoomingKeepsThePointUnderThePointer) {
  Camera camera;
  camera.set_window({30, 80, 800, 600});
  camera.set_sheet({0, 0, 4000, 3000});
  camera.look_at({2000, 1500}, 1);
  const Vec2 pointer = {310, 420};
  const Vec2 before = camera.to_map(pointer);
  camera.zoom_about(pointer, 1.5f);
  EXPECT_FLOAT_EQ(camera.zoom(), 1.5f);
  EXPECT_LT(length(camera.to_map(pointer) - before), 0.01f);
  EXPECT_LT(length(camera.to_screen(camera.to_map({111, 222})) - Vec2{111, 222}), 0.01f);
}

TEST(BoardMapCamera, TheWindowStaysOnTheSheet) {
  Camera camera;
  camera.set_window({0, 0, 800, 600});
  camera.set_sheet({0, 0, 4000, 3000});
  camera.look_at({2000, 1500}, 1);
  camera.pan({1e6f, -1e6f});
  EXPECT_NEAR(camera.seen().x, -Camera::kSlack, 0.5f);
  EXPECT_NEAR(camera.seen().bottom(), 3000 + Camera::kSlack, 0.5f);
  camera.zoom_about({400, 300}, 1e-6f);
  EXPECT_FLOAT_EQ(camera.zoom(), camera.widest());
  EXPECT_NEAR(camera.centre().x, 2000, 1);  // All of it is seen: it lies in the middle.
  camera.zoom_about({400, 300}, 1e6f);
  EXPECT_FLOAT_EQ(camera.zoom(), Camera::kClosest);
}

TEST(BoardMapCamera, ASheetNarrowerThanTheWindowLeavesItsRoomAtTheLeft) {
  Camera camera;
  camera.set_window({10, 80, 900, 600});
  camera.set_sheet({0, 0, 2000, 3000});
  camera.fit();
  const float right = 910 - camera.to_screen({2000, 0}).x;
  EXPECT_NEAR(right, Camera::kRight, 0.5f);
  EXPECT_GT(camera.to_screen({0, 0}).x - 10, 400);
  // Nearer it moves to the middle without a jump.
  float before = right;
  while (camera.zoom() < 0.5f) {
    camera.zoom_about({460, 380}, 1.01f);
    const float now = 910 - camera.to_screen({2000, 0}).x;
    EXPECT_LT(std::abs(now - before), 12);
    before = now;
  }
  camera.set_window({0, 80, 390, 600});  // On a phone there is nothing to put there.
  camera.fit();
  EXPECT_NEAR(camera.centre().x, 1000, 1);
}

TEST(BoardMapCamera, RevealingMovesNoFurtherThanItMust) {
  Camera camera;
  camera.set_window({0, 0, 800, 600});
  camera.set_sheet({0, 0, 4000, 3000});
  camera.look_at({2000, 1500}, 1);
  camera.reveal({1900, 1400, 80, 80});
  EXPECT_EQ(camera.centre(), (Vec2{2000, 1500}));
  camera.reveal({2500, 1500, 80, 80});
  EXPECT_NEAR(camera.to_screen({2580, 1500}).x, 760, 0.5f);
  EXPECT_FLOAT_EQ(camera.centre().y, 1500);
}

}  // namespace
}  // namespace longroll::board
