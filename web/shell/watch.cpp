// build: logic
#include "web/shell/watch.h"

#include <algorithm>
#include <utility>

namespace longroll::web {
namespace {

constexpr double kLong = 700;  ///< ms
constexpr std::size_t kMany = 4;

}  // namespace

void Watch::begin(const GameModel& model, double now) {
  first_ = model.shown();
  decisions_ = 0;
  since_ = now;
}

void Watch::follow(const GameModel& model, Seat phasing, double now) {
  const bool is_watched =
      !model.may_act() && !model.is_replaying() && !model.is_curtain_down() && !model.outcome().over;
  if (is_watched && !is_watching_) {
    begin(model, now);
  }
  is_watching_ = is_watched;
  decisions_ = is_watched ? model.session().ply_count() - std::min(first_, model.session().ply_count()) : 0;
  const bool is_theirs = is_player(phasing) && is_player(model.reader()) && phasing != model.reader();
  if (!model.is_replaying() && is_theirs != is_theirs_) {
    if (is_theirs) {
      turn_first_ = model.shown();
    } else if (model.shown() > turn_first_) {
      turn_ = Span{turn_first_, model.shown()};
    }
    is_theirs_ = is_theirs;
  }
  // Who is asked in the middle of the others' turn (where to retreat to) does not see the rest of it slowly after all.
  if (model.outcome().over || (model.may_act() && (!is_player(phasing) || phasing == model.reader()))) {
    skips_ = false;
  }
}

std::optional<Watch::Span> Watch::take_turn() { return std::exchange(turn_, std::nullopt); }

void Watch::forget() {
  is_theirs_ = false;
  turn_.reset();
  is_watching_ = false;
  skips_ = false;
  decisions_ = 0;
}

bool Watch::is_long(double now) const { return is_watching_ && (decisions_ >= kMany || now - since_ >= kLong); }

float Watch::haste(double now) const {
  constexpr double kFaster = 8'000, kAtOnce = 14'000;  // ms since the reader's last decision
  const double watched = is_watching_ ? now - since_ : 0;
  return watched < kFaster ? 1 : watched < kAtOnce ? 0.4F : 0;
}

double Watch::long_in(double now) const { return is_watching_ && !is_long(now) ? since_ + kLong - now : -1; }

}  // namespace longroll::web
