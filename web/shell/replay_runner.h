#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/record/game_store.h"
#include "web/shell/screens.h"

namespace longroll::web {

/// Plays a long game again in slices of a frame, under a page with a bar, before it can be shown.
class ReplayRunner {
 public:
  using OnPlayed = std::function<void(Result<Session>)>;

  explicit ReplayRunner(Screens& screens) : screens_(&screens) {}

  /// Hands the game on to `then`: at once when it is short. `title`: of what is opened, "the game".
  void run(const std::string& title, Replay replay, OnPlayed then);
  /// One slice, once a frame.
  void step();
  void stop() { running_.reset(); }

 private:
  struct Running {
    Replay replay;
    OnPlayed then;
  };
  Screens* screens_;
  std::optional<Running> running_;
};

}  // namespace longroll::web
