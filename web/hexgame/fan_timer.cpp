// build: logic
#include "web/hexgame/fan_timer.h"

#include <algorithm>

namespace longroll::web::hexgame {

void FanTimer::lead_to(HexId hex, HexId open) {
  const bool closes = open != kNoHex;
  if (!closes && hex == kNoHex) {
    stay();
    return;
  }
  // A rest begins with each movement; the grace began when the pointer left.
  if (!is_running_ || !is_closing_ || !closes) {
    since_ = -1;
  }
  wanted_ = hex;
  is_running_ = true;
  is_closing_ = closes;
}

HexId FanTimer::tick(double now, HexId open) {
  if (!is_running_) {
    return open;
  }
  since_ = since_ < 0 ? now : since_;
  if (now - since_ < limit()) {
    return open;
  }
  if (is_closing_) {
    is_closing_ = false;
    is_running_ = wanted_ != kNoHex;
    return kNoHex;
  }
  stay();
  return wanted_;
}

double FanTimer::due_in(double now) const {
  return !is_running_ ? -1 : since_ < 0 ? 0 : std::max(0.0, since_ + limit() - now);
}

}  // namespace longroll::web::hexgame
