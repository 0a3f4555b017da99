#include "web/shell/replay_runner.h"

#include <algorithm>
#include <utility>

#include "web/shell/page.h"

namespace longroll::web {

void ReplayRunner::run(const std::string& title, Replay replay, OnPlayed then) {
  constexpr std::size_t kFew = 500;  ///< decisions that are played again at once
  if (replay.count() <= kFew) {
    then(replay.take());
    return;
  }
  screens_->go_home();
  MessageData message;
  message.title = "Opening " + title;
  message.lines = {"Its " + std::to_string(replay.count()) + " decisions are played again."};
  message.progress = 0;
  screens_->show_message(std::move(message));
  running_ = Running{std::move(replay), std::move(then)};
  screens_->request_frames(2);
}

void ReplayRunner::step() {
  constexpr std::size_t kPlies = 32;
  constexpr double kMilliseconds = 12;
  if (!running_) {
    return;
  }
  Replay& replay = running_->replay;
  for (const double until = page::now() + kMilliseconds; page::now() < until && replay.step(kPlies);) {
  }
  screens_->set_progress(static_cast<float>(replay.done()) /
                         static_cast<float>(std::max<std::size_t>(replay.count(), 1)));
  screens_->request_frames(2);
  if (replay.is_done()) {
    Running done = std::move(*running_);
    running_.reset();
    done.then(done.replay.take());
  }
}

}  // namespace longroll::web
