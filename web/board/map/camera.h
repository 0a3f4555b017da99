#pragma once

#include <algorithm>

#include "web/board/shape/geometry.h"

namespace longroll::board {

/// The part of a map that is seen: a window on the page, the point of the map in its middle, and CSS px per map unit.
/// The window never leaves the sheet. A sheet lower than the window lies in its middle; one that is narrower leaves the
/// room that is over at its left, where title and key stand.
class Camera {
 public:
  static constexpr float kClosest = 2.5f;
  static constexpr float kSlack = 24;   ///< CSS px of empty sheet that may be seen past the map's edge.
  static constexpr float kRight = 56;   ///< CSS px at the right of a narrow sheet: buttons lie there.
  static constexpr float kSmall = 480;  ///< Windows narrower than this have no room for title and key.

  Rect window() const { return window_; }
  Rect sheet() const { return sheet_; }
  float zoom() const { return zoom_; }
  Vec2 centre() const { return centre_; }

  /// The window on the page, in CSS px. What was in the middle stays there.
  void set_window(Rect window) {
    window_ = window;
    clamp();
  }
  /// The map's bounds (HexLayout::bounds()).
  void set_sheet(Rect sheet) {
    sheet_ = sheet;
    clamp();
  }

  /// CSS px of empty ground past each edge of a sheet that is larger than the window: what lies over the map there,
  /// buttons and the small map, can be got off the hexes at the edge.
  struct Rim {
    float left = kSlack, top = kSlack, right = kSlack, bottom = kSlack;
  };
  void set_rim(Rim rim) {
    rim_ = rim;
    clamp();
  }

  /// The zoom at which the whole sheet is seen.
  float widest() const {
    if (sheet_.w <= 0 || sheet_.h <= 0) {
      return 1;
    }
    return std::clamp(std::min((window_.w - 2 * kSlack) / sheet_.w, (window_.h - 2 * kSlack) / sheet_.h), 0.02f,
                      kClosest);
  }
  /// Shows the whole sheet.
  void fit() { fit(sheet_); }
  /// Shows all of a part of the map, as near as that allows but no nearer than `most`.
  void fit(Rect part, float most = kClosest) {
    zoom_ = std::min(
        {(window_.w - 2 * kSlack) / std::max(part.w, 1.0f), (window_.h - 2 * kSlack) / std::max(part.h, 1.0f), most});
    centre_ = part.centre();
    clamp();
  }
  /// Looks at a point of the map.
  void look_at(Vec2 map_point) {
    centre_ = map_point;
    clamp();
  }
  void look_at(Vec2 map_point, float zoom) {
    zoom_ = zoom;
    look_at(map_point);
  }
  /// Moves as little as brings `part` of the map into the window, `margin` CSS px from its edges.
  void reveal(Rect part, float margin = 40) {
    const float half_w = std::max(0.0f, window_.w / 2 - margin) / zoom_;
    const float half_h = std::max(0.0f, window_.h / 2 - margin) / zoom_;
    const auto axis = [](float at, float half, float low, float high) {
      return high - low > 2 * half ? (low + high) / 2 : std::clamp(at, high - half, low + half);
    };
    centre_ = {axis(centre_.x, half_w, part.x, part.right()), axis(centre_.y, half_h, part.y, part.bottom())};
    clamp();
  }

  /// Drags the map by so many CSS px.
  void pan(Vec2 by) {
    centre_ = centre_ - by * (1 / zoom_);
    clamp();
  }
  /// Changes the zoom by a factor while the point of the map under `at` (on the page) stays there.
  void zoom_about(Vec2 at, float factor) {
    const Vec2 fixed = to_map(at);
    zoom_ = std::clamp(zoom_ * factor, widest(), std::max(kClosest, widest()));
    centre_ = fixed - (at - window_.centre()) * (1 / zoom_);
    clamp();
  }

  Vec2 to_screen(Vec2 map_point) const { return window_.centre() + (map_point - centre_) * zoom_; }
  Vec2 to_map(Vec2 page_point) const { return centre_ + (page_point - window_.centre()) * (1 / zoom_); }
  /// For Canvas::push(): what follows is drawn in map units.
  Affine affine() const { return Affine::move(to_screen({0, 0})) * Affine::scale(zoom_); }
  /// The part of the map in the window, in map units.
  Rect seen() const {
    const Vec2 corner = to_map({window_.x, window_.y});
    return {corner.x, corner.y, window_.w / zoom_, window_.h / zoom_};
  }
  /// How wide a line of width 1 is drawn, in CSS px: held from zoom 0.75 to 1.5, scaled beyond.
  float pen() const { return zoom_ < 0.75f ? zoom_ / 0.75f : zoom_ > 1.5f ? zoom_ / 1.5f : 1; }

 private:
  void clamp() {
    zoom_ = std::clamp(zoom_, widest(), std::max(kClosest, widest()));
    const auto axis = [this](float at, float low, float size, float window, float before, float after) {
      const float half = window / 2 / zoom_;
      return window >= size * zoom_ + 2 * kSlack - 1
                 ? low + size / 2
                 : std::clamp(at, low - before / zoom_ + half, low + size + after / zoom_ - half);
    };
    centre_ = {axis(centre_.x, sheet_.x, sheet_.w, window_.w, rim_.left, rim_.right),
               axis(centre_.y, sheet_.y, sheet_.h, window_.h, rim_.top, rim_.bottom)};
    if (const float over = window_.w - sheet_.w * zoom_; over > 2 * kRight && window_.w >= kSmall) {
      centre_.x -= (over / 2 - kRight) / zoom_;
    }
  }

  Rect window_{0, 0, 1, 1};
  Rect sheet_;
  Rim rim_;
  Vec2 centre_;
  float zoom_ = 1;
};

}  // namespace longroll::board
