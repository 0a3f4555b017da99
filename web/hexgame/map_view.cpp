#include "web/hexgame/map_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/board/counters.h"
#include "web/board/tween.h"
#include "web/hexgame/targets.h"
#include "web/views/ui.h"

namespace longroll::web::hexgame {

using board::Rect;
using board::Vec2;

void MapView::build(board::MapWork work) {
  picture_.build(std::move(work));
  camera_.set_sheet(layout().bounds());
}

bool MapView::arrange(const Area& area) {
  if (is_gliding_) {
    camera_ = to_;
    stop_gliding();
  }
  area_ = area;
  camera_.set_window(is_phone() ? area.table : area.table.inset(board::MapPicture::kBorder + 1));
  // The small map at the left; a row of buttons and the line of the digest on a phone, else a column of them.
  camera_.set_rim(is_phone() ? board::Camera::Rim{.left = 104, .top = 60, .bottom = 64}
                             : board::Camera::Rim{.left = 188, .right = 60});
  const bool is_first = !has_looked_ && area.table.w > 50;
  has_looked_ = has_looked_ || is_first;
  return is_first;
}

float MapView::counter_size() const {
  constexpr float kInHex = 48.0F / 41.0F;  // side of a counter by the hex's radius
  constexpr float kWhole = 66.0F / 48.0F;
  const float size = board::kHexRadius * kInHex * camera_.zoom();
  return size >= board::kChipSize ? size : std::min(board::kChipSize - 0.1F, size * kWhole);
}

board::Rect MapView::box_of(std::span<const HexId> hexes, float room) const {
  float left = 1e9F, top = 1e9F, right = -1e9F, bottom = -1e9F;
  for (const HexId hex : hexes) {
    const Vec2 at = centre_of(hex);
    left = std::min(left, at.x);
    right = std::max(right, at.x);
    top = std::min(top, at.y);
    bottom = std::max(bottom, at.y);
  }
  return {left - room, top - room, right - left + 2 * room, bottom - top + 2 * room};
}

HexId MapView::nearest_of(std::span<const HexId> hexes) const {
  const Vec2 middle = aimed().centre();
  const auto nearest = std::min_element(hexes.begin(), hexes.end(), [&](HexId a, HexId b) {
    return board::length(centre_of(a) - middle) < board::length(centre_of(b) - middle);
  });
  return nearest == hexes.end() ? kNoHex : *nearest;
}

void MapView::reveal(std::span<const HexId> hexes, float room) {
  if (hexes.empty()) {
    return;
  }
  const board::Rect box = box_of(hexes, room), seen = aimed().seen();
  const HexId nearest = nearest_of(hexes);
  const bool is_too_large = box.w > seen.w || box.h > seen.h;
  const board::Rect shown = is_too_large ? box_of({&nearest, 1}, room) : box;
  const board::Rect counters =
      is_too_large ? box_of({&nearest, 1}, board::kHexRadius) : box_of(hexes, board::kHexRadius);
  aim([&](board::Camera& camera) {
    camera.reveal(shown);
    clear_inset(camera, counters);
  });
}

/// Moves the map to the right or down, whichever is the shorter way to bring the box out from under the small map.
void MapView::clear_inset(board::Camera& camera, Rect box) const {
  if (inset_.w <= 0) {
    return;
  }
  const Vec2 a = camera.to_screen({box.x, box.y});
  const Vec2 b = camera.to_screen({box.right(), box.bottom()});
  const float right = inset_.right() - a.x;
  const float down = inset_.bottom() - a.y;
  if (right <= 0 || down <= 0 || b.x <= inset_.x || b.y <= inset_.y) {
    return;
  }
  const bool has_room_right = b.x + right <= camera.window().right();
  const bool has_room_down = b.y + down <= camera.window().bottom();
  if (has_room_right && (right <= down || !has_room_down)) {
    camera.pan({right, 0});
  } else if (has_room_down) {
    camera.pan({0, down});
  }
}

bool MapView::is_under(HexId hex, Rect rect) const {
  return rect.w > 0 && rect.inset(-counter_size() / 2).contains(aimed().to_screen(centre_of(hex)));
}

void MapView::uncover(HexId hex, Rect panel) {
  if (!is_hex(hex)) {
    return;
  }
  const Vec2 at = aimed().to_screen(centre_of(hex));
  const float over = at.y + counter_size() - panel.y;
  if (over > 0 && at.y < panel.bottom()) {
    aim([&](board::Camera& camera) { camera.pan({0, -over}); });
  }
}

void MapView::show_all(std::span<const HexId> hexes, float room) {
  if (!hexes.empty()) {
    const board::Rect box = box_of(hexes, room);
    aim([&](board::Camera& camera) {
      const board::Rect seen = camera.seen();
      box.w > seen.w || box.h > seen.h ? camera.fit(box, camera.zoom()) : camera.reveal(box);
    });
  }
}

void MapView::glide(const board::Camera& to) {
  const float way = board::length(to.centre() - camera_.centre()) * camera_.zoom();
  if (!may_glide_ || (way < 1 && to.zoom() == camera_.zoom())) {
    camera_ = to;
    stop_gliding();
    return;
  }
  from_ = camera_;
  to_ = to;
  glide_since_ = -1;
  is_gliding_ = true;
}

void MapView::tick(double now, bool is_still) {
  constexpr double kGlide = 280;  // ms
  may_glide_ = !is_still;
  if (!is_gliding_) {
    return;
  }
  glide_since_ = glide_since_ < 0 ? now : glide_since_;
  const auto t = static_cast<float>((now - glide_since_) / kGlide);
  if (is_still || t >= 1) {
    camera_ = to_;
    stop_gliding();
    return;
  }
  const float eased = board::ease_out_cubic(t);
  camera_.look_at(board::mix(from_.centre(), to_.centre(), eased),
                  from_.zoom() * std::pow(to_.zoom() / from_.zoom(), eased));
}

void MapView::begin_frame() {
  picks_.clear();
  rects_.clear();
}

void MapView::add_piece(PieceId piece, Vec2 centre, float size, int z) {
  picks_.add(piece, centre, {size, size}, 0, z);
  rects_[piece] = {centre.x - size / 2, centre.y - size / 2, size, size};
}

void MapView::add_area(std::int32_t target, Rect rect, int z) { picks_.add(target, rect, z); }

Rect MapView::rect_of_piece(PieceId piece) const {
  const auto found = rects_.find(piece);
  return found != rects_.end() ? found->second : Rect{};
}

Rect MapView::rect_of_hex(HexId hex) const {
  if (hex == kNoHex) {
    return {};
  }
  const Vec2 at = screen_of(hex);
  const float r = board::kHexRadius * camera_.zoom() * 0.8F;
  return {at.x - r, at.y - r, 2 * r, 2 * r};
}

bool MapView::is_visible(Rect rect, bool is_hex) const {
  const Vec2 at = rect.centre();
  const bool on_strip = strip_.contains(at);
  const bool in_window = camera_.window().contains(at);
  const auto& panels = ui::state().covered;
  return rect.w > 0 && !inset_.contains(at) && (is_hex ? in_window && !on_strip : in_window || on_strip) &&
         std::none_of(panels.begin(), panels.end(), [&](const Rect& r) { return r.contains(at); });
}

std::int32_t MapView::pick(Vec2 at, float slop) const {
  if (const std::int32_t id = picks_.at(at, 0); id != kNoTarget) {
    return id;
  }
  if (!camera_.window().contains(at)) {
    return kNoTarget;
  }
  // A finger finds a counter near it before the ground under it, when counters are small.
  if (const std::int32_t near = slop > 0 && counter_size() < 40 ? picks_.at(at, slop) : kNoTarget;
      near != kNoTarget && near != kMinimapTarget) {
    return near;
  }
  const HexId hex = layout().at(camera_.to_map(at));
  return hex == kNoHex ? kNoTarget : target_of_hex(hex);
}

bool MapView::key(std::int32_t code, bool shift) {
  // The codes of SDL's arrow keys; other keys are their own letters.
  constexpr std::int32_t kRight = 0x4000004F, kLeft = 0x40000050, kDown = 0x40000051, kUp = 0x40000052;
  constexpr float kPan = 90, kZoom = 1.25F;
  const Vec2 middle = camera_.window().centre();
  const auto pan = [&](Vec2 by) {
    if (shift) {
      stop_gliding();
      camera_.pan(by);
    }
    return shift;
  };
  switch (code) {
    case kRight:
      return pan({-kPan, 0});
    case kLeft:
      return pan({kPan, 0});
    case kDown:
      return pan({0, -kPan});
    case kUp:
      return pan({0, kPan});
    case '+':
    case '=':
      aim([&](board::Camera& camera) { camera.zoom_about(middle, kZoom); });
      return true;
    case '-':
      aim([&](board::Camera& camera) { camera.zoom_about(middle, 1 / kZoom); });
      return true;
    case '0':
      aim([](board::Camera& camera) { camera.fit(); });
      return true;
    default:
      return false;
  }
}

}  // namespace longroll::web::hexgame
