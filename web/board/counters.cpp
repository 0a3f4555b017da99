#include "web/board/counters.h"

#include <algorithm>
#include <array>

#include "web/board/marks.h"

namespace longroll::board {
namespace {

constexpr float kUnit = 54;  // Counters are drawn in a box of 54 about the origin.
constexpr float kHalf = kUnit / 2;
constexpr Colour kInk = rgb(0x2A2018);

Stroke pen(float width, float px = 0) {
  Stroke s;
  s.width = width;
  s.px = px;
  return s;
}

/// Square with soft corners for the Union, cut corners for the Confederates; `in` shrinks it.
Path plate(Side side, float in) {
  const float h = kHalf - in;
  if (side == Side::Union) {
    return Path().rounded_rect({-h, -h, 2 * h, 2 * h}, 3);
  }
  const float c = h - 8;
  return Path().polyline({{-c, -h}, {c, -h}, {h, -c}, {h, c}, {c, h}, {-c, h}, {-h, c}, {-h, -c}}, true);
}

void add_symbol(Mesh& mesh, UnitSymbol symbol, Colour ink, float tolerance) {
  const Affine up = Affine::move({0, -1});
  const auto line = [&](const char* d, float width) {
    add_stroke(mesh, path(d).transformed(up), pen(width), ink, tolerance);
  };
  const auto body = [&](const char* d) { add_fill(mesh, path(d).transformed(up), ink, tolerance); };
  if (symbol <= UnitSymbol::HorseArtillery) {
    line("M-13,-8h26v15h-26z", 1.6f);
  }
  switch (symbol) {
    case UnitSymbol::Infantry:
      line("M-13,-8L13,7M13,-8L-13,7", 1.4f);
      break;
    case UnitSymbol::Cavalry:
      line("M-13,7L13,-8", 1.6f);
      break;
    case UnitSymbol::HorseArtillery:
      line("M-13,7L13,-8", 1.2f);
      [[fallthrough]];
    case UnitSymbol::Artillery:
      body("M-4,-.5a4,4 0 1 0 8,0a4,4 0 1 0 -8,0z");
      break;
    case UnitSymbol::Leader:
      body("M0,-10L2.4,-3.7L9,-3.4L3.8,.7L5.6,7.2L0,3.5L-5.6,7.2L-3.8,.7L-9,-3.4L-2.4,-3.7z");
      break;
    case UnitSymbol::Gunboat:
      body("M-13,1H13L9,7H-9z");
      line("M-13,1H13L9,7H-9z", 1.6f);
      line("M-7,1V-3H5V1M-2,-3V-8", 1.6f);
      body("M-7,1V-3H5V1z");
      break;
    case UnitSymbol::Boat:
      body("M-14,-2H14L9,6H-9z");
      line("M-8,-8L2,4", 1.6f);
      break;
    case UnitSymbol::Bridge:
      line("M-15,-4H15M-15,0H15", 1.5f);
      body("M-12,1h6v3a3,3 0 0 1 -6,0z");
      body("M-3,1h6v3a3,3 0 0 1 -6,0z");
      body("M6,1h6v3a3,3 0 0 1 -6,0z");
      break;
  }
}

/// Far off: the side's shape and colour, the kind in one bold stroke behind the number, and the number.
void add_chip_symbol(Mesh& mesh, UnitSymbol symbol, float tolerance) {
  constexpr Colour kWhite = {255, 255, 255, 255};
  const auto line = [&](const char* d, float width) { add_stroke(mesh, path(d), pen(width), kWhite, tolerance); };
  const auto body = [&](const char* d) { add_fill(mesh, path(d), kWhite, tolerance); };
  switch (symbol) {
    case UnitSymbol::Infantry:
      break;  // most are: the plain chip
    case UnitSymbol::Cavalry:
      line("M-20,20L20,20", 5);
      line("M-20,20L-8,8", 5);
      break;
    case UnitSymbol::HorseArtillery:
      line("M-20,20L-8,20", 5);
      [[fallthrough]];
    case UnitSymbol::Artillery:
      body("M-6,19.5a6,6 0 1 0 12,0a6,6 0 1 0 -12,0z");
      break;
    case UnitSymbol::Leader:
      body("M0,-21L5,-7.5L19,-7L8,2L12,16L0,8L-12,16L-8,2L-19,-7L-5,-7.5z");
      break;
    case UnitSymbol::Gunboat:
      body("M-22,4H22L15,17H-15z");
      body("M-12,4V-4H9V4z");
      break;
    case UnitSymbol::Boat:
      body("M-22,0H22L15,14H-15z");
      break;
    case UnitSymbol::Bridge:
      line("M-24,-5H24M-24,3H24", 4);
      body("M-19,6h9v5h-9z");
      body("M10,6h9v5h-9z");
      break;
  }
}

/// An hourglass on a cream disc: the unit waits for an order.
void draw_waiting(Canvas& canvas, Vec2 centre, float radius) {
  const Theme& theme = canvas.theme();
  canvas.circle(centre, radius, theme.cream);
  canvas.ring(centre, radius, pen(1), kInk);
  const float r = radius * 0.5f;
  const auto glass = [&](float sign) {
    return Path().polyline(
        {centre, centre + Vec2{-r * 0.8f, sign * r * 1.2f}, centre + Vec2{r * 0.8f, sign * r * 1.2f}}, true);
  };
  canvas.fill(glass(1), kInk);
  canvas.stroke(glass(-1), pen(1), kInk);
}

/// A star on a cream disc: a leader is with them.
void draw_leader(Canvas& canvas, float radius, float k) {
  const Theme& theme = canvas.theme();
  const float s = std::max(1.0f, 0.8f / std::max(k, 0.1f));
  canvas.push(Affine::move({-kHalf + 1, kHalf - 1}) * Affine::scale(s * radius / 11));
  canvas.circle({}, 11, theme.cream);
  canvas.ring({}, 11, pen(1), kInk);
  canvas.fill(path("M0,-9L2.2,-3L8.6,-2.8L3.5,1.1L5.3,7.3L0,3.7L-5.3,7.3L-3.5,1.1L-8.6,-2.8L-2.2,-3z"), kInk);
  canvas.pop();
}

void draw_chip(Canvas& canvas, const CounterFace& face, const CounterState& state, float k) {
  const Theme& theme = canvas.theme();
  const std::uint32_t side = detail_of(face.side);
  const Mesh& body = canvas.shape(ShapeKind::Counter, side, k, [&](Mesh& m, float tolerance) {
    add_fill(m, plate(face.side, 0), {255, 255, 255, 255}, tolerance);
  });
  const Mesh& edge = canvas.shape(ShapeKind::Counter, 8 + side, k, [&](Mesh& m, float tolerance) {
    add_stroke(m, plate(face.side, 0), pen(0, 1.2f), {255, 255, 255, 255}, tolerance);
  });
  const Mesh& kind = canvas.shape(ShapeKind::Counter, 40 + detail_of(face.symbol), k,
                                  [&](Mesh& m, float tolerance) { add_chip_symbol(m, face.symbol, tolerance); });
  const Colour ink = theme.on_ground(face.side);
  if (state.stack > 1) {
    canvas.mesh(body, Affine::move({7, -7}), theme.ground(face.side));
    canvas.mesh(edge, Affine::move({7, -7}), theme.outline);
  }
  canvas.mesh(body, {}, theme.ground(face.side));
  canvas.mesh(edge, {}, theme.outline);
  canvas.mesh(kind, {}, ink);
  if (!face.far.empty()) {
    const bool raised = face.symbol != UnitSymbol::Infantry;
    TextStyle style;
    style.face = Face::Slab900;
    style.size = raised ? 36 : 40;
    style.align = Align::Centre;
    style.colour = ink;
    style.max_width = face.side == Side::Union ? 50 : 46;
    canvas.text({0, raised ? 9.5f : 14.5f}, face.far, style);
  }
  if (state.disordered || state.shaken || state.routed) {
    draw_pattern(canvas, {-kHalf + 2, -kHalf + 2, kUnit - 4, kUnit - 4}, Pattern::Hatched, fade(ink, 0.55f));
  }
  if (state.done) {
    canvas.mesh(body, {}, fade(theme.paper, 0.42f));
  }
  if (state.waiting) {
    draw_waiting(canvas, {-kHalf + 4, -kHalf + 4}, 12);
  }
  if (state.led) {
    draw_leader(canvas, 13, 1);
  }
  if (state.chosen) {
    canvas.stroke(plate(face.side, -4.5f), pen(0, 2.4f), theme.red);
  } else if (state.lit) {
    draw_brackets(canvas, Rect{-kHalf, -kHalf, kUnit, kUnit}.inset(-5), 15, 4.5f, theme.red);
  }
}

constexpr Colour kShadow = fade(rgb(0x1A1008), 0.42f);

/// The shapes of a counter: white, so that one shape serves every theme by its tint; ink is a shape of its own.
struct CounterShapes {
  CounterShapes(Canvas& canvas, const CounterFace& face, float k)
      : body(canvas.shape(ShapeKind::Counter, detail_of(face.side), k,
                          [&](Mesh& m, float tolerance) { add_fill(m, plate(face.side, 0), kWhite, tolerance); })),
        edge(canvas.shape(
            ShapeKind::Counter, 8 + detail_of(face.side), k,
            [&](Mesh& m, float tolerance) { add_stroke(m, plate(face.side, 0), pen(0, 1.2f), kWhite, tolerance); })),
        print(canvas.shape(ShapeKind::Counter, 16 + detail_of(face.side) + detail_of(face.symbol, 1), k,
                           [&](Mesh& m, float tolerance) {
                             add_stroke(m, plate(face.side, 2.6f), pen(0, 0.7f), {255, 255, 255, 140}, tolerance);
                             add_symbol(m, face.symbol, kWhite, tolerance);
                           })) {}

