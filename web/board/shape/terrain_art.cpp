#include <algorithm>
#include <cmath>

#include "web/board/shape/card_art.h"
#include "web/board/shape/engraving.h"

namespace longroll::board {
namespace {

void add_trees(Mesh& mesh, std::initializer_list<ScatterPoint> spots, float scale, float tolerance) {
  for (const ScatterPoint& spot : spots) {
    add_tree(mesh, spot, scale, 0.2f, Theme::day(), tolerance);
  }
}

void add_woods(Mesh& mesh, float tolerance) {
  for (const ScatterPoint& spot : scatter({3, 10, 94, 84}, 13.5f, 6)) {
    add_tree(mesh, spot, 1.95f, 0.28f, Theme::day(), tolerance);
  }
}

void add_creek(Mesh& mesh, float tolerance) {
  std::vector<Vec2> course;
  for (float i = -1; i <= 41; ++i) {
    const float y = i * 2.5f;
    course.push_back({50 + 22 * std::sin(y / 100 * 5.2f + 0.4f), y});
  }
  add_river(mesh, course, 26, Theme::day());
  add_trees(mesh, {{{12, 24}, 0.3f}, {{84, 16}, 0.4f}, {{90, 70}, 0.5f}, {{10, 80}, 0.6f}, {{20, 54}, 0.7f}}, 1.7f,
            tolerance);
}

/// The strokes of high ground, as an engraver of maps cuts them.
void add_heights(Mesh& mesh, const HeightField& field, float last, float tolerance) {
  HachureStyle style;
  style.first = 0.8f;
  style.last = last;
  style.gap = 0.6f;
  style.space = 3.2f;
  style.longest = 10;
  style.gentle = 0.008f;
  style.steep = 0.12f;
  style.tolerance = tolerance;
  const float weights[4] = {0.8f, 1.1f, 1.5f, 1.9f};
  std::copy(weights, weights + 4, style.weights);
  add_hachures(mesh, field, style, Theme::day().hachure);
}

void add_hill(Mesh& mesh, float tolerance) {
  const HeightField field({-10, -10, 120, 120}, 3, [](float x, float y) {
    return 4.2f * std::exp(-((x - 48) * (x - 48) / 900 + (y - 50) * (y - 50) / 700)) +
           0.35f * fbm(x * 0.05f, y * 0.05f);
  });
  add_heights(mesh, field, 3.9f, tolerance);
}

/// A long crest from edge to edge, bare on top, with a few trees on its slopes.
void add_ridge(Mesh& mesh, float tolerance) {
  const HeightField field({-10, -10, 120, 120}, 3, [](float x, float y) {
    const float away = std::max(0.0f, std::fabs(y - 62 + 0.32f * x - 7 * std::sin(x * 0.055f)) - 5);
    return 3.6f * std::exp(-away * away / 330) + 0.3f * fbm(x * 0.05f, y * 0.05f);
  });
  add_heights(mesh, field, 3.4f, tolerance);
  add_trees(mesh, {{{14, 22}, 0.3f}, {{28, 14}, 0.6f}, {{10, 10}, 0.4f}, {{88, 78}, 0.5f}, {{76, 90}, 0.2f}}, 1.7f,
            tolerance);
}

void add_field(Mesh& mesh, float tolerance) {
  const Theme& day = Theme::day();
  Stroke stroke;
  stroke.width = 1.2f;
  add_stroke(mesh, path("M0,26H100"), stroke, day.hachure, tolerance);
  stroke.width = 1;
  for (float i = -6; i < 16; ++i) {
    const float low = i * 9;  // Furrows run to a point above the horizon; all are cut at the edge.
    const float high = 38 + i * 3;
    const float cut = low < 0 ? -low / (high - low) : low > 100 ? (low - 100) / (low - high) : 0;
    if (high > 0 && high < 100) {
      add_stroke(mesh, Path().move_to(mix(Vec2{low, 100}, Vec2{high, 26}, cut)).line_to({high, 26}), stroke,
                 fade(day.hachure, 0.8f), tolerance);
    }
  }
  stroke.width = 1.8f;
  add_stroke(mesh,
             path("M0,78l22-8l-2,10l24-9l-2,10l24-9l-2,10l24-9l-2,10l14-6M0,86l20-8M22,88l22-8M46,89l22-8M70,90l22-8"),
             stroke, day.ink, tolerance);
  add_trees(mesh, {{{12, 24}, 0.5f}, {{26, 22}, 0.5f}, {{80, 23}, 0.5f}, {{91, 25}, 0.5f}}, 1.6f, tolerance);
}

/// Boulders in a heap, each with a face in the light, one in shadow, and hatching.
void add_rocks(Mesh& mesh, float tolerance) {
  const Theme& day = Theme::day();
  struct Boulder {
    Vec2 at;
    float size;
    bool turned;
  };
  constexpr Boulder kHeap[] = {{{50, 26}, 0.8f, false}, {{26, 38}, 1, true},     {{74, 40}, 1.05f, false},
                               {{48, 52}, 1.3f, true},  {{20, 70}, 0.9f, false}, {{80, 70}, 1.05f, true},
                               {{50, 82}, 1, false}};
  Stroke edge;
  edge.width = 1.6f;
  edge.join = Join::Round;
  Stroke hatch;
  hatch.width = 0.9f;
  for (const Boulder& one : kHeap) {
    const Affine by = Affine::move(one.at) * Affine::scale(one.turned ? -one.size : one.size, one.size);
    const Path whole = path("M-18,11L-20,-2L-10,-13L4,-15L16,-7L20,5L14,12z").transformed(by);
    add_fill(mesh, whole, rgb(0xDDD3B8), tolerance);
    add_fill(mesh, path("M4,-15L16,-7L20,5L14,12L2,12L6,-3z").transformed(by), rgb(0xB3A88C), tolerance);
    add_stroke(mesh, path("M9,-8l-2,18M13,-6l-2,17M17,0l-2,10M-10,-13L6,-3L2,12").transformed(by), hatch, day.hachure,
               tolerance);
    add_stroke(mesh, whole, edge, day.ink, tolerance);
  }
  add_stroke(mesh, path("M4,92l3,-8l2,8M92,92l2,-8l3,8M34,96l2,-6l3,6M6,26l3,-7l2,7M90,22l2,-7l3,7"), hatch, day.wood,
             tolerance);
  add_trees(mesh, {{{12, 18}, 0.1f}, {{86, 18}, 0.15f}}, 1.8f, tolerance);
}

/// A wall of field stones across open ground.
void add_wall(Mesh& mesh, float tolerance) {
  const Theme& day = Theme::day();
  Stroke line;
  line.width = 1.2f;
  add_stroke(mesh, path("M0,24H100"), line, day.hachure, tolerance);
  line.width = 0.9f;
  add_stroke(mesh, path("M0,32H100M0,39H100M0,47H100M8,78h14M34,84h20M64,79h16M16,91h22M56,94h26M84,88h12"), line,
             fade(day.hachure, 0.7f), tolerance);
  add_trees(mesh, {{{16, 23}, 0.5f}, {{28, 21}, 0.15f}, {{72, 22}, 0.5f}, {{86, 24}, 0.6f}}, 1.6f, tolerance);
  line.width = 1.5f;
  float top = 69;
  for (int row = 0; row < 3; ++row, top -= 9) {
    float x = row == 1 ? -9.0f : -2.0f;
    for (int i = 0; x < 100; ++i) {
      const Vec2 uneven = vec((i * 7 + row * 5) % 4, (i + row) % 3);  // No stone is like its neighbours.
      const float wide = std::min(11 + uneven.x * 2.4f, 105 - x);
      const float high = 8.4f - uneven.y * 0.7f;
      const Path stone = Path().rounded_rect({x, top - high, wide - 0.8f, high}, 2.6f);
      add_fill(mesh, stone, (i + row) % 2 == 0 ? rgb(0xD3C8AC) : rgb(0xBFB496), tolerance);
      add_stroke(mesh, stone, line, day.ink, tolerance);
      x += wide;
    }
  }
  add_stroke(mesh, path("M4,74l2,-6l3,6M30,75l2,-5l2,5M58,74l3,-6l2,6M86,75l2,-6l3,6"), line, day.wood, tolerance);
}

void add_pond(Mesh& mesh, float tolerance) {
  const Theme& day = Theme::day();
  // Water lines parallel to the bank, paler inwards: the same outline drawn smaller and smaller about the middle.
  const Path bank =
      path("M16,52C12,34 30,24 48,28C60,31 72,22 82,32C94,44 88,64 74,70C60,76 50,68 38,72C26,76 19,66 16,52Z");
  add_fill(mesh, bank, day.water_fill, tolerance);
  Stroke stroke;
  for (float i = 0; i < 4; ++i) {
    const float k = 1 - 0.15f * i;
    const Affine shrink = Affine::move({51, 49}) * Affine::scale(k) * Affine::move({-51, -49});
    stroke.width = i == 0 ? 2.2f : 1.2f;
    add_stroke(mesh, bank.transformed(shrink), stroke, fade(day.water, 1 - 0.2f * i), tolerance);
  }
  stroke.width = 1.3f;
  add_stroke(mesh, path("M68,80v-9M72,80l2-8M64,80l-2-7M26,84v-9M30,84l2-8M22,84l-2-7"), stroke, day.wood, tolerance);
  add_trees(mesh, {{{14, 18}, 0.4f}, {{30, 12}, 0.5f}, {{88, 86}, 0.3f}, {{10, 88}, 0.6f}, {{90, 14}, 0.7f}}, 1.8f,
            tolerance);
}

}  // namespace

void add_terrain_art(Mesh& mesh, TerrainArt art, const Affine& by, float tolerance) {
  Mesh picture;
  tolerance /= std::max(by.growth(), 1e-3f);
  switch (art) {
    case TerrainArt::Woods:
      add_woods(picture, tolerance);
      break;
    case TerrainArt::Creek:
      add_creek(picture, tolerance);
      break;
    case TerrainArt::Hill:
      add_hill(picture, tolerance);
      break;
    case TerrainArt::Field:
      add_field(picture, tolerance);
      break;
    case TerrainArt::Pond:
      add_pond(picture, tolerance);
      break;
    case TerrainArt::Ridge:
      add_ridge(picture, tolerance);
      break;
    case TerrainArt::Rocks:
      add_rocks(picture, tolerance);
      break;
    case TerrainArt::Wall:
      add_wall(picture, tolerance);
      break;
  }
  add_mesh(mesh, picture, by);
}

}  // namespace longroll::board
