#pragma once

#include <cstdint>
#include <vector>

#include "web/board/shape/geometry.h"

namespace longroll::board {

/// 0 to 1, fast at first: every move of a piece eases like this.
constexpr float ease_out_cubic(float t) {
  const float u = 1 - (t < 0 ? 0 : t > 1 ? 1 : t);
  return 1 - u * u * u;
}

/// Durations in ms, from the look's table of motion.
namespace duration {
constexpr float kLit = 150, kBreath = 1600, kMove = 180, kMaxMove = 600, kFlip = 220, kDice = 500, kHitsLift = 120,
                kMarker = 140, kRout = 260, kTheme = 300;
}  // namespace duration

/// Light of a lawful target `ms` after it was lit: rises in 150 ms, breathes once for 1.6 s between 25 and 45 %, then
/// stays at 35 %. With `still` (the system asks for less motion) it is 35 % from the start.
float breath(float ms, bool still);
/// True while `breath` still changes.
constexpr bool is_breathing(float ms) { return ms < duration::kLit + duration::kBreath; }

/// The page's animations by key. Knows no clock: `tick` tells it the time. Keys are chosen by the caller (a card's id,
/// a panel's). When nothing is active nothing needs to be drawn. Values are read with the end value as the default, so
/// a finished animation needs no tidying.
class Motion {
 public:
  /// The system asks for less motion: everything jumps to its end.
  void set_reduced(bool reduced);
  bool is_reduced() const { return reduced_; }
  /// What is started from now on takes `factor` times as long; 0: it jumps to its end.
  void set_pace(float factor) { pace_ = factor; }
  float pace() const { return pace_; }

  /// Starts the frame; `now` in ms, never falling. Finished animations are forgotten.
  void tick(double now);
  double now() const { return now_; }

  /// Anything still moving: draw another frame.
  bool is_active() const { return !running_.empty(); }

  /// Runs `key` from 0 to 1 in `ms`, after `delay` ms. An animation of the same key begins anew.
  void start(std::uint64_t key, float ms, float delay = 0);
  /// Moves `key` from where it stands now (or `from` if it is at rest) to `to`.
  void glide(std::uint64_t key, Vec2 from, Vec2 to, float ms, float delay = 0);

  bool is_running(std::uint64_t key) const;
  /// Eased progress, 0 to 1; 1 when `key` is not running.
  float progress(std::uint64_t key) const;
  /// Plain progress, for flights that are not eased.
  float linear(std::uint64_t key) const;
  /// Where a glide stands; `rest` when `key` is not running.
  Vec2 position(std::uint64_t key, Vec2 rest) const;

  /// Any input finishes what is moving.
  void finish() { running_.clear(); }
  void finish(std::uint64_t key);

 private:
  struct Run {
    std::uint64_t key;
    double begin;
    float ms;
    Vec2 from, to;
  };
  const Run* find(std::uint64_t key) const;

  std::vector<Run> running_;
  double now_ = 0;
  float pace_ = 1;
  bool reduced_ = false;
};

}  // namespace longroll::board
