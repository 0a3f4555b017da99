#include "web/board/map/map_frame.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/letters.h"
#include "web/board/map/map_picture.h"

namespace longroll::board {
namespace {

constexpr float kWide = 222, kTall = 126;  // Of the cartouche.

Stroke pen(float width) {
  Stroke s;
  s.width = width;
  return s;
}

/// How much is lost when this corner of the map is covered.
float weight_of_corner(const Plate& plate, int corner) {
  const HexLayout& layout = plate.layout;
  const Rect all = layout.bounds();
  // Further out it covers more of the map than at zoom 1.
  constexpr float w = kWide * 2, h = kTall * 2;
  const Rect part = {corner % 2 == 0 ? 0 : all.w - w, corner / 2 == 0 ? 0 : all.h - h, w, h};
  float sum = 0;
  layout.for_each_hex([&](HexId hex) {
    if (part.contains(layout.centre(hex))) {
      sum += plate.is_playable(hex) ? 1.0f : 0.2f;
      sum += plate.ground_at(hex) == Ground::Town ? 6 : 0;
    }
  });
  for (const Plate::Place& place : plate.places) {
    sum += part.contains(layout.centre(place.hex)) ? 5.0f : 0;
  }
  for (const Plate::Way& way : plate.ways) {
    for (const HexId hex : way.hexes) {
      sum += part.contains(layout.centre(hex)) ? 2.0f : 0;
    }
  }
  return sum;
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

std::string_view written(std::array<char, 4>& room, int number) {
  std::size_t n = 0;
  if (number >= 10) {
    room[n++] = digit(number / 10 % 10);
  }
  room[n++] = digit(number % 10);
  return {room.data(), n};
}

}  // namespace

MapFrame::MapFrame(const Plate& plate)
    : layout_(plate.layout), title_(in_capitals(plate.title)), date_(plate.date), metres_(plate.metres) {
  float least = 1e9f;
  for (int corner = 0; corner < 4; ++corner) {
    const float weight = weight_of_corner(plate, corner);
    if (weight < least) {
      least = weight;
      corner_ = corner;
    }
  }
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
  if (window.w < 480 || window.h < 360 || title_.empty()) {
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
  const float foot = corner_ == 2 ? 46.0f : 10.0f;
  // In the window's corner while the map's is in sight, else in the map's own.
  const float left = std::min(low.x, window.x), top = std::min(low.y, window.y);
  const float right = std::max(high.x, window.right()), bottom = std::max(high.y, window.bottom());
  return {corner_ % 2 == 0 ? left + 10 : right - size.x - 10, corner_ / 2 == 0 ? top + 10 : bottom - size.y - foot,
          size.x, size.y};
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
  canvas.text({kWide / 2, 30}, title_, title);
  TextStyle date = style_of(Face::TextItalic500, 17, t.ink, Align::Centre);
  date.max_width = kWide - 24;
  canvas.text({kWide / 2, 50}, date_, date);
  canvas.line({70, 59}, {152, 59}, 0.9f, t.ink);
  canvas.fill(Path().polyline({{106, 59}, {111, 56}, {116, 59}, {111, 62}}, true), t.ink);
  // A kilometre is as long as the hexes make it, drawn at the map's own scale where it fits.
  const float km = 1000 / static_cast<float>(std::max(metres_, 1)) * kHexDown * camera.zoom() * kWide / r.w;
  const bool is_near = km < 150;
  const float whole = km > 30 && is_near ? km : is_near ? km * 2 : km / 2;
  const std::array<std::string_view, 3> marks = whole == km ? std::array<std::string_view, 3>{"0", "½", "1 km"}
                                                : is_near   ? std::array<std::string_view, 3>{"0", "1", "2 km"}
                                                            : std::array<std::string_view, 3>{"0", "¼", "½ km"};
  const float left = 26;
  const float bar = std::min(whole, 130.0f);
  for (const bool is_first : {true, false}) {
    const Rect half = {is_first ? left : left + bar / 2, 84, bar / 2, 6};
    canvas.rect(half, is_first ? t.ink : t.paper);
    canvas.rect_edge(half, 0, pen(1), t.ink);
  }
  constexpr std::array<float, 3> kPlaces = {0, 0.5f, 1};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    canvas.text({left + bar * kPlaces[i], 79}, marks[i], style_of(Face::Text600, 14, t.ink, Align::Centre));
  }
  std::string unit = "one hex, ";
  for (int d = 10000; d > 0; d /= 10) {
    if (metres_ >= d) {
      unit += digit(metres_ / d % 10);
    }
  }
  canvas.text({left - 8, 106}, unit + " metres", style_of(Face::TextItalic500, 15, t.ink));
  draw_compass(canvas, {188, 93}, 18, t);
  canvas.pop();
  canvas.pop_layer();
}

}  // namespace longroll::board
