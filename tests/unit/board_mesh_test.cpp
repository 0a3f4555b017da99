#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "web/board/shape/card_art.h"
#include "web/board/shape/engraving.h"
#include "web/board/shape/mesh.h"
#include "web/board/shape/shape_cache.h"
#include "web/board/shape/triangulate.h"

namespace longroll::board {
namespace {

float triangle_area(Vec2 a, Vec2 b, Vec2 c) { return std::fabs(cross(b - a, c - a)) / 2; }

float area_of(const std::vector<std::vector<Vec2>>& rings) {
  std::vector<Vec2> all;
  for (const auto& ring : rings) {
    all.insert(all.end(), ring.begin(), ring.end());
  }
  const auto cut = triangulate(rings);
  EXPECT_EQ(cut.size() % 3, 0u);
  float sum = 0;
  for (std::size_t i = 0; i + 2 < cut.size(); i += 3) {
    sum += triangle_area(all[cut[i]], all[cut[i + 1]], all[cut[i + 2]]);
  }
  return sum;
}

/// Area of a mesh laid down at `scale` device px per unit, weighed by coverage: what the eye gets.
float ink_of(const Mesh& mesh, float scale) {
  const auto place = [&](const MeshVertex& v) {
    const float body = v.line ? std::max(0.5f, v.grow * scale + v.px) : v.grow * scale + v.px;
    return v.at * scale + v.normal * (body + v.fringe) + v.along;
  };
  const auto cover = [&](const MeshVertex& v) {
    const float body = v.grow * scale + v.px;
    return v.outer ? 0.0f : v.line && body < 0.5f ? body * 2 : 1.0f;
  };
  float sum = 0;
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    const MeshVertex& a = mesh.vertices[mesh.indices[i]];
    const MeshVertex& b = mesh.vertices[mesh.indices[i + 1]];
    const MeshVertex& c = mesh.vertices[mesh.indices[i + 2]];
    sum += triangle_area(place(a), place(b), place(c)) * (cover(a) + cover(b) + cover(c)) / 3;
  }
  return sum;
}

TEST(BoardTriangulate, CoversConcavePolygonsExactly) {
  EXPECT_NEAR(area_of({{{0, 0}, {10, 0}, {10, 10}, {0, 10}}}), 100, 1e-3f);
  EXPECT_NEAR(area_of({{{0, 0}, {0, 10}, {10, 10}, {10, 0}}}), 100, 1e-3f);  // The other way round.
  const std::vector<Vec2> comb = {{0, 0},  {12, 0}, {12, 10}, {10, 10}, {10, 2}, {7, 2},
                                  {7, 10}, {5, 10}, {5, 2},   {2, 2},   {2, 10}, {0, 10}};
  EXPECT_NEAR(area_of({comb}), std::fabs(signed_area(comb)), 1e-3f);
}

TEST(BoardTriangulate, LeavesHolesOpen) {
  const std::vector<Vec2> plate = {{0, 0}, {20, 0}, {20, 20}, {0, 20}};
  const std::vector<Vec2> left = {{2, 2}, {8, 2}, {8, 18}, {2, 18}};
  const std::vector<Vec2> right = {{12, 18}, {18, 18}, {18, 2}, {12, 2}};
  EXPECT_NEAR(area_of({plate, left}), 400 - 96, 1e-2f);
  EXPECT_NEAR(area_of({plate, left, right}), 400 - 192, 1e-2f);
}

TEST(BoardTriangulate, EndsOnRingsThatCrossThemselves) {
  const std::vector<Vec2> bow = {{0, 0}, {10, 10}, {10, 0}, {0, 10}};
  EXPECT_LE(triangulate({bow}).size(), 6u);
  EXPECT_TRUE(triangulate({{{0, 0}, {1, 1}}}).empty());
  EXPECT_TRUE(triangulate({}).empty());
}

TEST(BoardMesh, FillsKeepTheirAreaAtEveryScale) {
  Mesh mesh;
  add_fill(mesh, Path().circle({50, 50}, 30), {}, 0.01f);
  for (const float scale : {0.2f, 1.0f, 4.0f}) {
    const float want = 3.14159f * 900 * scale * scale;
    EXPECT_NEAR(ink_of(mesh, scale) / want, 1, 0.03f) << scale;
  }
}

TEST(BoardMesh, SubpathsInsideOthersAreHoles) {
  Mesh mesh;
  Path path;
  path.rect({0, 0, 100, 100}).rect({10, 10, 80, 80}).rect({40, 40, 20, 20});  // A frame and a plate within it.
  add_fill(mesh, path, {}, 0.01f);
  EXPECT_NEAR(ink_of(mesh, 1), 10000 - 6400 + 400, 20);
}

TEST(BoardMesh, LinesKeepTheirInkWhenThinnerThanAPixel) {
  // 200 long, 2 wide: at a twentieth of the size the line is a tenth of a px wide, and must be as pale as that is.
  Stroke stroke;
  stroke.width = 2;
  Mesh mesh;
  add_stroke(mesh, Polyline{{{0, 0}, {200, 0}}, false}, stroke, {});
  for (const float scale : {4.0f, 1.0f, 0.25f, 0.05f}) {
    EXPECT_NEAR(ink_of(mesh, scale) / (400 * scale * scale), 1, 0.06f) << scale;
  }
}

TEST(BoardMesh, ThinLinesTakeFewerTrianglesForTheSameInk) {
  Stroke stroke;
  stroke.width = 1;
  Mesh whole;
  Mesh thin;
  const Polyline line = {{{0, 0}, {30, 5}, {60, 0}, {90, 8}}, false};
  add_stroke(whole, line, stroke, {});
  add_stroke(thin, line, stroke, {}, 0.18f);
  EXPECT_LT(thin.indices.size() * 3, whole.indices.size() * 2);
  EXPECT_NEAR(ink_of(thin, 1) / ink_of(whole, 1), 1, 0.05f);
  EXPECT_NEAR(ink_of(thin, 0.4f) / ink_of(whole, 0.4f), 1, 0.05f);
}

TEST(BoardMesh, WidthsInPxDoNotGrow) {
  Stroke stroke;
  stroke.width = 0;
  stroke.px = 2;
  Mesh mesh;
  add_stroke(mesh, Polyline{{{0, 0}, {100, 0}}, false}, stroke, {});
  EXPECT_NEAR(ink_of(mesh, 1), 200, 4);
  EXPECT_NEAR(ink_of(mesh, 5), 1000, 10);
}

TEST(BoardMesh, DashesDrawTheirShareOfTheLine) {
  Stroke stroke;
  stroke.width = 2;
  stroke.dash = 6;
  stroke.gap = 4;
  Mesh mesh;
  add_stroke(mesh, Polyline{{{0, 0}, {100, 0}, {100, 100}}, false}, stroke, {});
  EXPECT_NEAR(ink_of(mesh, 8) / (64 * 2), 0.6f * 200, 3);
}

TEST(BoardMesh, RoundCapsAddADisc) {
  Stroke stroke;
  stroke.width = 10;
  Mesh butt;
  add_stroke(butt, Polyline{{{0, 0}, {50, 0}}, false}, stroke, {});
  stroke.cap = Cap::Round;
  Mesh round;
  add_stroke(round, Polyline{{{0, 0}, {50, 0}}, false}, stroke, {});
  EXPECT_NEAR(ink_of(round, 1) - ink_of(butt, 1), 3.14159f * 25, 4);
}

TEST(BoardMesh, EveryPictureOfACardIsWhole) {
  for (int type = 0; type < 4; ++type) {
    for (const Side side : {Side::Union, Side::Confederate}) {
      Mesh mesh;
      add_portrait(mesh, {static_cast<CardType>(type), side, Coat::Gray, {}, false}, {}, 0.1f);
      EXPECT_GT(mesh.indices.size(), 300u);
      for (const std::uint32_t i : mesh.indices) {
        ASSERT_LT(i, mesh.vertices.size());
      }
      for (const MeshVertex& v : mesh.vertices) {
        ASSERT_TRUE(std::isfinite(v.normal.x) && std::isfinite(v.normal.y));
        ASSERT_LE(length(v.normal), 4.01f);
        ASSERT_TRUE(v.at.x > -15 && v.at.x < 115 && v.at.y > -15 && v.at.y < 115);
      }
    }
  }
  for (int art = 0; art <= static_cast<int>(SpecialArt::Panic); ++art) {
    Mesh mesh;
    add_special_art(mesh, static_cast<SpecialArt>(art), Side::Union, {}, 0.1f);
    EXPECT_GT(mesh.indices.size(), 60u) << art;
    for (const MeshVertex& v : mesh.vertices) {
      ASSERT_TRUE(std::fabs(v.at.x) <= 32 && std::fabs(v.at.y) <= 32) << art;
    }
  }
  for (int art = 0; art <= static_cast<int>(TerrainArt::Pond); ++art) {
    Mesh mesh;
    add_terrain_art(mesh, static_cast<TerrainArt>(art), {}, 0.1f);
    EXPECT_GT(mesh.indices.size(), 300u) << art;
    // The frame hides 11 units on the left and right of the picture, no more: 9 of the card at a scale of 0.82.
    for (const MeshVertex& v : mesh.vertices) {
      ASSERT_TRUE(v.at.x > -11 && v.at.x < 111 && v.at.y > -11 && v.at.y < 160) << art;
    }
  }
}

TEST(BoardEngraving, ContoursOfAConeAreClosedCircles) {
  const HeightField cone({-50, -50, 100, 100}, 2, [](float x, float y) { return 40 - length({x, y}); });
  const auto lines = cone.contours(15);
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_LT(length(lines[0].front() - lines[0].back()), 1e-3f);
  for (const Vec2 p : lines[0]) {
    EXPECT_NEAR(length(p), 25, 0.3f);
  }
}

TEST(BoardEngraving, ScatteredPointsKeepTheirDistance) {
  const auto spots = scatter({0, 0, 100, 100}, 9, 3);
  EXPECT_GT(spots.size(), 50u);
  for (std::size_t i = 0; i < spots.size(); ++i) {
    for (std::size_t j = i + 1; j < spots.size(); ++j) {
      ASSERT_GE(length(spots[i].at - spots[j].at), 9);
      ASSERT_LE(spots[i].at.y, spots[j].at.y);
    }
  }
}

TEST(BoardShapeCache, BuildsOncePerScale) {
  ShapeCache cache;
  int built = 0;
  const auto build = [&built](Mesh& mesh, float tolerance) {
    ++built;
    add_fill(mesh, Path().circle({0, 0}, 10), {}, tolerance);
  };
  const std::size_t small = cache.get(ShapeKind::Die, 1, 0.9f, build).vertices.size();
  cache.get(ShapeKind::Die, 1, 0.6f, build);
  EXPECT_EQ(built, 1);
  EXPECT_GT(cache.get(ShapeKind::Die, 1, 7.5f, build).vertices.size(), small);
  cache.get(ShapeKind::Die, 2, 0.9f, build);
  cache.get(ShapeKind::Badge, 1, 0.9f, build);
  EXPECT_EQ(built, 4);
}

}  // namespace
}  // namespace longroll::board
