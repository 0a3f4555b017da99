#pragma once

#include <cstddef>
#include <optional>

#include "web/views/game_model.h"

namespace longroll::web {

/// What others decide while the reader looks on: since when, how much of it, and whether he has had enough.
class Watch {
 public:
  /// Reads the moment on the screen. `phasing`: whose turn it is, where the game has turns of one side.
  void follow(const GameModel& model, Seat phasing, double now);
  /// A decision of the reader's own has come on the screen: what others answer is counted from here.
  void begin(const GameModel& model, double now);
  /// Shows what is left of the others' turn at once.
  void skip() { skips_ = true; }
  bool skips() const { return skips_; }
  void forget();

  /// The decisions of others from `from` to before `until`.
  struct Span {
    std::size_t from = 0, until = 0;
  };
  /// A turn of the other side that has just ended with the reader's own: told once.
  std::optional<Span> take_turn();
  /// The first decision that is watched now.
  std::size_t first() const { return first_; }

  /// Decisions that others have made since the reader's last.
  std::size_t decisions() const { return decisions_; }
  /// It takes long enough to offer him to skip it.
  bool is_long(double now) const;
  /// What is watched takes less time the longer it has taken, so that no phase of the other side lasts more than some
  /// 20 seconds: a factor of every duration, 0 when it is shown at once from here on.
  float haste(double now) const;
  /// ms until it is; negative: it is not waited for.
  double long_in(double now) const;

 private:
  bool is_watching_ = false;
  bool skips_ = false;
  std::size_t first_ = 0;
  std::size_t decisions_ = 0;
  double since_ = 0;
  bool is_theirs_ = false;      ///< it is the other side's turn
  std::size_t turn_first_ = 0;  ///< its first decision
  std::optional<Span> turn_;
};

}  // namespace longroll::web
