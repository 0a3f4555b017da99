#include "web/hexgame/minimap.h"

#include <algorithm>
#include <utility>

#include "web/hexgame/targets.h"

namespace longroll::web::hexgame {

using board::Colour;
using board::Ground;
using board::Rect;
using board::Vec2;

namespace {

constexpr Colour kWhite = {255, 255, 255, 255};
/// A point of the map where the small one shows it.
Vec2 on_page(const Rect& rect, const Rect& sheet, Vec2 at) {
  const float scale = rect.w / sheet.w;
  return {rect.x + (at.x - sheet.x) * scale, rect.y + (at.y - sheet.y) * scale};
}

constexpr float kTolerance = 20;  // map units: it is drawn a twentieth of the map's size

void add_hex(board::Mesh& mesh, Vec2 at) {
  board::add_fill(mesh,
                  board::Path().polyline({{at.x - board::kHexAcross / 2, at.y - board::kHexDown / 2},
                                          {at.x + board::kHexAcross / 2, at.y - board::kHexDown / 2},
                                          {at.x + board::kHexAcross / 2, at.y + board::kHexDown / 2},
                                          {at.x - board::kHexAcross / 2, at.y + board::kHexDown / 2}},
                                         true),
                  kWhite, kTolerance);
}

}  // namespace

void Minimap::show_held(Held held) {
  if (held != held_) {
    held_ = std::move(held);
    is_washed_ = false;
  }
}

void Minimap::build(const board::Plate& plate) {
  const board::HexLayout& layout = plate.layout;
  layout_ = layout;
  sheet_ = layout.bounds();
  layout.for_each_hex([&](HexId hex) {
    const Ground ground = plate.ground_at(hex);
    board::Mesh* mesh = ground == Ground::Woods || ground == Ground::WoodsRough ? &woods_
                        : ground == Ground::Water || ground == Ground::Marsh    ? &water_
                        : ground == Ground::Town                                ? &towns_
                                                                                : nullptr;
    if (mesh != nullptr) {
      add_hex(*mesh, layout.centre(hex));
    }
  });
  for (const board::Plate::Water& water : plate.waters) {
    const auto [from, to] = layout.side(water.hex, water.side);
    board::Stroke stroke;
    stroke.width = water.kind == board::WaterKind::River ? 44.0F : 16.0F;
    board::add_stroke(water_, board::Polyline{{from, to}}, stroke, kWhite, kTolerance);
  }
}

/// In the upper left corner, or the lower one, in the shape of the map.
Rect Minimap::place(const ScreenState& screen) const {
  const MapView& map = screen.map;
  const Rect window = map.camera().window();
  const Vec2 most = map.is_phone() ? Vec2{86, 104} : Vec2{168, 150};
  const float scale = std::min(most.x / sheet_.w, most.y / sheet_.h);
  const float tall = sheet_.h * scale;
  return {window.x + 6, is_low_ ? window.bottom() - 6 - tall : window.y + 6, sheet_.w * scale, tall};
}

/// Once a decision, so that it stays while the map is dragged: at an edge of the sheet the camera cannot bring the unit
/// that is out, or a place that is fought for, out from under it.
void Minimap::choose_corner(const ScreenState& screen) {
  if (corner_of_ == screen.model.revision()) {
    return;
  }
  corner_of_ = screen.model.revision();
  is_low_ = false;
  const Rect upper = place(screen).inset(-3);
  std::vector<HexId> kept = screen.board.attack.targets;
  if (screen.board.out != kNoPiece && is_hex(screen.seen().piece(screen.board.out).place)) {
    kept.push_back(static_cast<HexId>(screen.seen().piece(screen.board.out).place));
  }
  is_low_ = std::any_of(kept.begin(), kept.end(), [&](HexId hex) { return screen.map.is_under(hex, upper); });
}

void Minimap::draw(const Frame& frame, ScreenState& screen) {
  MapView& map = screen.map;
  const Rect seen = map.camera().seen();
  const bool is_whole = seen.w >= sheet_.w - 1 && seen.h >= sheet_.h - 1;
  choose_corner(screen);
  const Rect rect = place(screen);
  const bool has_room = rect.w * 3 < map.camera().window().w && rect.h * 2 < map.camera().window().h;
  rect_ = (screen.overlays & kMinimap) != 0 && !is_whole && has_room ? rect : Rect{};
  map.set_inset(rect_.w > 0 ? rect_.inset(-4) : Rect{});
  if (rect_.w <= 0) {
    return;
  }
  board::Canvas& canvas = frame.canvas;
  const board::Theme& t = canvas.theme();
  canvas.shadow(rect_.inset(-3), 3, {0, 2}, 4, board::fade(board::rgb(0x1A1008), 0.4F));
  canvas.rounded_rect(rect_.inset(-3), 3, t.panel);
  canvas.rect(rect_, t.paper);
  const float scale = rect_.w / sheet_.w;
  canvas.push_clip(rect_);
  canvas.push(board::Affine::move({rect_.x, rect_.y}) * board::Affine::scale(scale) *
              board::Affine::move({-sheet_.x, -sheet_.y}));
  if (!is_washed_) {
    is_washed_ = true;
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      washes_[side] = {};
      for (const HexId hex : held_[side]) {
        add_hex(washes_[side], layout_.centre(hex));
      }
    }
  }
  canvas.mesh(washes_[Seat::Union], {}, board::fade(t.usa_wash, 0.6F));
  canvas.mesh(washes_[Seat::Confederate], {}, board::fade(t.csa_wash, 0.5F));
  canvas.mesh(woods_, {}, board::fade(t.wood, 0.45F));
  canvas.mesh(water_, {}, board::fade(t.water, 0.75F));
  canvas.mesh(towns_, {}, board::fade(t.ink, 0.4F));
  canvas.pop();
  for (const Stack& stack : screen.board.stacks) {
    const Vec2 at = on_page(rect_, sheet_, map.centre_of(stack.hex));
    const board::Side side = side_of(stack.side);
    constexpr float kDot = 3;
    if (side == board::Side::Union) {
      canvas.rect({at.x - kDot + 0.5F, at.y - kDot + 0.5F, 2 * kDot - 1, 2 * kDot - 1}, t.mark(side));
    } else {
      canvas.fill(board::Path().polyline({at + Vec2{0, -kDot - 0.5F}, at + Vec2{kDot + 0.5F, 0},
                                          at + Vec2{0, kDot + 0.5F}, at + Vec2{-kDot - 0.5F, 0}},
                                         true),
                  t.mark(side));
    }
  }
  const Vec2 a = on_page(rect_, sheet_, {seen.x, seen.y});
  const Vec2 b = on_page(rect_, sheet_, {seen.right(), seen.bottom()});
  board::Stroke frame_line;
  frame_line.width = 2;
  canvas.rect_edge({a.x, a.y, b.x - a.x, b.y - a.y}, 1, frame_line, t.ink);
  canvas.pop_clip();
  canvas.rect_edge(rect_.inset(-3), 3, {}, t.ink3);
  map.add_area(kMinimapTarget, rect_.inset(-3), 6);
}

std::optional<Vec2> Minimap::map_point(Vec2 at) const {
  if (rect_.w <= 0) {
    return std::nullopt;
  }
  const float scale = sheet_.w / rect_.w;
  return Vec2{sheet_.x + (std::clamp(at.x, rect_.x, rect_.right()) - rect_.x) * scale,
              sheet_.y + (std::clamp(at.y, rect_.y, rect_.bottom()) - rect_.y) * scale};
}

}  // namespace longroll::web::hexgame
