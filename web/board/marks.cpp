#include "web/board/marks.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "web/board/shape/icon_art.h"

namespace longroll::board {
namespace {

constexpr Colour kInk = rgb(0x2A2018), kCream = rgb(0xFBF4E2), kBall = rgb(0x241B14), kBone = rgb(0xFBF6E9);
constexpr Colour kWhite = {255, 255, 255, 255};
constexpr Affine kHere{};

enum MarkId : std::uint32_t { kHitMark, kTickMark, kBarredMark, kDiscMark };

Stroke line_of(float width, Cap cap = Cap::Butt) {
  Stroke s;
  s.width = width;
  s.cap = cap;
  return s;
}

void add_disc(Mesh& mesh, Colour fill, Colour edge, float width, float tolerance) {
  const Path disc = Path().circle({0, 0}, 1);
  add_fill(mesh, disc, fill, tolerance);
  add_stroke(mesh, disc, line_of(width), edge, tolerance);
}

}  // namespace

void draw_badge(Canvas& canvas, Side side, Vec2 centre, float size) {
  draw_badge(canvas, side, centre, size, canvas.theme().mark(side));
}

void draw_badge(Canvas& canvas, Side side, Vec2 centre, float size, Colour colour) {
  const float k = size / 10;
  const Mesh& mesh = canvas.shape(ShapeKind::Badge, detail_of(side), k, [side](Mesh& m, float tolerance) {
    add_fill(m, badge_outline(side), kWhite, tolerance);
  });
  canvas.mesh(mesh, Affine::place(centre, k), colour);
}

void draw_star(Canvas& canvas, Vec2 centre, float radius, Colour colour) {
  const Mesh& mesh = canvas.shape(ShapeKind::Star, 0, radius, [](Mesh& m, float tolerance) {
    add_fill(m, star_outline(1, 0.42f), kWhite, tolerance);
  });
  canvas.mesh(mesh, Affine::place(centre, radius), colour);
}

void draw_brackets(Canvas& canvas, Rect r, float arm, float width, Colour colour) {
  const float x0 = r.x, y0 = r.y, x1 = r.right(), y1 = r.bottom();
  Path p;
  p.move_to({x0, y0 + arm}).line_to({x0, y0}).line_to({x0 + arm, y0});
  p.move_to({x1 - arm, y0}).line_to({x1, y0}).line_to({x1, y0 + arm});
  p.move_to({x1, y1 - arm}).line_to({x1, y1}).line_to({x1 - arm, y1});
  p.move_to({x0 + arm, y1}).line_to({x0, y1}).line_to({x0, y1 - arm});
  canvas.stroke(p, line_of(width), colour);
}

void draw_target_glow(Canvas& canvas, Rect r, float radius, float strength) {
  canvas.glow(r, radius, 8, 4.5f, fade(canvas.theme().glow, strength * 1.15f));
}

void draw_hit(Canvas& canvas, Vec2 centre, float radius) {
  const Mesh& mesh = canvas.shape(ShapeKind::Mark, kHitMark, radius, [](Mesh& m, float tolerance) {
    add_disc(m, kBall, kBone, 0.154f, tolerance);
    add_stroke(m, path("M-.5,-.5L.5,.5M.5,-.5L-.5,.5"), line_of(0.26f, Cap::Round), kBone, tolerance);
  });
  canvas.mesh(mesh, Affine::place(centre, radius));
}

void draw_tick(Canvas& canvas, Vec2 centre, float radius) {
  const Mesh& mesh = canvas.shape(ShapeKind::Mark, kTickMark, radius, [](Mesh& m, float tolerance) {
    add_disc(m, kCream, kInk, 0.12f, tolerance);
    add_stroke(m, path("M-.42,.02l.31,.33l.55,-.66"), line_of(0.215f), kInk, tolerance);
  });
  canvas.mesh(mesh, Affine::place(centre, radius));
}

void draw_barred(Canvas& canvas, Vec2 centre, float radius) {
  const Mesh& mesh = canvas.shape(ShapeKind::Mark, kBarredMark, radius, [](Mesh& m, float tolerance) {
    add_disc(m, kCream, kInk, 0.12f, tolerance);
    add_stroke(m, Path().circle({0, 0}, 0.58f), line_of(0.16f), kInk, tolerance);
    add_stroke(m, path("M-.4,-.4L.4,.4"), line_of(0.16f), kInk, tolerance);
  });
  canvas.mesh(mesh, Affine::place(centre, radius));
}

void draw_count(Canvas& canvas, Vec2 centre, float radius, std::string_view number) {
  const Mesh& mesh = canvas.shape(ShapeKind::Mark, kDiscMark, radius,
                                  [](Mesh& m, float tolerance) { add_disc(m, kCream, kInk, 0.126f, tolerance); });
  canvas.mesh(mesh, Affine::place(centre, radius));
  TextStyle style;
  style.face = Face::Slab700;
  style.size = radius * 1.37f;
  style.colour = kInk;
  style.align = Align::Centre;
  style.max_width = radius * 1.6f;
  canvas.text({centre.x, centre.y + radius * 0.485f}, number, style);
}

void draw_focus(Canvas& canvas, Rect r, float radius) {
  canvas.rect_edge(r.inset(-1), radius + 1, line_of(2), canvas.theme().panel);
  canvas.rect_edge(r.inset(-3.5f), radius + 3.5f, line_of(3), canvas.theme().ink);
}

ChancePart chance_part(float share, int rank) {
  // Best and worst are equally dark: the worst has crossed lines besides.
  static constexpr Colour kDark = fade(rgb(0x2A2018), 0.55F);
  static constexpr Colour kLight = fade(rgb(0xFDF8EA), 0.5F);
  static constexpr ChancePart kParts[5] = {{0, rgb(0x1E4A7F), Pattern::Plain, kLight},
                                           {0, rgb(0x7FA3C6), Pattern::Plain, kDark},
                                           {0, rgb(0xE6DCC4), Pattern::Dotted, kDark},
                                           {0, rgb(0xD3BE93), Pattern::Hatched, kDark},
                                           {0, rgb(0x7A6032), Pattern::Crossed, kLight}};
  ChancePart part = kParts[std::clamp(rank, 0, 4)];
  part.share = share;
  return part;
}

void draw_pattern(Canvas& canvas, Rect r, Pattern pattern, Colour colour) {
  if (pattern == Pattern::Plain || r.w <= 0 || r.h <= 0) {
    return;
  }
  Mesh mesh;
  if (pattern == Pattern::Dotted) {
    for (float y = r.y + 3; y < r.bottom(); y += 6) {
      for (float x = r.x + 3; x < r.right(); x += 6) {
        add_fill(mesh, Path().circle({x, y}, 1.1f), colour, 0.15f);
      }
    }
  } else {
    // Hatched; crossed has the same lines mirrored besides. Each line is cut at the rectangle, so that no clipping is
    // needed and turned pieces may be hatched as well.
    constexpr float kStep = 9.9f;
    for (float s = kStep * 0.5f; s < r.w + r.h; s += kStep) {
      const float x0 = std::max(0.0f, s - r.h);
      const float x1 = std::min(r.w, s);
      if (x1 - x0 > 0.5f) {
        add_stroke(mesh, Polyline{{{r.x + x0, r.y + s - x0}, {r.x + x1, r.y + s - x1}}, false}, line_of(1.5f), colour);
        if (pattern == Pattern::Crossed) {
          add_stroke(mesh, Polyline{{{r.right() - x0, r.y + s - x0}, {r.right() - x1, r.y + s - x1}}, false},
                     line_of(1.5f), colour);
        }
      }
    }
  }
  canvas.mesh(mesh, kHere);
}

void draw_chance_bar(Canvas& canvas, Rect r, std::span<const ChancePart> parts) {
  float x = r.x;
  for (const ChancePart& part : parts) {
    const Rect cell = {x, r.y, r.w * part.share, r.h};
    x = cell.right();
    if (cell.w <= 0) {
      continue;
    }
    canvas.rect(cell, part.colour);
    draw_pattern(canvas, cell.inset(0.5f), part.pattern, part.mark);
    canvas.rect_edge(cell, 0, line_of(1), canvas.theme().ink);
    if (cell.w > 30 && r.h > 16) {
      char number[8];
      std::snprintf(number, sizeof number, "%d", round_int(part.share * 100));
      const int light = part.colour.r * 3 + part.colour.g * 6 + part.colour.b;
      TextStyle style;
      style.face = Face::Slab700;
      style.size = 14;
      style.align = Align::Centre;
      style.colour = light < 1200 ? kWhite : kInk;
      style.halo = part.pattern == Pattern::Plain ? 0 : 2;
      style.halo_colour = part.colour;
      canvas.text({cell.x + cell.w / 2, r.y + r.h / 2 + 5.2f}, number, style);
    }
  }
}

float draw_double_rule(Canvas& canvas, Vec2 left, float width, Colour colour) {
  canvas.rect({left.x, left.y, width, 2}, colour);
  canvas.rect({left.x, left.y + 3.5f, width, 0.8f}, colour);
  return 4.5f;
}

void draw_neatline(Canvas& canvas, Rect r, Colour colour, float apart) {
  canvas.rect_edge(r, 0, line_of(2), colour);
  canvas.rect_edge(r.inset(apart), 0, line_of(0.7f), colour);
}

namespace {

void draw_kind(Canvas& canvas, Rect r, ChipFace::Kind kind) {
  const Rect in = r.inset(2);
  Path lines;
  switch (kind) {
    case ChipFace::Kind::Infantry:
      lines.move_to({in.x, in.y}).line_to({in.right(), in.bottom()});
      [[fallthrough]];
    case ChipFace::Kind::Cavalry:
      lines.move_to({in.x, in.bottom()}).line_to({in.right(), in.y});
      break;
    case ChipFace::Kind::Ground:
      for (const float at : {0.6f, 0.8f}) {
        lines.move_to({in.x, in.y + in.h * at}).line_to({in.right(), in.y + in.h * at});
      }
      break;
    case ChipFace::Kind::Artillery:
      canvas.circle({r.centre().x, in.bottom() - 2.5f}, 2, kInk);
      return;
    case ChipFace::Kind::General:
      draw_star(canvas, {r.centre().x, in.bottom() - 3.5f}, 4, kInk);
      return;
    case ChipFace::Kind::Other:
      return;
  }
  canvas.stroke(lines, line_of(1), kInk);
}

}  // namespace

void draw_chip(Canvas& canvas, Rect r, const ChipFace& face) {
  canvas.rounded_rect(r, 1.5f, face.fill);
  draw_kind(canvas, r, face.kind);
  canvas.rect_edge(r, 1.5f, line_of(1.8f), face.edge);
  if (face.hit) {
    canvas.circle({r.centre().x, r.y + r.w * 0.45f}, r.w * 0.28f, kBall);
  }
}

}  // namespace longroll::board
