#include "web/board/map/overlays.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "web/board/marks.h"
#include "web/board/shape/engraving.h"

namespace longroll::board {
namespace {

constexpr Colour kWhite = {255, 255, 255, 255};

Stroke pen(float width, float dash = 0, float gap = 0) {
  Stroke s;
  s.width = width;
  s.dash = dash;
  s.gap = gap;
  s.join = Join::Round;
  return s;
}

/// How large things with a size of their own are drawn: with the map, within reason.
float size_at(const Camera& camera) { return std::clamp(camera.zoom(), 0.45f, 1.6f); }

Path on_screen(const Camera& camera, std::span<const Polyline> lines) {
  Path path;
  std::vector<Vec2> points;
  for (const Polyline& line : lines) {
    points.clear();
    for (const Vec2 p : line.points) {
      points.push_back(camera.to_screen(p));
    }
    path.polyline(points, line.closed);
  }
  return path;
}

void soft_edge(Canvas& canvas, const Path& path, float width, Colour colour) {
  for (const float k : {1.0f, 0.84f, 0.68f, 0.52f, 0.36f, 0.2f}) {
    canvas.stroke(path, pen(width * k), fade(colour, 0.24f));
  }
}

/// Slanting lines over a hex, in step with those over its neighbours. `lean`: 1 or -1, the way in which they slant.
void add_hatch(Mesh& mesh, const HexLayout& layout, HexId hex, float lean) {
  constexpr float kApart = 11;
  Stroke line;
  line.width = 0;
  line.px = 1;
  float low = 1e9f, high = -1e9f;
  for (const Direction side : kAllDirections) {
    const Vec2 corner = layout.corner(hex, side);
    low = std::min(low, lean * corner.x + corner.y);
    high = std::max(high, lean * corner.x + corner.y);
  }
  for (float k = std::ceil(low / kApart) * kApart; k < high; k += kApart) {
    Polyline cut;
    for (const Direction side : kAllDirections) {
      const auto [a, b] = layout.side(hex, side);
      const float u = lean * a.x + a.y - k, v = lean * b.x + b.y - k;
      if ((u < 0) != (v < 0)) {
        cut.points.push_back(mix(a, b, u / (u - v)));
      }
    }
    if (cut.points.size() == 2) {
      add_stroke(mesh, cut, line, kWhite);
    }
  }
}

/// A head at `tip` and, behind it, the part of a shaft.
void head(Canvas& canvas, Vec2 tip, Vec2 d, float size, Colour fill, Colour rim) {
  const Vec2 n = {-d.y, d.x};
  Path path;
  path.polyline({tip - d * (size * 1.8f) - n * size, tip, tip - d * (size * 1.8f) + n * size}, true);
  canvas.fill(path, fill);
  canvas.stroke(path, pen(1.6f), rim);
}

}  // namespace

HexPatch patch_of(const HexLayout& layout, std::vector<HexId> hexes, Side side) {
  HexPatch out;
  out.rings = outline_of(layout, hexes);
  Path path;
  for (const Polyline& ring : out.rings) {
    path.polyline(ring.points, true);
  }
  add_fill(out.wash, path, kWhite, 1);
  for (const HexId hex : hexes) {
    add_hatch(out.hatch, layout, hex, side == Side::Confederate ? -1.0f : 1.0f);
  }
  out.hexes = std::move(hexes);
  return out;
}

HexPatch band_of(std::span<const std::vector<Vec2>> lines, float width) {
  HexPatch out;
  Stroke stroke;
  stroke.width = width;
  for (const std::vector<Vec2>& line : lines) {
    add_stroke(out.wash, Polyline{line, false}, stroke, kWhite, 1);
  }
  return out;
}

void draw_patch(Canvas& canvas, const Camera& camera, const HexLayout&, const HexPatch& patch, PatchStyle style,
                Side side, float strength) {
  const Theme& t = canvas.theme();
  if (style == PatchStyle::Band || style == PatchStyle::PaleBand) {
    const float weight = (style == PatchStyle::Band ? 0.5f : 0.24f) * strength;
    canvas.mesh(patch.wash, camera.affine(), fade(t.mark(side), weight));
  }
  if (patch.rings.empty()) {
    return;
  }
  const float k = camera.pen();
  const Path edge = on_screen(camera, patch.rings);
  const auto wash = [&](Colour colour) { canvas.mesh(patch.wash, camera.affine(), colour); };
  const Colour warm = mix(rgb(0x8A6A12), rgb(0xFFD48A), t.lamp);
  switch (style) {
    case PatchStyle::Reach:
      wash(fade(mix(rgb(0xFFF3B8), rgb(0xFFD48A), t.lamp), (0.42f - 0.28f * t.lamp) * strength));
      canvas.stroke(edge, pen(2.4f * k, 3 * k, 4 * k), warm);
      break;
    case PatchStyle::Zone:
      canvas.mesh(patch.hatch, camera.affine(), fade(t.mark(side), 0.42f * strength));
      canvas.stroke(edge, pen(1.4f * k), fade(t.mark(side), 0.8f));
      break;
    case PatchStyle::Sight:
      wash(fade(t.cream, (0.4f - 0.26f * t.lamp) * strength));
      canvas.stroke(edge, pen(1.3f * k), fade(t.ink, 0.6f));
      break;
    case PatchStyle::Supply:
      wash(fade(side == Side::Union ? t.usa_wash : t.csa_wash, 0.3f * strength));
      canvas.stroke(edge, pen(1.6f * k, 7 * k, 4 * k), t.mark(side));
      break;
    case PatchStyle::Target:
      wash(fade(t.glow, 0.18f * strength));
      soft_edge(canvas, edge, 16 * k, fade(t.glow, 0.35f * strength));
      canvas.stroke(edge, pen(3 * k), t.red);
      break;
    case PatchStyle::Command:
      canvas.stroke(edge, pen(1.1f * k, 9 * k, 3 * k), fade(t.ink, 0.7f));
      break;
    case PatchStyle::Band:
    case PatchStyle::PaleBand:
      break;  // drawn above
  }
}

void draw_hex(Canvas& canvas, const Camera& camera, const HexLayout& layout, HexId hex, HexMark mark, float strength) {
  if (!layout.grid.contains(hex)) {
    return;
  }
  const Theme& t = canvas.theme();
  const float k = camera.pen();
  const Vec2 middle = camera.to_screen(layout.centre(hex));
  const auto ring = [&](float inset) {
    Path path;
    std::vector<Vec2> corners;
    for (const Direction side : kAllDirections) {
      const Vec2 c = camera.to_screen(layout.corner(hex, side));
      corners.push_back(c + unit(middle - c) * inset);
    }
    return path.polyline(corners, true);
  };
  switch (mark) {
    case HexMark::Hover:
      canvas.stroke(ring(0.8f * k), pen(1.6f * k), fade(t.ink, 0.65f * strength));
      break;
    case HexMark::Focus:
      canvas.stroke(ring(2.5f), pen(5), fade(t.paper, strength));
      canvas.stroke(ring(1.5f), pen(3), fade(t.ink, strength));
      break;
    case HexMark::Chosen:
      canvas.fill(ring(1), fade(t.cream, 0.25f * strength * (1 - 0.6f * t.lamp)));
      canvas.stroke(ring(1.5f * k), pen(2.6f * k), fade(t.ink, strength));
      break;
    case HexMark::Objective: {
      const float size = size_at(camera);
      const Vec2 at = middle - Vec2{0, 25 * camera.zoom()};
      canvas.circle(at, 7.5f * size, fade(t.cream, strength));
      canvas.ring(at, 7.5f * size, pen(1.1f), fade(rgb(0x2A2018), strength));
      draw_star(canvas, at, 5 * size, fade(rgb(0x2A2018), strength));
      break;
    }
  }
}

void draw_hex_number(Canvas& canvas, const Camera& camera, const HexLayout& layout, HexId hex) {
  if (!layout.grid.contains(hex)) {
    return;
  }
  TextStyle style;
  style.face = Face::Slab500;
  style.size = 13;
  style.align = Align::Centre;
  style.colour = canvas.theme().ink2;
  style.halo = 1.8f;
  style.halo_colour = canvas.theme().paper;
  const Vec2 foot = camera.to_screen(layout.centre(hex) + Vec2{0, kHexDown / 2});
  canvas.text({foot.x, foot.y - (camera.zoom() > 0.7f ? 3.0f : -12.0f)}, hex_text(hex), style);
}

void draw_path(Canvas& canvas, const Camera& camera, const HexLayout& layout, std::span<const HexId> hexes, Side side,
               std::string_view cost) {
  if (hexes.size() < 2) {
    return;
  }
  const Theme& t = canvas.theme();
  const float size = size_at(camera);
  std::vector<Vec2> points;
  for (const HexId hex : hexes) {
    points.push_back(camera.to_screen(layout.centre(hex)));
  }
  const Vec2 tip = points.back();
  const Vec2 d = unit(tip - points[points.size() - 2]);
  points.back() = tip - d * (12 * size);
  const std::vector<Vec2> line = soften(points, 3);
  Stroke ribbon = pen(9 * size);
  ribbon.cap = Cap::Round;
  canvas.polyline(line, ribbon, fade(t.cream, 0.85f));
  ribbon.width = 5.4f * size;
  canvas.polyline(line, ribbon, t.ground(side));
  head(canvas, tip + d * (4 * size), d, 9.5f * size, t.ground(side), t.cream);
  if (!cost.empty()) {
    const Vec2 at = tip + Vec2{17, -17} * size;
    const float r = std::max(9.5f * size, 8.0f);
    draw_count(canvas, at, r, cost);
  }
}

void draw_attack(Canvas& canvas, const Camera& camera, Vec2 from, Vec2 to) {
  const Theme& t = canvas.theme();
  const float size = size_at(camera);
  const Vec2 a = camera.to_screen(from), b = camera.to_screen(to);
  const Vec2 d = unit(b - a), n = {-d.y, d.x};
  const float whole = length(b - a);
  const float start = std::min(27 * size, whole * 0.3f);
  const float tip = whole - std::min(29 * size, whole * 0.33f);
  const float wide = 7 * size;
  const float neck = std::max(tip - 15 * size, start + 4 * size);
  const auto at = [&](float along, float aside) { return a + d * along + n * aside; };
  Path arrow;
  arrow.polyline({at(start, -wide * 0.4f), at(neck, -wide * 0.55f), at(neck, -wide * 1.35f), at(tip, 0),
                  at(neck, wide * 1.35f), at(neck, wide * 0.55f), at(start, wide * 0.4f)},
                 true);
  canvas.stroke(arrow, pen(4), t.cream);
  canvas.fill(arrow, Theme::day().red);
}

void draw_bombardment(Canvas& canvas, const Camera& camera, Vec2 from, Vec2 to) {
  const Theme& t = canvas.theme();
  const float size = size_at(camera);
  const Vec2 a = camera.to_screen(from), b = camera.to_screen(to);
  const float whole = length(b - a);
  const Vec2 d = unit(b - a);
  // Shells fly high: the arc rises on the screen, or aside where the shot goes straight up or down.
  const Vec2 rise = std::fabs(d.x) > 0.3f ? Vec2{0, -1} : Vec2{1, 0};
  const Vec2 top = rise * (whole * 0.42f);
  const Vec2 start = a + unit(d + rise * 0.8f) * (27 * size);
  const Vec2 end = b + unit(rise * 1.1f - d * 0.6f) * (32 * size);
  Path arc;
  arc.move_to(start).cubic_to(mix(a, b, 0.3f) + top, mix(a, b, 0.75f) + top, end);
  canvas.stroke(arc, pen(6.5f * size), t.cream);
  canvas.stroke(arc, pen(3.2f * size, 7 * size, 5 * size), Theme::day().red);
  const Vec2 fall = unit(b - (mix(a, b, 0.75f) + top));
  head(canvas, end + fall * (12 * size), fall, 9 * size, Theme::day().red, t.cream);
}

void draw_sight(Canvas& canvas, const Camera& camera, Vec2 from, Vec2 to, float blocked_at) {
  const Theme& t = canvas.theme();
  const Vec2 a = camera.to_screen(from), b = camera.to_screen(to);
  const Vec2 stop = mix(a, b, std::clamp(blocked_at, 0.0f, 1.0f));
  canvas.line(a, b, 4.5f, fade(t.paper, 0.8f));
  canvas.line(a, stop, 1.8f, t.ink);
  if (blocked_at < 1) {
    canvas.stroke(Path().move_to(stop).line_to(b), pen(1.8f, 2, 5), t.ink2);
    draw_barred(canvas, stop, 8.5f);
  } else {
    canvas.circle(b, 3.4f, t.ink);
  }
}

}  // namespace longroll::board
