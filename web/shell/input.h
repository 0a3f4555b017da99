#pragma once

#include <SDL.h>

#include <array>
#include <optional>
#include <vector>

#include "web/board/shape/geometry.h"

namespace longroll::web {

/// What a hand did, mouse or finger alike.
struct Gesture {
  enum class Kind : std::uint8_t { Hover, Leave, Press, Tap, LongPress, DragBegin, Drag, DragEnd, Pinch, Wheel };
  Kind kind = Kind::Hover;
  board::Vec2 at{};     ///< where it is now (of a pinch: the middle)
  board::Vec2 start{};  ///< where it was pressed
  board::Vec2 by{};     ///< moved since the last gesture; of a wheel: notches
  float factor = 1;     ///< of a pinch or ctrl+wheel: growth since the last gesture
  bool touch = false;
  double when = 0;  ///< ms by SDL's clock: several may come in one frame
};

struct KeyPress {
  SDL_Keycode code = SDLK_UNKNOWN;
  bool shift = false;
};

/// Reads SDL's queue: mouse and fingers become gestures and Dear ImGui's mouse, keys become key presses. Holds no
/// policy.
class Input {
 public:
  /// Empties the queue. `now` in ms, `width` and `height` in CSS px.
  void poll(double now, float width, float height);

  const std::vector<Gesture>& gestures() const { return gestures_; }
  const std::vector<KeyPress>& keys() const { return keys_; }
  /// A finger has touched the screen since the page was opened, and the mouse has not moved since.
  bool is_touch(bool at_first) const { return touch_.value_or(at_first); }
  /// ms until the finger that rests on the screen has pressed long, 0 when it has; -1 when none rests or it was told.
  double long_press_in(double now) const;

  static constexpr float kWander = 8;        ///< CSS px that a press may stray
  static constexpr double kLongPress = 450;  ///< ms

 private:
  struct Finger {
    SDL_FingerID id;
    board::Vec2 at;
  };
  void read(const SDL_Event& event, double now, float width, float height);
  void press(board::Vec2 at, double now, bool touch);
  void move(board::Vec2 at, bool touch);
  void release(board::Vec2 at, bool touch);
  void fingers_changed(const SDL_Event& event, double now, float width, float height);
  void pinch(const std::array<board::Vec2, 2>& before);
  void add(Gesture gesture) {
    gesture.when = stamp_;
    gestures_.push_back(gesture);
  }

  std::vector<Gesture> gestures_;
  std::vector<KeyPress> keys_;
  std::vector<Finger> fingers_;
  std::optional<bool> touch_;  ///< none before the first finger or mouse
  bool down_ = false;
  bool wandered_ = false;
  bool pinched_ = false;  ///< a second finger came down during this press: no tap comes of it
  bool long_pressed_ = false;
  double since_ = 0;
  double stamp_ = 0;  ///< of the event that is being read
  board::Vec2 start_, last_;
};

}  // namespace longroll::web
