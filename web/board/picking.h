#pragma once

#include <cstdint>
#include <vector>

#include "web/board/shape/geometry.h"

namespace longroll::board {

/// What the pointer can hit, gathered anew each time the board is drawn. A place is a rectangle about its own centre,
/// turned as it was drawn. Higher `z` wins; of equals the one added last, which is the one seen on top.
class PickList {
 public:
  static constexpr std::int32_t kNothing = -1;

  void clear() { places_.clear(); }

  /// An upright rectangle.
  void add(std::int32_t id, Rect rect, int z = 0);

  /// A rectangle of this size about `centre`, turned clockwise by `degrees`.
  void add(std::int32_t id, Vec2 centre, Vec2 size, float degrees, int z = 0);

  /// The id under the point; kNothing where there is none. `slop` widens every place by so many px, for fingers:
  /// a place that holds the point itself always beats one that is only near.
  std::int32_t at(Vec2 point, float slop = 0) const;

  /// The upright rectangle that encloses the topmost place with this id; empty (w = 0) where there is none. For focus
  /// rings, tooltips and the page's hidden mirror.
  Rect bounds(std::int32_t id) const;

  std::size_t size() const { return places_.size(); }

 private:
  struct Place {
    std::int32_t id;
    int z;
    Vec2 centre, half;
    float cosine, sine;
  };
  std::vector<Place> places_;
};

/// Turns raw pointer input into intents: a click is press and release on one id without wandering, a long press
/// (touch's hover) is a press that stays. Knows no clock: the caller says what time it is, in ms.
class Pointer {
 public:
  static constexpr float kWander = 8;        ///< CSS px a finger may stray in a click.
  static constexpr double kLongPress = 450;  ///< ms until a press becomes a long press.

  void press(Vec2 at, std::int32_t id, double now);
  void move(Vec2 at);
  /// The id that was clicked, or kNothing (released elsewhere, wandered, or it had become a long press).
  std::int32_t release(std::int32_t id, double now);
  void cancel() {
    pressed_ = PickList::kNothing;
    down_ = false;
  }

  /// The id held long enough, or kNothing.
  std::int32_t long_press(double now) const;
  bool is_down() const { return down_; }
  bool is_dragging() const { return down_ && wandered_; }
  /// Since the press.
  Vec2 travel() const { return last_ - start_; }

 private:
  Vec2 start_, last_;
  std::int32_t pressed_ = PickList::kNothing;
  double since_ = 0;
  bool down_ = false;
  bool wandered_ = false;
};

}  // namespace longroll::board