  static constexpr Colour kWhite = {255, 255, 255, 255};
  const Mesh& body;
  const Mesh& edge;
  const Mesh& print;
};

/// The counter below, the light of a target, the plate.
void draw_plate_of_counter(Canvas& canvas, const CounterFace& face, const CounterState& state,
                           const CounterShapes& shapes) {
  const Theme& theme = canvas.theme();
  const Colour ground = theme.ground(face.side);
  const Rect box = {-kHalf, -kHalf, kUnit, kUnit};
  if (state.stack > 1) {
    canvas.shadow({box.x + 4, box.y - 4, kUnit, kUnit}, 4, {0, 1.5f}, 1.6f, kShadow);
    canvas.mesh(shapes.body, Affine::move({4, -4}), ground);
    canvas.mesh(shapes.edge, Affine::move({4, -4}), theme.outline);
  }
  if (state.lit) {
    draw_target_glow(canvas, box.inset(-3), 4, state.breath);
  }
  canvas.shadow(box, face.side == Side::Union ? 3 : 9, {0, 1.5f}, 1.6f, kShadow);
  canvas.mesh(shapes.body, {}, ground);
  if (state.done) {  // below the print: who is done can still be read
    canvas.mesh(shapes.body, {}, fade(theme.paper, 0.36f));
  }
  canvas.mesh(shapes.edge, {}, theme.outline);
  canvas.mesh(shapes.print, {}, theme.on_ground(face.side));
}

/// The tab at the left edge with the letter of the unit's disorder: never smaller than can be read. It grows outward,
/// so that name, symbol and values stay clear.
void draw_tab(Canvas& canvas, const CounterState& state, float k) {
  constexpr float kLetter = 10.5f, kLegible = 11.5f, kMost = 1.9f, kWide = 13, kTall = 13;
  const float s = std::clamp(kLegible / (kLetter * std::max(k, 0.1f)), 1.0f, kMost);
  canvas.push(Affine::move({-14.5f, -1.5f}) * Affine::scale(s));  // the symbol begins at -13.8
  const Path tab = Path().rounded_rect({-kWide, -kTall / 2, kWide, kTall}, 2);
  canvas.fill(tab, canvas.theme().cream);
  canvas.stroke(tab, pen(1 / s), kInk);
  TextStyle style = style_of(Face::Slab900, kLetter, kInk, Align::Centre);
  canvas.text({-kWide / 2, kLetter * 0.36f}, !state.tab.empty() ? state.tab : state.shaken ? "S" : "D", style);
  canvas.pop();
}

/// Name and values, and the strips that tell of a unit's order.
void draw_print_of_counter(Canvas& canvas, const CounterFace& face, const CounterState& state, float k) {
  const Theme& theme = canvas.theme();
  const bool tabbed = state.disordered || state.shaken || !state.tab.empty();
  TextStyle style;
  style.face = Face::Slab700;
  style.size = 12.4f;
  style.align = Align::Centre;
  style.colour = theme.on_ground(face.side);
  style.max_width = face.side == Side::Union ? 47 : 42;
  canvas.text({0, -13.6f}, face.name, style);
  style.face = Face::Slab900;
  style.size = 17;
  style.tracking = 0.4f;
  canvas.text({0, 21.5f}, face.values, style);
  style.tracking = 0;
  style.colour = kInk;
  if (tabbed) {
    draw_tab(canvas, state, k);
  }
  if (state.routed) {
    draw_pattern(canvas, Rect{-kHalf, -kHalf, kUnit, kUnit}.inset(2), Pattern::Hatched, fade(kInk, 0.55f));
    const Rect strip = {-22, -8, 44, 17};
    canvas.rect(strip, theme.cream);
    canvas.rect_edge(strip, 0, pen(1), kInk);
    style.size = 11;
    style.max_width = 40;
    canvas.text({0, 5}, "ROUTED", style);
  }
}

/// What is drawn on top: done, chosen, a target, how many lie here.
void draw_marks_of_counter(Canvas& canvas, const CounterFace& face, const CounterState& state, float k) {
  const Theme& theme = canvas.theme();
  if (state.waiting) {
    draw_waiting(canvas, {-kHalf - 3, -kHalf - 3}, 8.5f);  // clear of the name
  }
  if (state.led) {
    draw_leader(canvas, 9, k);
  }
  if (state.done) {
    draw_tick(canvas, {kHalf + 2, kHalf + 2}, 8.5f / std::max(k, 0.8f));  // clear of the values
  }
  if (state.chosen) {
    canvas.stroke(plate(face.side, -4.5f), pen(0, 3), theme.red);
  }
  if (state.lit) {
    draw_brackets(canvas, Rect{-kHalf, -kHalf, kUnit, kUnit}.inset(-5), 13, 2.8f, theme.red);
  }
  if (state.stack > 1) {
    constexpr std::array<const char*, 10> kCounts = {"", "", "2", "3", "4", "5", "6", "7", "8", "9"};
    draw_count(canvas, {kHalf + 3, -kHalf - 3}, 9.5f, state.stack < 10 ? kCounts[state.stack] : "9+");
  }
}

/// A side's plate without print; whom few are asked about, or who is chosen, has a red rim.
void draw_dot(Canvas& canvas, const CounterFace& face, const CounterState& state, float k) {
  const Theme& theme = canvas.theme();
  const Mesh& body = canvas.shape(ShapeKind::Counter, detail_of(face.side), k, [&](Mesh& m, float tolerance) {
    add_fill(m, plate(face.side, 0), {255, 255, 255, 255}, tolerance);
  });
  const bool is_asked = state.chosen || (state.lit && state.breath > 0);
  canvas.mesh(body, Affine::place({}, 0.86F, 0), is_asked ? theme.red : theme.outline);
  canvas.mesh(body, Affine::place({}, 0.7F, 0), theme.ground(face.side));
  if (state.done) {
    canvas.mesh(body, Affine::place({}, 0.7F, 0), fade(theme.paper, 0.42F));
  }
}

}  // namespace

void draw_counter(Canvas& canvas, Vec2 centre, float size, const CounterFace& face, const CounterState& state) {
  const float k = size / kUnit;
  const bool tabbed = state.disordered || state.shaken;
  const float turn = tabbed ? -7.0f : state.routed ? 9.0f : 0.0f;
  const CounterShapes shapes(canvas, face, k);
  canvas.push(Affine::place(centre, k, turn));
  canvas.push_layer({-kUnit, -kUnit, 2 * kUnit, 2 * kUnit}, state.alpha);
  const float seen = size * canvas.transform().growth() / k;
  if (seen < kDotSize) {
    draw_dot(canvas, face, state, k);
  } else if (seen < kChipSize) {
    draw_chip(canvas, face, state, k);
  } else {
    draw_plate_of_counter(canvas, face, state, shapes);
    draw_print_of_counter(canvas, face, state, k);
    draw_marks_of_counter(canvas, face, state, k);
  }
  canvas.pop_layer();
  canvas.pop();
}

}  // namespace longroll::board
