#include <array>
#include <cmath>

#include "tools/components/components_parts.h"
#include "web/board/marks.h"
#include "web/board/shape/engraving.h"

namespace longroll::board::parts {
namespace {

constexpr float kW = 160, kH = 116;

Stroke pen(float width, float dash = 0, float gap = 0) {
  Stroke s;
  s.width = width;
  s.dash = dash;
  s.gap = gap;
  return s;
}

std::vector<Vec2> wave(float lift) {
  std::vector<Vec2> line;
  for (int i = 0; i < 50; ++i) {
    const auto t = static_cast<float>(i);
    line.push_back({-6 + t * 3.6f, 58 - lift + 22 * std::sin(t * 0.13f)});
  }
  return line;
}

std::vector<Vec2> coast(float away) {
  std::vector<Vec2> line;
  for (int i = 0; i <= 40; ++i) {
    const auto t = static_cast<float>(i);
    const float calm = 1 - away / 90;
    line.push_back({-4 + t * 4.2f, 40 + away + 14 * fbm(t * 0.16f, 2) * calm + 9 * std::sin(t * 0.2f) * calm});
  }
  return line;
}

void add_line(Mesh& mesh, const std::vector<Vec2>& line, const Stroke& stroke, Colour colour) {
  add_stroke(mesh, Polyline{line, false}, stroke, colour);
}

void add_slopes(Mesh& mesh, const Theme& t, float tolerance) {
  const HeightField field({-10, -10, 180, 136}, 3, [](float x, float y) {
    return 4 * std::exp(-((x - 80) * (x - 80) / 2600 + (y - 58) * (y - 58) / 1100)) + 0.5f * fbm(x * 0.04f, y * 0.04f);
  });
  HachureStyle style;
  style.tolerance = tolerance;
  add_hachures(mesh, field, style, t.hachure);
}

void add_coast(Mesh& mesh, const Theme& t) {
  std::vector<Vec2> sea = coast(0);
  sea.push_back({170, 120});
  sea.push_back({-10, 120});
  add_polygon(mesh, {sea}, t.sea);
  add_line(mesh, coast(0), pen(1.5f), t.ink);
  float i = 0;
  for (const float away : {4.0f, 9.0f, 15.0f, 22.0f, 30.0f, 39.0f, 49.0f, 60.0f}) {
    add_line(mesh, coast(away), pen(1.1f - 0.08f * i), fade(t.water, 0.9f - 0.08f * i));
    ++i;
  }
}

void add_tilled(Mesh& mesh, const Theme& t) {
  Mesh flat;
  add_fill(flat, Path().rect({34, 22, 110, 70}), fade(t.field, 0.5f), 1);
  for (int i = 0; i < 18; ++i) {
    const float x = 38 + static_cast<float>(i) * 6;
    add_line(flat, {{x, 22}, {x, 92}}, pen(0.7f), fade(t.hachure, 0.5f));
  }
  add_stroke(flat, Path().rect({34, 22, 110, 70}), pen(1, 5, 1.5f), t.hachure, 1);
  add_mesh(mesh, flat, Affine::move({80, 58}) * Affine::turn(-12) * Affine::move({-80, -58}));
}

void add_swamp(Mesh& mesh, const Theme& t) {
  for (const ScatterPoint& s : scatter({8, 8, 144, 100}, 17, 3)) {
    add_stroke(mesh, path("M-4,2h8M0,2v-5M-1.6,2l-1.6-3.6M1.6,2l1.6-3.6").transformed(Affine::move(s.at)), pen(0.9f),
               t.water, 0.1f);
  }
}

void draw_control(Canvas& canvas) {
  const Theme& t = canvas.theme();
  canvas.rect({0, 0, 84, kH}, fade(t.usa_wash, 0.3f));
  canvas.rect({84, 0, 76, kH}, fade(t.csa_wash, 0.26f));
  canvas.glow({-200, -300, 284, 700}, 0, 22, 5, fade(t.usa_wash, 0.5f));
  Path grid;
  const float step_y = 24 * std::sqrt(3.0f);
  for (int c = 0; c < 6; ++c) {
    for (int r = 0; r < 4; ++r) {
      const Vec2 at = {40 + static_cast<float>(c - 1) * 36,
                       34 + (static_cast<float>(r - 1) + (c % 2 == 0 ? 0.5f : 0)) * step_y};
      for (int i = 0; i < 4; ++i) {
        const float a = radians(static_cast<float>(60 * i));
        const Vec2 p = at + Vec2{std::cos(a), std::sin(a)} * 24;
        i == 0 ? grid.move_to(p) : grid.line_to(p);
      }
    }
  }
  canvas.stroke(grid, pen(1), t.grid);
  canvas.line({84, 0}, {84, kH}, 2.2f, t.usa);
  for (float y = 14; y < kH; y += 20) {
    canvas.fill(Path().polyline({{84, y - 4}, {77, y}, {84, y + 4}}, true), t.usa);
  }
}

void draw_towns(Canvas& canvas) {
  const Theme& t = canvas.theme();
  const auto label = [&](float x, float y, std::string_view text, Face face, float size, float tracking) {
    TextStyle style = words(face, size, t.ink, Align::Left, tracking);
    style.halo = 1.8f;
    style.halo_colour = t.paper;
    canvas.text({x, y}, text, style);
  };
  canvas.circle({30, 30}, 3, t.cream);
  canvas.ring({30, 30}, 3, pen(1.2f), t.ink);
  label(40, 35, "Wartrace", Face::Text500, 15, 0.3f);
  canvas.circle({30, 60}, 4.6f, t.cream);
  canvas.ring({30, 60}, 4.6f, pen(1.5f), t.ink);
  canvas.circle({30, 60}, 1.8f, t.ink);
  label(42, 65, "Dalton", Face::Text600, 16.5f, 0.3f);
  canvas.rect({24, 84, 12, 12}, t.cream);
  canvas.rect_edge({24, 84, 12, 12}, 0, pen(1.5f), t.ink);
  draw_badge(canvas, Side::Confederate, {30, 90}, 8.5f);
  label(44, 96, "ATLANTA", Face::Text600, 16, 1);
}

}  // namespace

void draw_terrain_section(Canvas& canvas) {
  const Theme& t = canvas.theme();
  heading(canvas, 700, 1240, 860, "TERRAIN, DRAWN FROM NUMBERS");
  const std::array<std::string_view, 10> names = {
      "hachures", "woods",        "river, 18 px",          "pike, road, path",    "railroad, unbuilt line",
      "swamp",    "tilled field", "coast and water lines", "hexes, control wash", "town, city, key city"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Rect r = {700 + static_cast<float>(i % 5) * 174, 1270 + static_cast<float>(i / 5) * 164, kW, kH};
    canvas.rect(r, t.paper);
    canvas.push_clip(r);
    canvas.push(Affine::move({r.x, r.y}));
    if (i < 8) {
      canvas.mesh(canvas.shape(ShapeKind::Swatch, static_cast<std::uint32_t>(i) | (t.lamp < 0.5f ? 0u : 256u), 1,
                               [&](Mesh& m, float tolerance) {
                                 switch (i) {
                                   case 0:
                                     add_slopes(m, t, tolerance);
                                     break;
                                   case 1:
                                     add_fill(m, Path().rect({0, 0, kW, kH}), fade(t.wood_fill, 0.55f), 1);
                                     for (const ScatterPoint& s : scatter({4, 4, 152, 108}, 11, 3)) {
                                       add_tree(m, s, 1.05f, 0.3f, t, tolerance);
                                     }
                                     break;
                                   case 2:
                                     add_river(m, wave(0), 20, t);
                                     break;
                                   case 3:
                                     add_road(m, {{0, 26}, {kW, 36}}, RoadKind::Pike, t);
                                     add_road(m, {{0, 60}, {kW, 56}}, RoadKind::Road, t);
                                     add_road(m, {{0, 92}, {kW, 84}}, RoadKind::Path, t);
                                     break;
                                   case 4:
                                     add_rail(m, wave(14), 1, t);
                                     add_line(m, {{0, 94}, {kW, 84}}, pen(1.2f, 5, 4), t.rail);
                                     break;
                                   case 5:
                                     add_swamp(m, t);
                                     break;
                                   case 6:
                                     add_tilled(m, t);
                                     break;
                                   default:
                                     add_coast(m, t);
                                 }
                               }));
    } else if (i == 8) {
      draw_control(canvas);
    } else {
      draw_towns(canvas);
    }
    canvas.pop();
    canvas.pop_clip();
    canvas.rect_edge(r, 0, pen(1), t.ink);
    caption(canvas, r.x + 80, r.y + 137, names[i]);
  }
}

}  // namespace longroll::board::parts
