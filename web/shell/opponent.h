#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/play/registry.h"
#include "engine/play/session.h"
#include "web/views/match.h"

namespace longroll::web {

/// The computer's decisions. A worker with its own engine thinks, so that the page never stutters; where there is none,
/// the page thinks itself, in slices between frames. One question at a time; an answer to what
/// was asked before a cancel is dropped.
class Opponent {
 public:
  /// Starts thinking about the decision that is asked in `session`. `loaded` must outlive the thinking.
  void ask(const LoadedGame& loaded, const Session& session, const Match& match);
  void cancel();
  bool is_thinking() const { return thinking_; }
  /// Needs think() to be called every frame.
  bool is_thinking_here() const { return bot_ != nullptr; }

  /// A line from the worker, "number json".
  void on_answer(std::string_view line);
  /// The worker has failed: from now on the page thinks itself.
  void worker_failed();
  /// Thinks for about `ms` when there is no worker.
  void think(double ms, double (*clock)());

  /// A decision for this moment of the session is here, or several in a row: no need to ask.
  bool has_answer(const Session& session) const { return !row_.empty() && session.ply_count() == next_ply_; }
  /// The decision, once, when there is one for this moment.
  std::optional<Action> take(const Session& session);

 private:
  enum class Worker : std::uint8_t { NotStarted, Runs, Failed };

  void think_here();
  bool read_row(std::string_view json);

  Worker worker_ = Worker::NotStarted;
  bool thinking_ = false;
  unsigned number_ = 0;  ///< of the line that is to be answered
  const LoadedGame* loaded_ = nullptr;
  State state_;
  Seat seat_ = Seat::Nobody;
  Controller level_ = Controller::Normal;
  std::uint64_t seed_ = 0;
  std::unique_ptr<Bot> bot_;
  std::vector<Action> row_;   ///< what has been decided and not been taken, in order
  std::size_t next_ply_ = 0;  ///< decisions that have been made when the first of them is due
};

}  // namespace longroll::web
