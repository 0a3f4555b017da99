#pragma once
#include <string>

#include "engine/play/session.h"

namespace longroll {

/// The game so far as commands for `longroll serve` that play it again: "new dixie/bull-run seed=5", then a "do ..."
/// for each decision. What these commands cannot say (a position as the beginning, dictated dice) stands there as a
/// comment, a line that begins with '#'.
std::string commands_of(const Session& session);

/// While it lives, a failed check of this thread (core/check.h) also prints the commands of the session, and the action
/// that was about to be done. The innermost one prints. `session` and `doing` must outlive it.
class GameUnderWay {
 public:
  explicit GameUnderWay(const Session& session, const Action* doing = nullptr);
  ~GameUnderWay();
  GameUnderWay(const GameUnderWay&) = delete;
  GameUnderWay& operator=(const GameUnderWay&) = delete;

 private:
  static std::string text_of_innermost();

  const Session* session_;
  const Action* doing_;
  const GameUnderWay* outer_;
};

}  // namespace longroll
