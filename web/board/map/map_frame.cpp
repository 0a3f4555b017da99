#include "web/board/map/map_frame.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "engine/core/letters.h"
#include "web/board/map/map_picture.h"

namespace longroll::board {
namespace {

Stroke pen(float width) {
  Stroke s;
  s.width = width;
  return s;
}

void draw_compass(Canvas& canvas, Vec2 at, float r, const Theme& t) {
  canvas.push(Affine::move(at));
  canvas.ring({}, r * 0.62f, pen(0.8f), t.ink);
  canvas.ring({}, r * 0.56f, pen(0.5f), t.ink);
  for (const float degrees : {0.0f, 90.0f, 180.0f, 270.0f}) {
    canvas.push(Affine::turn(degrees));
    const float k = r * 0.17f;
    canvas.fill(Path().polyline({{0, -r}, {k, -k}, {0, 0}}, true), t.ink);
    canvas.fill(Path().polyline({{0, -r}, {-k, -k}, {0, 0}}, true), t.paper);
    canvas.stroke(Path().polyline({{0, -r}, {-k, -k}, {0, 0}}, true), pen(0.8f), t.ink);
    canvas.pop();
  }
  canvas.text({0, -r - 4}, "N", style_of(Face::Slab700, r * 0.5f, t.ink, Align::Centre));
  canvas.pop();
}

/// The bar of a scale: how long it is in px, and what stands at its beginning, middle and end.
struct ScaleBar {
  float px;
  std::array<std::string_view, 3> marks;
};

/// `hex`: px from one hex to the next.
ScaleBar scale_of(const CartoucheText& text, float hex) {
  if (text.miles > 0) {
    struct Step {
      float miles;
      std::array<std::string_view, 3> marks;
    };
    constexpr Step kSteps[] = {
        {200, {"0", "100", "200"}}, {100, {"0", "50", "100"}}, {50, {"0", "25", "50"}}, {20, {"0", "10", "20"}}};
    const float mile = hex / static_cast<float>(text.miles);
    const auto* step = std::find_if(std::begin(kSteps), std::end(kSteps) - 1,
                                    [&](const Step& each) { return each.miles * mile < 130; });
    return {step->miles * mile, step->marks};
  }
  // A kilometre is as long as the hexes make it, drawn at the map's own scale where it fits.
  const float km = 1000 / static_cast<float>(std::max(text.metres, 1)) * hex;
  const bool is_near = km < 150;
  return km > 30 && is_near ? ScaleBar{km, {"0", "½", "1 km"}}
         : is_near          ? ScaleBar{km * 2, {"0", "1", "2 km"}}
                            : ScaleBar{km / 2, {"0", "¼", "½ km"}};
}

std::string_view written(std::array<char, 4>& room, int number) {
  std::size_t n = 0;
  if (number >= 10) {
    room[n++] = digit(number / 10 % 10);
  }
  room[n++] = digit(number % 10);
  return {room.data(), n};
}

}  // namespace

MapFrame::MapFrame(const HexLayout& layout, CartoucheText text) : layout_(layout), text_(std::move(text)) {
  text_.title = in_capitals(text_.title);
}

void MapFrame::draw_border(Canvas& canvas, const Camera& camera) const {
  const Theme& t = canvas.theme();
  const Rect in = camera.window();
  constexpr float b = MapPicture::kBorder;
  const Rect out = in.inset(-b);
  for (const Rect side : {Rect{out.x, out.y, out.w, b}, Rect{out.x, in.bottom(), out.w, b}, Rect{out.x, in.y, b, in.h},
                          Rect{in.right(), in.y, b, in.h}}) {
    canvas.paper(side, t.margin);
  }
  canvas.rect_edge(in, 0, pen(1), t.ink);
  canvas.rect_edge(in.inset(-3), 0, pen(0.6f), t.ink);
  canvas.rect_edge(out.inset(1), 0, pen(2), t.ink);
  const TextStyle style = style_of(Face::Slab500, 14, t.ink2, Align::Centre);
  std::array<char, 4> room{};
  // Every number where there is room for it, else every second or fifth.
  const auto step = [](float apart, float need) { return apart >= need ? 1 : apart * 2 >= need ? 2 : 5; };
  const int across = step(kHexAcross * camera.zoom(), 24);
  for (int column = across; column <= layout_.grid.columns; column += across) {
    const float x = camera.to_screen(layout_.centre(column, 1)).x;
    if (x > in.x + 8 && x < in.right() - 8) {
      canvas.text({x, in.y - 7}, written(room, column), style);
      canvas.text({x, in.bottom() + 16}, written(room, column), style);
    }
  }
  const int down = step(kHexDown * camera.zoom(), 22);
  const int first = layout_.grid.parity == Parity::EvenLower ? 1 : 2;  // A column that does not lie lower.
  for (int row = down; row <= layout_.grid.rows; row += down) {
    const float y = camera.to_screen(layout_.centre(first, row)).y;
    if (y > in.y + 8 && y < in.bottom() - 8) {
      canvas.text({in.x - 12, y + 5}, written(room, row), style);
      canvas.text({in.right() + 12, y + 5}, written(room, row), style);
    }
  }
}

Rect MapFrame::cartouche(const Camera& camera) const {
  const Rect window = camera.window();
  if (window.w < 480 || window.h < 360 || text_.title.empty()) {
    return {};
  }
  const Vec2 low = camera.to_screen({0, 0});
  const Rect sheet = layout_.bounds();
  const Vec2 high = camera.to_screen({sheet.w, sheet.h});
  const float beside = low.x - window.x;
  const float scale = std::clamp(camera.zoom() / 0.75f, 0.8f, 1.0f);
  const Vec2 size = Vec2{kWide, kTall} * scale;
  const float wide = std::min(beside - 24, size.x);
  if (wide > kWide * 0.6f) {
    return {window.x + 10, window.y + 10, wide, wide * kTall / kWide};
  }
  // The lower left corner is left to what a game lays there (troops that are still to come).
  const float foot = text_.corner == 2 ? 46.0f : 10.0f;
  // In the window's corner while the map's is in sight, else in the map's own.
  const float left = std::min(low.x, window.x), top = std::min(low.y, window.y);
  const float right = std::max(high.x, window.right()), bottom = std::max(high.y, window.bottom());
  return {text_.corner % 2 == 0 ? left + 10 : right - size.x - 10,
          text_.corner / 2 == 0 ? top + 10 : bottom - size.y - foot, size.x, size.y};
}

void MapFrame::draw_cartouche(Canvas& canvas, const Camera& camera, float alpha) const {
  const Rect r = cartouche(camera);
  if (r.w <= 0 || alpha <= 0 || r.x > camera.window().right() || r.right() < camera.window().x ||
      r.y > camera.window().bottom() || r.bottom() < camera.window().y) {
    return;
  }
  const Theme& t = canvas.theme();
  canvas.push_layer(r.inset(-4), alpha);
  canvas.push(Affine::move({r.x, r.y}) * Affine::scale(r.w / kWide));
  canvas.paper({0, 0, kWide, kTall}, t.paper);
  canvas.rect_edge({0, 0, kWide, kTall}, 0, pen(1.6f), t.ink);
  canvas.rect_edge({4, 4, kWide - 8, kTall - 8}, 0, pen(0.7f), t.ink);
  TextStyle title = style_of(Face::Slab900, 19, t.ink, Align::Centre);
  title.tracking = 1.2f;
  title.max_width = kWide - 24;
  canvas.text({kWide / 2, 30}, text_.title, title);
  TextStyle date = style_of(Face::TextItalic500, 17, t.ink, Align::Centre);
  date.max_width = kWide - 24;
  canvas.text({kWide / 2, 50}, text_.date, date);
  canvas.line({70, 59}, {152, 59}, 0.9f, t.ink);
  canvas.fill(Path().polyline({{106, 59}, {111, 56}, {116, 59}, {111, 62}}, true), t.ink);
  const ScaleBar scale = scale_of(text_, kHexDown * camera.zoom() * kWide / r.w);
  const float left = 26;
  const float bar = std::min(scale.px, 130.0f);
  for (const bool is_first : {true, false}) {
    const Rect half = {is_first ? left : left + bar / 2, 84, bar / 2, 6};
    canvas.rect(half, is_first ? t.ink : t.paper);
    canvas.rect_edge(half, 0, pen(1), t.ink);
  }
  constexpr std::array<float, 3> kPlaces = {0, 0.5f, 1};
  for (std::size_t i = 0; i < scale.marks.size(); ++i) {
    canvas.text({left + bar * kPlaces[i], 79}, scale.marks[i], style_of(Face::Text600, 14, t.ink, Align::Centre));
  }
  const int unit = text_.miles > 0 ? text_.miles : text_.metres;
  std::string one = "one hex, ";
  for (int d = 10000; d > 0; d /= 10) {
    if (unit >= d) {
      one += digit(unit / d % 10);
    }
  }
  canvas.text({left - 8, 106}, one + (text_.miles > 0 ? " miles" : " metres"),
              style_of(Face::TextItalic500, 15, t.ink));
  draw_compass(canvas, {188, 93}, 18, t);
  canvas.pop();
  canvas.pop_layer();
}

}  // namespace longroll::board
