#include "web/shell/input.h"

#include <algorithm>
#include <cmath>

#include "imgui.h"

namespace longroll::web {

using board::Vec2;

void Input::poll(double now, float width, float height) {
  gestures_.clear();
  keys_.clear();
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    read(event, now, width, height);
  }
  if (long_press_in(now) == 0) {
    long_pressed_ = true;
    add({.kind = Gesture::Kind::LongPress, .at = last_, .start = start_, .touch = true});
  }
}

double Input::long_press_in(double now) const {
  const bool rests = down_ && touch_ == true && !wandered_ && !long_pressed_ && !pinched_;
  return rests ? std::max(0.0, kLongPress - (now - since_)) : -1;
}

void Input::read(const SDL_Event& event, double now, float width, float height) {
  ImGuiIO& io = ImGui::GetIO();
  stamp_ = static_cast<double>(event.common.timestamp);
  switch (event.type) {
    case SDL_MOUSEMOTION:
      if (event.motion.which != SDL_TOUCH_MOUSEID) {
        touch_ = false;
        const Vec2 at{static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)};
        io.AddMousePosEvent(at.x, at.y);
        move(at, false);
      }
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      if (event.button.which != SDL_TOUCH_MOUSEID && event.button.button == SDL_BUTTON_LEFT) {
        const Vec2 at{static_cast<float>(event.button.x), static_cast<float>(event.button.y)};
        touch_ = false;
        io.AddMousePosEvent(at.x, at.y);
        io.AddMouseButtonEvent(0, event.type == SDL_MOUSEBUTTONDOWN);
        if (event.type == SDL_MOUSEBUTTONDOWN) {
          press(at, now, false);
        } else {
          release(at, false);
        }
      } else if (event.type == SDL_MOUSEBUTTONDOWN && event.button.button == SDL_BUTTON_RIGHT) {
        keys_.push_back({SDLK_ESCAPE, false});
      }
      break;
    case SDL_MOUSEWHEEL: {
      const float x = -event.wheel.preciseX;
      const float y = event.wheel.preciseY;
      io.AddMouseWheelEvent(x, y);
      const bool zoom = (SDL_GetModState() & KMOD_CTRL) != 0;
      add({.kind = zoom ? Gesture::Kind::Pinch : Gesture::Kind::Wheel,
           .at = last_,
           .start = last_,
           .by = {x, y},
           .factor = zoom ? std::exp2(y * 0.25F) : 1});
      break;
    }
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_LEAVE && touch_ != true) {
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        add({.kind = Gesture::Kind::Leave, .at = last_, .start = last_});
      }
      break;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
      fingers_changed(event, now, width, height);
      break;
    case SDL_KEYDOWN:
      keys_.push_back({event.key.keysym.sym, (event.key.keysym.mod & KMOD_SHIFT) != 0});
      break;
    default:
      break;
  }
}

void Input::fingers_changed(const SDL_Event& event, double now, float width, float height) {
  ImGuiIO& io = ImGui::GetIO();
  const Vec2 at{event.tfinger.x * width, event.tfinger.y * height};
  const auto known = std::find_if(fingers_.begin(), fingers_.end(),
                                  [&](const Finger& finger) { return finger.id == event.tfinger.fingerId; });
  touch_ = true;
  io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  if (event.type == SDL_FINGERDOWN && known == fingers_.end()) {
    fingers_.push_back({event.tfinger.fingerId, at});
    if (fingers_.size() == 1) {
      io.AddMousePosEvent(at.x, at.y);
      io.AddMouseButtonEvent(0, true);
      press(at, now, true);
    } else {
      pinched_ = true;
      io.AddMouseButtonEvent(0, false);
    }
  } else if (event.type == SDL_FINGERMOTION && known != fingers_.end()) {
    if (fingers_.size() == 2) {
      const std::array<Vec2, 2> before{fingers_[0].at, fingers_[1].at};
      known->at = at;
      pinch(before);
    } else if (fingers_.size() == 1) {
      known->at = at;
      io.AddMousePosEvent(at.x, at.y);
      move(at, true);
    }
  } else if (event.type == SDL_FINGERUP && known != fingers_.end()) {
    fingers_.erase(known);
    if (fingers_.empty()) {
      if (!pinched_) {
        io.AddMousePosEvent(at.x, at.y);
        io.AddMouseButtonEvent(0, false);
      }
      release(at, true);
      io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
      pinched_ = false;
    }
  }
}

void Input::pinch(const std::array<Vec2, 2>& before) {
  const Vec2 now_a = fingers_[0].at;
  const Vec2 now_b = fingers_[1].at;
  const float was = length(before[1] - before[0]);
  const float is = length(now_b - now_a);
  const Vec2 middle = mix(now_a, now_b, 0.5F);
  add({.kind = Gesture::Kind::Pinch,
       .at = middle,
       .start = start_,
       .by = middle - mix(before[0], before[1], 0.5F),
       .factor = was > 1 ? is / was : 1,
       .touch = true});
}

void Input::press(Vec2 at, double now, bool touch) {
  down_ = true;
  wandered_ = false;
  long_pressed_ = false;
  since_ = now;
  start_ = last_ = at;
  add({.kind = Gesture::Kind::Press, .at = at, .start = at, .touch = touch});
}

void Input::move(Vec2 at, bool touch) {
  const Vec2 by = at - last_;
  last_ = at;
  if (!down_) {
    add({.kind = Gesture::Kind::Hover, .at = at, .start = at, .by = by, .touch = touch});
    return;
  }
  if (!wandered_ && length(at - start_) > kWander) {
    wandered_ = true;
    add({.kind = Gesture::Kind::DragBegin, .at = at, .start = start_, .by = at - start_, .touch = touch});
  } else if (wandered_) {
    add({.kind = Gesture::Kind::Drag, .at = at, .start = start_, .by = by, .touch = touch});
  }
}

void Input::release(Vec2 at, bool touch) {
  if (!down_) {
    return;
  }
  down_ = false;
  if (wandered_) {
    add({.kind = Gesture::Kind::DragEnd, .at = at, .start = start_, .by = at - last_, .touch = touch});
  } else if (!long_pressed_ && !pinched_) {
    add({.kind = Gesture::Kind::Tap, .at = at, .start = start_, .touch = touch});
  } else if (touch) {
    add({.kind = Gesture::Kind::Leave, .at = at, .start = start_, .touch = true});
  }
}

}  // namespace longroll::web
