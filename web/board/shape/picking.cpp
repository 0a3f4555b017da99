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

}  // namespace longroll::board
