#include "web/board/tween.h"

#include <algorithm>

namespace longroll::board {

float breath(float ms, bool still) {
  constexpr float kLow = 0.25f, kRest = 0.35f, kHigh = 0.45f;
  if (still || !is_breathing(ms)) {
    return kRest;
  }
  if (ms < duration::kLit) {
    return kRest * ease_out_cubic(ms / duration::kLit);
  }
  // One slow breath: up to the height, down to the depth, back to rest.
  const float t = (ms - duration::kLit) / duration::kBreath;
  return kRest + (kHigh - kLow) / 2 * std::sin(2 * std::numbers::pi_v<float> * t);
}

void Motion::set_reduced(bool reduced) {
  reduced_ = reduced;
  if (reduced_) {
    finish();
  }
}

void Motion::tick(double now) {
  now_ = std::max(now_, now);
  std::erase_if(running_, [this](const Run& run) { return now_ - run.begin >= static_cast<double>(run.ms); });
}

void Motion::start(std::uint64_t key, float ms, float delay) { glide(key, {}, {}, ms, delay); }

void Motion::glide(std::uint64_t key, Vec2 from, Vec2 to, float ms, float delay) {
  from = position(key, from);
  finish(key);
  if (!reduced_ && ms * pace_ > 0) {
    running_.push_back({key, now_ + static_cast<double>(delay * pace_), ms * pace_, from, to});
  }
}

const Motion::Run* Motion::find(std::uint64_t key) const {
  const auto it = std::find_if(running_.begin(), running_.end(), [key](const Run& run) { return run.key == key; });
  return it == running_.end() ? nullptr : &*it;
}

bool Motion::is_running(std::uint64_t key) const { return find(key) != nullptr; }

float Motion::linear(std::uint64_t key) const {
  const Run* run = find(key);
  return run == nullptr ? 1 : std::clamp(static_cast<float>(now_ - run->begin) / run->ms, 0.0f, 1.0f);
}

float Motion::progress(std::uint64_t key) const { return ease_out_cubic(linear(key)); }

Vec2 Motion::position(std::uint64_t key, Vec2 rest) const {
  const Run* run = find(key);
  return run == nullptr ? rest : mix(run->from, run->to, progress(key));
}

void Motion::finish(std::uint64_t key) {
  std::erase_if(running_, [key](const Run& run) { return run.key == key; });
}

}  // namespace longroll::board
