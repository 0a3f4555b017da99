#include "web/board/table.h"

#include <algorithm>

#include "web/board/marks.h"
#include "web/board/shape/engraving.h"

namespace longroll::board {

void draw_desk(Canvas& canvas, Rect r) { canvas.paper(r, canvas.theme().desk); }

void draw_sheet(Canvas& canvas, Rect r) {
  canvas.paper(r, canvas.theme().paper);
  draw_neatline(canvas, r, canvas.theme().ink);
}

void draw_control_wash(Canvas& canvas, Rect r, Side side) {
  const Theme& t = canvas.theme();
  canvas.rect(r, side == Side::Union ? fade(t.usa_wash, 0.17f) : fade(t.csa_wash, 0.13f));
}

void draw_centre_road(Canvas& canvas, float left, float right, float y) {
  std::vector<Vec2> line;
  constexpr int kSteps = 60;
  for (float i = 0; i <= kSteps; ++i) {
    const float x = left + (right - left) * i / kSteps;
    line.push_back({x, y + (fbm(x * 0.01f, 3) - 0.5f) * 7});
  }
  Mesh mesh;
  add_road(mesh, line, RoadKind::Pike, canvas.theme());
  canvas.mesh(mesh);
}

void draw_position(Canvas& canvas, Rect r, PositionState state) {
  const Theme& t = canvas.theme();
  canvas.rounded_rect(r, 3, state == PositionState::Quiet ? t.active_quiet : t.active);
  Stroke edge;
  if (state == PositionState::Quiet) {
    edge.width = 1;
    edge.dash = edge.gap = 3;
    canvas.rect_edge(r, 3, edge, t.ink3);
    return;
  }
  edge.width = state == PositionState::Active ? 2.0f : 2.6f;
  if (state == PositionState::Target) {
    draw_target_glow(canvas, r, 3, 0.25f);
  }
  canvas.rect_edge(r, 3, edge, state == PositionState::Active ? t.ink : t.red);
}

void draw_position_head(Canvas& canvas, Rect r, Side side, std::string_view name, std::string_view note) {
  const Theme& t = canvas.theme();
  draw_badge(canvas, side, {r.x + 15, r.y + 15}, 13);
  const float room = r.w - 28 - 13;
  TextStyle style;
  style.face = Face::Slab700;
  style.size = 14;
  style.tracking = 0.7f;
  style.colour = t.ink;
  style.max_width = room;
  const float taken = canvas.text({r.x + 28, r.y + 20}, name, style) + 8;
  style = {};
  style.face = Face::TextItalic500;
  style.size = 17;
  style.colour = t.ink2;
  style.align = Align::Right;
  // The name is what one looks for: a note that would have to be squeezed beyond reading stays away.
  constexpr float kReadable = 0.7f;
  if (room - taken >= kReadable * canvas.measure(note, style)) {
    style.max_width = room - taken;
    canvas.text({r.right() - 13, r.y + 20}, note, style);
  }
}

void draw_arrow(Canvas& canvas, Vec2 from, Vec2 to, float width, Colour colour) {
  const Vec2 d = unit(to - from);
  const Vec2 n = {-d.y, d.x};
  Stroke stroke;
  stroke.width = width;
  Path p;
  p.move_to(from).line_to(to);
  p.move_to(to - d * 8 + n * 6).line_to(to).line_to(to - d * 8 - n * 6);
  canvas.stroke(p, stroke, colour);
}

void draw_panel(Canvas& canvas, Rect r) {
  const Theme& t = canvas.theme();
  const float night = t.lamp;
  canvas.shadow(r, 3, {0, 6}, 9, fade(mix(rgb(0x2A2018), rgb(0x000000), night), 0.16f + 0.29f * night));
  canvas.rounded_rect(r, 3, t.panel);
  Stroke edge;
  canvas.rect_edge(r.inset(0.5f), 2.5f, edge, t.rule);
}

}  // namespace longroll::board
