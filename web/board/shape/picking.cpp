#include "web/board/picking.h"

#include <algorithm>

namespace longroll::board {

void PickList::add(std::int32_t id, Rect rect, int z) { add(id, rect.centre(), {rect.w, rect.h}, 0, z); }

void PickList::add(std::int32_t id, Vec2 centre, Vec2 size, float degrees, int z) {
  const float t = radians(degrees);
  places_.push_back({id, z, centre, size * 0.5f, std::cos(t), std::sin(t)});
}

std::int32_t PickList::at(Vec2 point, float slop) const {
  std::int32_t best = kNothing;
  int best_z = 0;
  float best_gap = 0;
  for (const Place& place : places_) {
    const Vec2 d = point - place.centre;
    const float x = std::fabs(d.x * place.cosine + d.y * place.sine) - place.half.x;
    const float y = std::fabs(d.y * place.cosine - d.x * place.sine) - place.half.y;
    const float gap = length({std::max(x, 0.0f), std::max(y, 0.0f)});
    if (gap > slop) {
      continue;
    }
    const bool wins = best == kNothing || gap < best_gap || (gap == best_gap && place.z >= best_z);
    if (wins) {
      best = place.id;
      best_z = place.z;
      best_gap = gap;
    }
  }
  return best;
}

Rect PickList::bounds(std::int32_t id) const {
  const Place* found = nullptr;
  for (const Place& place : places_) {
    if (place.id == id && (found == nullptr || place.z >= found->z)) {
      found = &place;
    }
  }
  if (found == nullptr) {
    return {};
  }
  const float w = std::fabs(found->half.x * found->cosine) + std::fabs(found->half.y * found->sine);
  const float h = std::fabs(found->half.x * found->sine) + std::fabs(found->half.y * found->cosine);
  return {found->centre.x - w, found->centre.y - h, 2 * w, 2 * h};
}

void Pointer::press(Vec2 at, std::int32_t id, double now) {
  start_ = last_ = at;
  pressed_ = id;
  since_ = now;
  down_ = true;
  wandered_ = false;
}

void Pointer::move(Vec2 at) {
  last_ = at;
  wandered_ = wandered_ || length(last_ - start_) > kWander;
}

std::int32_t Pointer::release(std::int32_t id, double now) {
  const bool clicked = down_ && !wandered_ && id == pressed_ && now - since_ < kLongPress;
  down_ = false;
  pressed_ = PickList::kNothing;
  return clicked ? id : PickList::kNothing;
}

std::int32_t Pointer::long_press(double now) const {
  return down_ && !wandered_ && now - since_ >= kLongPress ? pressed_ : PickList::kNothing;
}

}  // namespace longroll::board
