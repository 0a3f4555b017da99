// build: small
#include "engine/play/replay.h"

namespace longroll {

bool Replay::step(std::size_t plies) {
  for (; plies > 0 && !is_done(); --plies) {
    const std::size_t n = session_.ply_count();
    if (const Refusal refusal = session_.submit(session_.to_act(), choices_[n])) {
      fault_ = {"choice " + std::to_string(n + 1), std::string(refusal.reason)};
    }
  }
  return !is_done();
}

Result<Session> Replay::take() {
  step(SIZE_MAX);
  if (fault_ && unlawful_ == Unlawful::Refuse) {
    return *fault_;
  }
  return std::move(session_);
}

}  // namespace longroll
