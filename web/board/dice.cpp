#include "web/board/dice.h"

#include <algorithm>
#include <cmath>

#include "web/board/tween.h"

namespace longroll::board {
namespace {

/// A die of unit size about the origin; its inner line is thin at every size.
void build(Mesh& mesh, Side side, int pips, float tolerance) {
  const Theme& day = Theme::day();
  const Colour ground = day.ground(side);
  const Colour ink = day.on_ground(side);
  const Path body = Path().rounded_rect({-0.5f, -0.5f, 1, 1}, 0.16f);
  add_fill(mesh, body, ground, tolerance);
  Stroke edge;
  edge.width = 0;
  edge.px = 1.2f;
  add_stroke(mesh, body, edge, rgb(0x2A2018), tolerance);
  edge.px = 0.7f;
  add_stroke(mesh, Path().rounded_rect({-0.435f, -0.435f, 0.87f, 0.87f}, 0.11f), edge, fade(ink, 0.5f), tolerance);
  constexpr float kAway = 0.27f, kPip = 0.088f;
  const auto pip = [&](int x, int y) { add_fill(mesh, Path().circle(vec(x, y) * kAway, kPip), ink, tolerance); };
  if (pips % 2 == 1) {
    pip(0, 0);
  }
  if (pips >= 2) {
    pip(-1, -1);
    pip(1, 1);
  }
  if (pips >= 4) {
    pip(1, -1);
    pip(-1, 1);
  }
  if (pips == 6) {
    pip(-1, 0);
    pip(1, 0);
  }
}

constexpr int kTen = 10;

/// A die of ten sides of unit size about the origin, seen from before one of them: a kite, and four sides that turn
/// away.
void build_ten(Mesh& mesh, Side side, float tolerance) {
  const Theme& day = Theme::day();
  const Colour ink = day.on_ground(side);
  constexpr Vec2 kTop{0, -0.58f}, kBottom{0, 0.58f}, kFoot{0, 0.33f}, kRight{0.35f, 0.14f}, kLeft{-0.35f, 0.14f};
  constexpr Vec2 kFarRight{0.53f, 0.1f}, kFarLeft{-0.53f, 0.1f};
  const auto outline = [](std::initializer_list<Vec2> corners) {
    Path path;
    path.move_to(*corners.begin());
    for (const Vec2 corner : corners) {
      path.line_to(corner);
    }
    return path.close();
  };
  const Path body = outline({kTop, {0.53f, -0.1f}, kFarRight, kBottom, kFarLeft, {-0.53f, -0.1f}});
  add_fill(mesh, body, day.ground(side), tolerance);
  Stroke edge;
  edge.width = 0;
  edge.px = 1.2f;
  add_stroke(mesh, body, edge, rgb(0x2A2018), tolerance);
  edge.px = 0.7f;
  add_stroke(mesh, outline({kTop, kRight, kFoot, kLeft}), edge, fade(ink, 0.6f), tolerance);
  for (const auto& [from, to] : {std::pair{kRight, kFarRight}, {kLeft, kFarLeft}, {kFoot, kBottom}}) {
    add_stroke(mesh, Path().move_to(from).line_to(to), edge, fade(ink, 0.6f), tolerance);
  }
}

/// The die of ten sides, 0 to 9 as numerals.
void draw_ten(Canvas& canvas, Vec2 centre, float size, const DieFace& face, float turn) {
  const std::uint32_t detail = 7U | detail_of(face.side, 3);  // no die of six shows 7
  const Mesh& mesh =
      canvas.shape(ShapeKind::Die, detail, size, [&](Mesh& m, float tolerance) { build_ten(m, face.side, tolerance); });
  canvas.push(Affine::place(centre, 1, turn));
  canvas.mesh(mesh, Affine::scale(size));
  const float tall = size * 0.46f;
  const Colour ink = Theme::day().on_ground(face.side);
  canvas.text({0, tall * 0.3f}, std::to_string(std::clamp(face.pips, 0, kTen - 1)),
              style_of(Face::Slab900, tall, face.miss ? fade(ink, 0.6f) : ink, Align::Centre));
  canvas.pop();
}

}  // namespace

void draw_die(Canvas& canvas, Vec2 centre, float size, const DieFace& face, float turn) {
  if (face.sides == kTen) {
    draw_ten(canvas, centre, size, face, turn);
    return;
  }
  const int pips = std::clamp(face.pips, 1, 6);
  const std::uint32_t detail = detail_of(pips) | detail_of(face.side, 3);
  const Mesh& mesh = canvas.shape(ShapeKind::Die, detail, size,
                                  [&](Mesh& m, float tolerance) { build(m, face.side, pips, tolerance); });
  canvas.push(Affine::place(centre, 1, turn));
  const Rect body = {-size / 2, -size / 2, size, size};
  canvas.shadow(body, size * 0.16f, {0, 1.5f}, 1.6f, fade(rgb(0x1A1008), face.miss ? 0.25f : 0.42f), !face.miss);
  if (face.miss) {
    // Paler, not see-through: the parts of the die must not shine through one another.
    canvas.mesh(mesh, Affine::scale(size));
    canvas.rounded_rect(body.inset(-0.6f), size * 0.16f, fade(canvas.theme().paper, 0.5f));
  } else {
    canvas.mesh(mesh, Affine::scale(size));
  }
  canvas.pop();
}

void draw_die_rolling(Canvas& canvas, Vec2 from, Vec2 centre, float size, const DieFace& face, float turn, float t,
                      unsigned seed) {
  if (t >= 1) {
    draw_die(canvas, centre, size, face, turn);
    return;
  }
  const float eased = ease_out_cubic(t);
  const float left = 1 - eased;
  const float hop = std::fabs(std::sin(t * 3 * std::numbers::pi_v<float>)) * left * size * 0.9f;
  const Vec2 at = mix(from, centre, eased) - Vec2{0, hop};
  // The faces that flash by are show; the last fifth already wears the true one.
  DieFace shown = face;
  shown.miss = false;
  if (t < 0.8f) {
    const auto beat = static_cast<unsigned>(t * 12);
    const unsigned flashed = beat * 5 + seed * 3 + (beat * beat + seed) % 4;
    shown.pips = face.sides == kTen ? static_cast<int>(flashed % kTen) : static_cast<int>(flashed % 6) + 1;
  }
  const float spin = (seed % 2 == 0 ? 1.0f : -1.0f) * left * (480 + static_cast<float>(seed % 5) * 40);
  draw_die(canvas, at, size, shown, turn + spin);
}

}  // namespace longroll::board
